import { collection, deleteDoc, doc, limit, orderBy, serverTimestamp, setDoc } from 'firebase/firestore';
import { paths, reprintSchema, type Reprint } from '../../domain/index.ts';
import { attemptWrite } from '../attemptWrite.ts';
import { combineLive } from '../combineLive.ts';
import { firestore } from '../firestore.ts';
import { documentsAt, liveCollection, type LiveOptions } from '../liveHooks.ts';

/** Whether a request covers a community. */
const appliesTo = ({ communityIds }: Pick<Reprint, 'communityIds'>, communityId: string): boolean =>
  communityIds === 'all' || communityIds.includes(communityId);

/** A community's labels printed before this time need a reprint, in epoch milliseconds; null if none do. */
export function reprintBefore(
  reprints: readonly Pick<Reprint, 'communityIds' | 'before'>[],
  communityId: string,
): number | null {
  const moments = reprints.flatMap((reprint) =>
    appliesTo(reprint, communityId) ? (reprint.before ?? []) : [],
  );
  return moments.length === 0 ? null : Math.max(...moments);
}

/** Maximum number of requests considered, latest first. */
const maxReprints = 50;

/** The requests to reprint labels, live, latest first. */
export const useReprints = liveCollection('listenToReprints', {
  schema: reprintSchema,
  query: (customerId) =>
    documentsAt(paths.reprints(customerId), orderBy('before', 'desc'), limit(maxReprints)),
});

/** A community's labels printed before this time need a reprint, in milliseconds, live; null if none do. */
export const useReprintCutoff = (communityId: string, options?: LiveOptions) =>
  combineLive([useReprints(undefined, options)], (reprints) => reprintBefore(reprints, communityId));

/** A new request id. */
export const newReprintId = (customerId: string): string =>
  doc(collection(firestore(), paths.reprints(customerId))).id;

/**
 * Requests a reprint of labels printed until now, or, when restoring a withdrawn request, until its time. Repeating
 * it with the same id does nothing more.
 */
export const requestReprint = (
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

/** Withdraws a request. */
export const cancelReprint = (customerId: string, reprintId: string) =>
  attemptWrite('Taking back that labels be printed again', () =>
    deleteDoc(doc(firestore(), paths.reprint(customerId, reprintId))),
  );
