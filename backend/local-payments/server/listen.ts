import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { HttpResponse, HttpRequest } from './HttpResponse.ts';

/** Only reachable from this machine. */
const host = '127.0.0.1';
/** Maximum request size in bytes, more than any call of Stripe's API needs. */
const maxBodyBytes = 1_000_000;
/** Distance between the ports to try if one is taken, and how many to try. */
const step = 10;
const attempts = 10;

/**
 * Listens only on this machine: on the wanted port, or the next free one of +10, +20, …; 0 for any free one.
 * @throws the system's error for anything but a taken port
 */
export async function listen(
  wanted: number,
  answer: (requested: HttpRequest) => Promise<HttpResponse>,
): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => void respond(request, response, answer));
  const ports = wanted === 0 ? [0] : [...Array.from({ length: attempts }, (_, at) => wanted + at * step), 0];
  for (const port of ports) {
    const got = await tryPort(server, port);
    if (got !== null) return { server, port: got };
  }
  throw new Error(`No free port on ${host}.`);
}

function tryPort(server: Server, port: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException): void => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(null);
      else reject(error);
    };
    server.once('error', failed);
    server.listen({ host, port, exclusive: true }, () => {
      server.off('error', failed);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** Whether the request is addressed to this machine, and doesn't come from another site open in the browser. */
const isFromHere = ({ headers, method }: IncomingMessage): boolean => {
  const { host: named = '', origin } = headers;
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(named)) return false;
  return method === 'GET' || method === 'HEAD' || origin === undefined || origin === `http://${named}`;
};

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (requested: HttpRequest) => Promise<HttpResponse>,
): Promise<void> {
  try {
    if (!isFromHere(request)) {
      send(response, { status: 403, type: 'text/plain', body: 'Only these pages can send this.' });
      return;
    }
    const requested = request.url ?? '/';
    const base = `http://${request.headers.host}`;
    if (!URL.canParse(requested, base)) {
      send(response, { status: 400, type: 'text/plain', body: 'Invalid address.' });
      return;
    }
    const body = await readBody(request);
    if (body === null) {
      send(response, { status: 413, type: 'text/plain', body: 'This is too long.' });
      return;
    }
    send(
      response,
      await answer({
        method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'),
        url: new URL(requested, base),
        headers: request.headers as HttpRequest['headers'],
        body,
      }),
    );
  } catch (error) {
    console.error(error);
    const message = 'Local payments failed; see the startup output.';
    send(response, {
      status: 500,
      type: 'application/json',
      body: JSON.stringify({ error: { type: 'api_error', message } }),
    });
  }
}

function send(response: ServerResponse, { status, type, body, headers }: HttpResponse): void {
  response.writeHead(status, {
    'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(body);
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBodyBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
