import { HttpsError } from 'firebase-functions/https';
import { paths } from 'shared-lib/domain';
import { bucket } from '../../../kernel/firebase.ts';
import { stripMetadata } from './stripMetadata.ts';

/** The largest picture that fits in one answer; the storage rules accept none larger. */
const maxBytes = 10 * 1024 * 1024;

/** A picture that can't be shown, for any reason. */
const noPicture = () => new HttpsError('not-found', 'Photo not found.');

/**
 * A business's stored picture for a page without sign-in, without camera metadata. Its type is detected from the content.
 * @param path in storage, as a record names it
 * @returns `{ contentType, data }` with its bytes in base64
 * @throws HttpsError `not-found` if it is missing, belongs to another business, is too large, or isn't a picture
 */
export const readStoredPicture = async (
  customerId: string,
  path: string | null | undefined,
): Promise<{ contentType: string; data: string }> => {
  // A record may only name its own business's files.
  if (!path?.startsWith(`${paths.customer(customerId)}/`)) throw noPicture();
  try {
    const file = bucket().file(path);
    const [{ size = 0 }] = await file.getMetadata();
    if (Number(size) > maxBytes) throw noPicture();
    const [bytes] = await file.download();
    const shown = stripMetadata(bytes);
    if (shown === null) throw noPicture();
    return { contentType: shown.contentType, data: shown.bytes.toString('base64') };
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) throw noPicture();
    throw error;
  }
};
