import { maxPublicPhotoBytes } from 'mf-communities/domain';
import { fieldRefusal } from '../../../kernel/fieldRefusal.ts';
import { bucket } from '../../../kernel/firebase.ts';
import { plainJpeg } from '../pictures/plainJpeg.ts';

/**
 * Reads a photo that a stranger sent, whatever its declared type.
 * @param sent base64; null for none
 * @returns its bytes as a JPEG without camera metadata; null for none
 * @throws HttpsError `invalid-argument` for the field `photo`: `tooLarge` or `notPicture`
 */
export const readPicture = (sent: string | null): Buffer | null => {
  if (sent === null) return null;
  const bytes = Buffer.from(sent, 'base64');
  if (bytes.length > maxPublicPhotoBytes)
    throw fieldRefusal('invalid-argument', 'The photo is too large.', { photo: { code: 'tooLarge' } });
  const picture = plainJpeg(bytes);
  if (picture === null)
    throw fieldRefusal('invalid-argument', 'This isn’t a photo.', { photo: { code: 'notPicture' } });
  return picture;
};

/**
 * Stores a stranger's photo. Idempotent.
 * @param path of `storagePaths`
 */
export const receivePicture = async (picture: Buffer, path: string): Promise<void> => {
  await bucket()
    .file(path)
    .save(picture, {
      resumable: false,
      metadata: { contentType: 'image/jpeg', metadata: { uploadedBy: 'resident' } },
    });
};
