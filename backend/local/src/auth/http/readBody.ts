import type { IncomingMessage } from 'node:http';
import { AuthError, malformed } from '../AuthError.ts';
import { isTooDeep } from '../isTooDeep.ts';

/** The largest request, in bytes. The SDKs send smaller ones. */
const maximumBody = 10 * 1024 * 1024;

const tooLarge = (): AuthError =>
  new AuthError(413, undefined, 'The request is too large.', { reason: 'uploadTooLarge' });

/**
 * The body of a request: JSON, or the fields of a form. An empty one is an object without fields.
 *
 * @throws AuthError for one that is too large, too deep or can't be read
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
  if (isTooDeep(body)) throw malformed('It is too deep.');
  try {
    return JSON.parse(body) as unknown;
  } catch (error) {
    throw malformed((error as SyntaxError).message, 'parseError');
  }
}

/** @throws AuthError for a text that is too large; what is left of it stays to be read */
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
