import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import { carriesForeignToken } from './carriesForeignToken.ts';

const message = 'INVALID_ID_TOKEN';
const refusal = {
  error: {
    code: 400,
    status: 'INVALID_ARGUMENT',
    message,
    errors: [{ message, reason: 'invalid', domain: 'global' }],
  },
};

/**
 * Refuses an ID token without Firebase's claims as invalid. The Auth emulator would answer it with an internal error.
 */
export function refusingForeignTokens(listener: RequestListener): RequestListener {
  return (request, response) => {
    peekBody(request).then(
      (body) => {
        if (!carriesForeignToken(body)) {
          listener(request, response);
          return;
        }
        request.resume();
        response.writeHead(400, {
          'Content-Type': 'application/json; charset=utf-8',
          'Access-Control-Allow-Origin': '*',
        });
        response.end(JSON.stringify(refusal));
      },
      // The client has gone.
      () => response.destroy(),
    );
  };
}

/** The body of a request that says how long it is, which stays to be read; of another, nothing. */
async function peekBody(request: IncomingMessage): Promise<string> {
  const length = Number(request.headers['content-length'] ?? 0);
  const chunks: Buffer[] = [];
  for (let size = 0; size < length;) {
    const chunk = request.read() as Buffer | null;
    if (chunk === null) {
      await once(request, 'readable');
    } else {
      chunks.push(chunk);
      size += chunk.length;
    }
  }
  const body = Buffer.concat(chunks);
  if (body.length > 0) request.unshift(body);
  return body.toString('utf8');
}
