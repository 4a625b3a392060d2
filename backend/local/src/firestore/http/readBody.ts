import type { IncomingMessage } from 'node:http';

import { requestTooLarge } from '../service/requestLimit.ts';

/**
 * The body of a request as text.
 *
 * @param maximum the largest length in bytes
 * @throws FirestoreError INVALID_ARGUMENT where the body is longer
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
