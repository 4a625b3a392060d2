import type { Change, DocumentSnapshot } from 'firebase-functions/firestore';
import { isSame } from 'backend/functions/core/summaries/isSame.ts';
import { checkPhotosOf } from './photoRecords.ts';

/** The lists of a violation that may name photos. */
const photosOf = (snapshot: DocumentSnapshot) =>
  ['photos', 'officePhotos', 'residentAnswers'].map((field): unknown => snapshot.get(field));

/** Checks a violation's photos when it is reported, and when photos are added. */
export const checkPhotosOfViolation = async (
  customerId: string,
  data: Change<DocumentSnapshot>,
): Promise<void> => {
  if (isSame(data, photosOf)) return;
  const hasAny = [...photosOf(data.before), ...photosOf(data.after)].some(
    (photos) => Array.isArray(photos) && photos.length > 0,
  );
  if (hasAny) await checkPhotosOf(customerId, data.after.id, false);
};
