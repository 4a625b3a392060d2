import { documentId, where } from 'firebase/firestore';
import { paths, recordChangesSchema, type CachedKind } from '../../domain/index.ts';
import { listenToQuery } from '../listenTo.ts';
import { documentsAt } from '../liveHooks.ts';
import { reportProblem } from '../reportProblem.ts';

/**
 * Listens to the change marker of a kind of records: one document that functions rewrite at each change, including
 * deletions.
 * @param onChange gets null if it is unknown.
 * @returns the function that detaches it.
 */
export const listenToLastChange = (
  customerId: string,
  kind: CachedKind,
  onChange: (change: string | null) => void,
): (() => void) =>
  listenToQuery(
    documentsAt(paths.changes(customerId), where(documentId(), '==', kind)),
    recordChangesSchema,
    ([word]) => onChange(word?.change ?? null),
    (error) => {
      reportProblem(`Listening to whether ${kind} have changed failed`, error);
      onChange(null);
    },
  );
