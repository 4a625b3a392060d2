import { collection, deleteDoc, doc, limit, orderBy, serverTimestamp, setDoc } from 'firebase/firestore';
import { maxReprints, paths, reprintBefore, reprintSchema, type Reprint } from '../../domain/index.ts';
import { attemptWrite } from '../attemptWrite.ts';
import { combineLive } from '../combineLive.ts';
import { firestore } from '../firestore.ts';
import { documentsAt, liveCollection, type LiveOptions } from '../liveHooks.ts';

/** The wishes that labels be printed again, live, the latest first. */
export const useReprints = liveCollection('listenToReprints', {
  schema: reprintSchema,
  query: (customerId) =>
    documentsAt(paths.reprints(customerId), orderBy('before', 'desc'), limit(maxReprints)),
});

/** Before when a community's labels must have been printed to be printed again, in milliseconds, live; null for none of them. */
export const useReprintBefore = (communityId: string, options?: LiveOptions) =>
  combineLive([useReprints(undefined, options)], (reprints) => reprintBefore(reprints, communityId));

/** A new id for a wish. */
export const newReprintId = (customerId: string): string =>
  doc(collection(firestore(), paths.reprints(customerId))).id;

/**
 * Asks that labels be printed again that were printed until now, or, where a wish comes back that was taken back, until then. Repeating it
 * with the same id does nothing twice.
 */
export const askForReprint = (
  customerId: string,
  uid: string,
  { id, communityIds, before }: Pick<Reprint, 'id' | 'communityIds' | 'before'>,
) =>
  attemptWrite('Asking that labels be printed again', () =>
    setDoc(doc(firestore(), paths.reprint(customerId, id)), {
      communityIds,
      before: before === null ? serverTimestamp() : new Date(before),
      createdAt: serverTimestamp(),
      createdBy: uid,
      updatedAt: serverTimestamp(),
    }),
  );

/** Takes a wish back. */
export const takeBackReprint = (customerId: string, reprintId: string) =>
  attemptWrite('Taking back that labels be printed again', () =>
    deleteDoc(doc(firestore(), paths.reprint(customerId, reprintId))),
  );
