import type { IncomingMessage } from 'node:http';
import { AuthError, malformed } from '../AuthError.ts';
import { isNestedTooDeeply } from '../isNestedTooDeeply.ts';

/** Maximum request size in bytes; the SDKs send less. */
const maximumBody = 10 * 1024 * 1024;

const tooLarge = (): AuthError =>
  new AuthError(413, undefined, 'The request is too large.', { reason: 'uploadTooLarge' });

/**
 * A request's body: JSON, or form fields. An empty body is an empty object.
 *
 * @throws AuthError if it is too large, too deeply nested or invalid
 */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const body = await readText(request);
  if (body === '') return {};
  const [type = ''] = (request.headers['content-type'] ?? 'application/json').split(';');
  if (type.trim().toLowerCase() === 'application/x-www-form-urlencoded') {
    return Object.fromEntries(new URLSearchParams(body));
  }
  if (type.trim().toLowerCase() !== 'application/json') {
    throw new AuthError(400, undefined, `Invalid content-type: ${type}`, { reason: 'unknown' });
  }
  if (isNestedTooDeeply(body)) throw malformed('It is too deep.');
  try {
    return JSON.parse(body) as unknown;
  } catch (error) {
    throw malformed((error as SyntaxError).message, 'parseError');
  }
}

/** @throws AuthError for a body that is too large; the rest of it stays unread */
async function readText(request: IncomingMessage): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > maximumBody) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maximumBody) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
