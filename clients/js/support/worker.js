// A worker that holds the module and serves it to the port that it is sent.
import { parentPort, workerData } from 'node:worker_threads';
import { joinPort } from '../src/transports/port.js';
import { ModuleTransport } from '../src/transports/wasm.js';

parentPort.once('message', (port) => joinPort(port, new ModuleTransport(workerData.module)));
