import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import { carriesForeignToken } from './carriesForeignToken.ts';
import { isTooDeep } from './isTooDeep.ts';

/** The largest request, in bytes. The SDKs send smaller ones. */
const maximumBody = 10 * 1024 * 1024;

interface Refusal {
  readonly status: number;
  readonly error: object;
}

const invalid = (message: string): Refusal => ({
  status: 400,
  error: {
    code: 400,
    status: 'INVALID_ARGUMENT',
    message,
    errors: [{ message, reason: 'invalid', domain: 'global' }],
  },
});

/** What is wrong with a body, in Auth's words; null for one that may be read. @param body null for one that is too large */
function refusalOf(body: string | null): Refusal | null {
  if (body === null) return { status: 413, error: { code: 413, message: 'The request is too large.' } };
  if (isTooDeep(body)) return invalid('Invalid JSON payload received. It is too deep.');
  return carriesForeignToken(body) ? invalid('INVALID_ID_TOKEN') : null;
}

/**
 * Refuses as invalid what the Auth emulator would answer with an internal error: an ID token without Firebase's claims, and a body that
 * is too deep; and what is too large.
 */
export function refusingUnreadable(listener: RequestListener): RequestListener {
  return (request, response) => {
    peekBody(request).then(
      (body) => {
        const refusal = refusalOf(body);
        if (refusal === null) {
          listener(request, response);
          return;
        }
        // Reads the rest and drops it, because a client reads the answer only after it has sent everything.
        request.resume();
        response.writeHead(refusal.status, {
          'Content-Type': 'application/json; charset=utf-8',
          'Access-Control-Allow-Origin': '*',
        });
        response.end(JSON.stringify({ error: refusal.error }));
      },
      // The client has gone.
      () => response.destroy(),
    );
  };
}

/** The body of a request, which stays to be read; null for one that is too large. One without a length comes in chunks, until its end. */
async function peekBody(request: IncomingMessage): Promise<string | null> {
  const { 'content-length': given, 'transfer-encoding': encoding } = request.headers;
  const length = encoding === undefined ? Number(given ?? 0) : Infinity;
  if (given !== undefined && Number(given) > maximumBody) return null;
  const chunks: Buffer[] = [];
  for (let size = 0; size < length;) {
    const chunk = request.read() as Buffer | null;
    if (chunk !== null) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > maximumBody) return null;
    } else if (request.complete) {
      break;
    } else {
      await once(request, 'readable');
    }
  }
  const body = Buffer.concat(chunks);
  // At once: when the end has been told, nothing can be put back any more.
  if (body.length > 0) request.unshift(body);
  return body.toString('utf8');
}
