import { isDeepStrictEqual } from 'node:util';
import type { Change, DocumentSnapshot } from 'firebase-functions/firestore';

/**
 * Whether an event leaves a document's part of a summary unchanged, so nothing needs to be read: the change that made a difference has an
 * event too.
 * @param contentOf the document's part of the summary; null for none
 */
export const isSame = (
  change: Change<DocumentSnapshot> | undefined,
  contentOf: (snapshot: DocumentSnapshot) => unknown,
): boolean => change === undefined || isDeepStrictEqual(contentOf(change.before), contentOf(change.after));
