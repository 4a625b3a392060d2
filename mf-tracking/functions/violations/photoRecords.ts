import { paths, isEqual } from 'shared-lib/domain';
import {
  checkPhoto,
  haveSameFindings,
  violationSchema,
  type PhotoCheck,
  type Violation,
} from 'mf-tracking/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { storedFile } from '../photos/storedFile.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';
import { caseAt, violationOf } from './caseRecords.ts';

/** The SHA-256 of a business's file, in hex; null if it is missing, or not theirs. */
const hashOf = async (customerId: string, path: string): Promise<string | null> =>
  path.startsWith(`${paths.customer(customerId)}/`) ? ((await storedFile(path))?.sha256 ?? null) : null;

/** The photos from the field, the office, and the unit's residents. */
const photosOf = ({ photos, officePhotos, residentAnswers }: Violation) => [
  ...photos,
  ...officePhotos,
  ...residentAnswers.flatMap(({ photo }) => photo ?? []),
];

const checksOf = (violation: Violation, hashes: readonly (string | null)[]): PhotoCheck[] =>
  photosOf(violation).map((photo, index) => {
    const before = violation.photoChecks.find(({ path }) => path === photo.path) ?? null;
    return checkPhoto(photo, hashes[index] ?? null, before, Date.now());
  });

/**
 * Compares a violation's photos with the originals, and stores the result. It writes nothing if that is
 * already stored, so it is idempotent; when a person requested it, the time is updated too.
 * @returns the result; null when there is no such violation
 */
export const checkPhotosOf = async (
  customerId: string,
  violationId: string,
  isRequested: boolean,
): Promise<readonly PhotoCheck[] | null> => {
  const reference = caseAt(customerId, violationId);
  const before = violationOf(await reference.get());
  if (!before) return null;
  const hashes = await Promise.all(photosOf(before).map(({ path }) => hashOf(customerId, path)));
  return firestore().runTransaction(async (transaction) => {
    const now = violationOf(await transaction.get(reference));
    if (!now) return null;
    // They have changed since: their own event checks them.
    if (!isEqual(photosOf(now), photosOf(before))) return now.photoChecks;
    const checks = checksOf(now, hashes);
    if (isRequested || !haveSameFindings(checks, now.photoChecks)) {
      transaction.update(reference, storedFields(violationSchema, { photoChecks: checks }));
    }
    return checks;
  });
};
