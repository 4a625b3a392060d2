import { documentId, where } from 'firebase/firestore';
import { paths, recordChangesSchema, type KeptKind } from '../../domain/index.ts';
import { listenToQuery } from '../listenTo.ts';
import { documentsAt } from '../liveHooks.ts';
import { reportProblem } from '../reportProblem.ts';

/**
 * Listens to how far records of a kind have changed: one document says so, which functions rewrite at each change, deletions included.
 * @param onChange gets null where that is not known.
 * @returns the function that detaches it.
 */
export const listenToLastChange = (
  customerId: string,
  kind: KeptKind,
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
