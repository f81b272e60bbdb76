import type { Transport } from './transport.js';

/** What a MessagePort, a Worker and a worker's own scope have in common. */
export interface PortLike {
  postMessage(message: any): void;
  addEventListener(type: 'message', listener: (event: any) => void): void;
  removeEventListener(type: 'message', listener: (event: any) => void): void;
  start?(): void;
  close?(): void;
}

/** The part of WebSocket that is used. */
export interface SocketLike {
  readonly readyState: number;
  send(message: string): void;
  close(): void;
  addEventListener(type: any, listener: (event: any) => void): void;
}

/**
 * A transport over anything with `postMessage` and message events. A port tells of no end: give `worker.terminate` or
 * the like as `close`.
 */
export function portTransport(port: PortLike, options?: { close?: () => void }): Transport;

/** A transport over a WebSocket whose other end passes each message on as one text. */
export function socketTransport(socket: SocketLike): Transport;

/** Lets a port and a transport talk to each other: what a worker does that holds the module. */
export function joinPort(port: PortLike, transport: Transport): void;
