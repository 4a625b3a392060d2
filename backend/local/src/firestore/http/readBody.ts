import type { IncomingMessage } from 'node:http';

import { requestTooLarge } from '../service/requestLimit.ts';

/**
 * A request's body as text.
 *
 * @param maximum maximum length in bytes
 * @throws FirestoreError INVALID_ARGUMENT if the body is longer
 */
export async function readBody(request: IncomingMessage, maximum: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maximum) throw requestTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
