import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Each connection of HTTP/2, and so of gRPC, begins with `PRI * HTTP/2.0`; no method of HTTP/1 begins like that. */
const HTTP2_BEGINNING = Buffer.from('PRI');

/**
 * Lets a server of HTTP/1 hand connections of HTTP/2 over to another one, so that one port serves both, as that of Firebase's own
 * emulator does; tools are given one address for REST and for gRPC.
 */
export class Http2Handover {
  /** Connections on which nothing came yet, so that nobody serves them. */
  readonly #silent = new Set<Socket>();

  /** @param take serves a connection of HTTP/2 from its beginning */
  constructor(server: Server, take: (socket: Socket) => void) {
    const serveHttp1 = server.listeners('connection') as ((this: Server, socket: Socket) => void)[];
    server.removeAllListeners('connection');
    server.on('connection', (socket: Socket) => {
      this.#silent.add(socket);
      const forget = (): void => void this.#silent.delete(socket);
      // A client may reset a connection before anyone listens for that.
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

  /** Ends the connections on which nothing came. */
  close(): void {
    for (const socket of this.#silent) socket.destroy();
  }
}
