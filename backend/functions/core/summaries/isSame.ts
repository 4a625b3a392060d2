import { isDeepStrictEqual } from 'node:util';
import type { Change, DocumentSnapshot } from 'firebase-functions/firestore';

/**
 * Whether an event leaves what a summary says of a document as it was, so that nothing need be read: the event of the change that
 * did make the difference comes by itself.
 * @param saidOf what the summary says of the document; null for nothing
 */
export const isSame = (
  change: Change<DocumentSnapshot> | undefined,
  saidOf: (snapshot: DocumentSnapshot) => unknown,
): boolean => change === undefined || isDeepStrictEqual(saidOf(change.before), saidOf(change.after));
