import { randomInt } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import {
  contactSubmissionSchema,
  maxPublicPhotoBytes,
  newRequestNumber,
  type NewContactSubmission,
} from 'mf-communities/domain';
import { paths } from 'shared-lib/domain';
import { fieldRefusal } from '../../../kernel/fieldRefusal.ts';
import { bucket, firestore } from '../../../kernel/firebase.ts';
import { storedFields } from '../../../kernel/storedFields.ts';
import { stripJpegMetadata } from '../pictures/stripMetadata.ts';

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
  const picture = stripJpegMetadata(bytes);
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

/** How many times to draw another number if a request already has the first. */
const draws = 8;

/** A number that no other request of the business has. */
export const unusedRequestNumber = async (transaction: Transaction, customerId: string): Promise<string> => {
  const all = firestore().collection(paths.contactSubmissions(customerId));
  for (let draw = 1; ; draw += 1) {
    const number = newRequestNumber(randomInt);
    const { empty } = await transaction.get(all.where('number', '==', number).limit(1));
    if (empty || draw === draws) return number;
  }
};

/** A resident's message, as stored. */
export const storedSubmission = ({ receiptHash, ...fields }: NewContactSubmission) => ({
  ...storedFields(contactSubmissionSchema, fields),
  receiptHash,
});
