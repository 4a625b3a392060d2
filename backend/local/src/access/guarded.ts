import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { AccessError } from './Access.ts';
import type { Access } from './Access.ts';

/** Handles a request for another protocol, e.g. a WebSocket handshake. */
export type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Answers only admitted requests. */
export const guarded =
  (access: Access, listener: RequestListener): RequestListener =>
  (request, response) => {
    try {
      access.admit(request);
    } catch (error) {
      if (!(error instanceof AccessError)) throw error;
      // The client reads the response once it has sent everything.
      request.resume();
      answerRefusal(response, error);
      return;
    }
    listener(request, response);
  };

/** Answers only admitted handshakes, and closes other connections. */
export const guardedUpgrade =
  (access: Access, listener: UpgradeListener): UpgradeListener =>
  (request, socket, head) => {
    try {
      access.admit(request);
    } catch {
      socket.destroy();
      return;
    }
    listener(request, socket, head);
  };

/** Sends a refusal, without CORS permission to read the reason. */
export function answerRefusal(response: ServerResponse, { message }: AccessError): void {
  response.writeHead(403, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  });
  response.end(JSON.stringify({ error: { code: 403, message, status: 'PERMISSION_DENIED' } }));
}
