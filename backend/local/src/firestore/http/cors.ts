import type { IncomingMessage, ServerResponse } from 'node:http';

const EXPOSED_HEADERS = 'x-client-wire-protocol, x-http-session-id, x-http-initial-response';
const MAX_AGE_SECONDS = '3600';

/** Sets the CORS headers for a page that has been admitted. */
export function allowCrossOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS);
  response.setHeader('Vary', 'Origin');
}

/** Answers a preflight request, allowing whatever method and headers the browser asks for. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS');
  const headers = request.headers['access-control-request-headers'];
  if (headers !== undefined) response.setHeader('Access-Control-Allow-Headers', headers);
  response.setHeader('Access-Control-Max-Age', MAX_AGE_SECONDS);
  response.writeHead(204).end();
}
