import { createServer, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Access } from './access/Access.ts';
import { guarded, guardedUpgrade, type UpgradeListener } from './access/guarded.ts';

/**
 * How long an idle connection stays open, in milliseconds: longer than clients keep theirs. If we closed one just as a client reused it,
 * the request would fail, and not every client retries.
 */
export const keepAliveTimeout = 305_000;

export interface HttpServer {
  readonly port: number;
  /** Also closes open connections; resolves when the port is free. */
  stop(): Promise<void>;
}

/**
 * Listens on an address.
 *
 * @param port 0 for any free one
 * @param onUpgrade if omitted, upgrade requests' connections are closed
 * @param access who may use it; by default this machine's pages, and programs
 * @throws the system's error if the port isn't available
 */
export function startHttpServer(
  listener: RequestListener,
  host: string,
  port: number,
  onUpgrade?: UpgradeListener,
  access = new Access(),
): Promise<HttpServer> {
  const server = createServer({ keepAliveTimeout }, guarded(access, listener));
  const upgraded = new Set<Duplex>();
  if (onUpgrade) {
    const admitted = guardedUpgrade(access, onUpgrade);
    server.on('upgrade', (request, socket, head) => {
      upgraded.add(socket);
      socket.once('close', () => upgraded.delete(socket));
      admitted(request, socket, head);
    });
  }
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address !== null ? address.port : port,
        stop: () => stopServer(server, upgraded),
      });
    });
  });
}

function stopServer(server: Server, upgraded: ReadonlySet<Duplex>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
    // The server doesn't count these as connections, yet waits for them.
    for (const socket of upgraded) socket.destroy();
  });
}
