import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { formKey } from 'backend/functions/core/contact/formKey.ts';

/** The record after which a list continues, latest night first. */
export interface ListCursor {
  /** `YYYY-MM-DD` */
  readonly serviceDate: string;
  readonly id: string;
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** The key that seals cursors, derived from the one that signs forms. */
const placeKey = async (): Promise<Buffer> =>
  createHash('sha256')
    .update(`managerPlaces/${await formKey()}`)
    .digest();

/**
 * Seals a cursor before it is handed out: a record's id starts with its author's.
 * @param of identifies the list
 */
export const sealCursor = async (of: string, { serviceDate, id }: ListCursor): Promise<string> => {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, await placeKey(), nonce).setAAD(Buffer.from(of));
  const sealed = Buffer.concat([sealing.update(`${serviceDate} ${id}`, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
};

/** Opens a cursor that `sealCursor` made for the same list; null for anything else. */
export const openCursor = async (of: string, sealed: string): Promise<ListCursor | null> => {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= nonceBytes + tagBytes) return null;
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)];
  const opening = createDecipheriv(cipher, await placeKey(), nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(of))
    .setAuthTag(tag);
  try {
    const words =
      opening.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opening.final('utf8');
    const [serviceDate = '', id = ''] = [words.slice(0, 10), words.slice(11)];
    return { serviceDate, id };
  } catch {
    return null;
  }
};
