import type { Transport } from './transport.js';

/** A transport over HTTP, for a page whose server runs the program: an event stream one way, POST the other. */
export function bridgeTransport(
  address: string | { readonly href: string },
  options?: { EventSource?: any; fetch?: any },
): Transport;
