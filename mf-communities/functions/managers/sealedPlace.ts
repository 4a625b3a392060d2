import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { formKey } from 'backend/functions/core/contact/formKey.ts';

/** The record after which a list continues, latest night first. */
export interface Place {
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
export const sealPlace = async (of: string, { serviceDate, id }: Place): Promise<string> => {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, await placeKey(), nonce).setAAD(Buffer.from(of));
  const sealed = Buffer.concat([sealing.update(`${serviceDate} ${id}`, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
};

/** Opens a cursor that `sealPlace` made for the same list; null for anything else. */
export const openPlace = async (of: string, sealed: string): Promise<Place | null> => {
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
