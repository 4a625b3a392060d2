import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { AccessError } from './Access.ts';
import type { Access } from './Access.ts';

/** Answers a request for another protocol, such as a WebSocket's handshake. */
export type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Answers only requests that are admitted. */
export const guarded =
  (access: Access, listener: RequestListener): RequestListener =>
  (request, response) => {
    try {
      access.admit(request);
    } catch (error) {
      if (!(error instanceof AccessError)) throw error;
      // The client reads the answer once it has sent everything.
      request.resume();
      answerRefusal(response, error);
      return;
    }
    listener(request, response);
  };

/** Answers only handshakes that are admitted; the connection of another is closed. */
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

/** Says no, without leave for the page to read why. */
export function answerRefusal(response: ServerResponse, { message }: AccessError): void {
  response.writeHead(403, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  });
  response.end(JSON.stringify({ error: { code: 403, message, status: 'PERMISSION_DENIED' } }));
}
