import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { bodyTypes } from 'shared-lib/contract/registry';
import { done, refused, type Outcome } from './Outcome.ts';

const unzip = promisify(gunzip);

/** The parts of a request that its body is read from. */
export interface BodyRequest {
  readonly rawBody?: Uint8Array | undefined;
  /** Its content type. */
  readonly type: string | undefined;
}

/**
 * A request's body as parsed JSON.
 * @param most bytes, both as sent and unpacked; unpacking stops at this size
 * @returns refused with 413 if it is larger, 415 for another content type, 400 if it isn't JSON
 */
export const readBody = async (
  { rawBody = new Uint8Array(), type = '' }: BodyRequest,
  max: number,
): Promise<Outcome<unknown>> => {
  const tooLarge = refused(413, `The request has more than ${max} bytes.`);
  if (rawBody.length > max) return tooLarge;
  const [essence = ''] = type.split(';');
  if (essence !== bodyTypes.json && essence !== bodyTypes.gzip)
    return refused(415, `The content type is ${bodyTypes.json} or ${bodyTypes.gzip}, not "${essence}".`);
  let text: Uint8Array = rawBody;
  if (essence === bodyTypes.gzip) {
    try {
      text = await unzip(rawBody, { maxOutputLength: max });
    } catch (error) {
      return (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE'
        ? tooLarge
        : refused(400, 'The body isn’t compressed with gzip.');
    }
  }
  try {
    return done(JSON.parse(Buffer.from(text).toString()));
  } catch {
    return refused(400, 'The body isn’t JSON.');
  }
};
