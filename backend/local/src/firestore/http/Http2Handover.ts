import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Every HTTP/2 (and so gRPC) connection begins with `PRI * HTTP/2.0`; no HTTP/1 method begins like that. */
const HTTP2_BEGINNING = Buffer.from('PRI');

/**
 * Lets an HTTP/1 server hand HTTP/2 connections over to another server so that one port serves both, like Firebase's own emulator: tools
 * get one address for REST and gRPC.
 */
export class Http2Handover {
  /** Connections that haven't sent anything yet, so neither server handles them. */
  readonly #silent = new Set<Socket>();

  /** @param take serves an HTTP/2 connection from its first byte */
  constructor(server: Server, take: (socket: Socket) => void) {
    const serveHttp1 = server.listeners('connection') as ((this: Server, socket: Socket) => void)[];
    server.removeAllListeners('connection');
    server.on('connection', (socket: Socket) => {
      this.#silent.add(socket);
      const forget = (): void => void this.#silent.delete(socket);
      // A client may reset a connection before anything else listens for errors.
      socket.on('error', forget).once('close', forget);
      socket.once('readable', () => {
        socket.off('error', forget).off('close', forget);
        forget();
        const first = socket.read() as Buffer | null;
        if (first) socket.unshift(first);
        if (first?.subarray(0, HTTP2_BEGINNING.length).equals(HTTP2_BEGINNING)) take(socket);
        else for (const serve of serveHttp1) serve.call(server, socket);
      });
    });
  }

  /** Closes the connections without data. */
  close(): void {
    for (const socket of this.#silent) socket.destroy();
  }
}
