import { limit, query, type Query } from 'firebase/firestore';
import type { DocumentSchema } from '../../domain/index.ts';
import { listenToQuery } from '../listenTo.ts';

/** How many documents the first step requests; each further step doubles that. */
const firstStep = 100;

/**
 * Listens to all documents of a query, in steps of limited size. Nothing is returned before all of them have arrived.
 * @returns the function that detaches it.
 */
export function listenToAllDocuments<T>(
  requested: Query,
  schema: DocumentSchema<T>,
  onData: (records: readonly T[]) => void,
  onError: (error: unknown) => void,
): () => void {
  let detach = () => {};
  const step = (max: number) => {
    let isLast = true;
    const before = detach;
    const leave = listenToQuery(
      query(requested, limit(max)),
      schema,
      (records, found) => {
        if (!isLast) return;
        before();
        if (found < max) return onData(records);
        isLast = false;
        step(2 * max);
      },
      onError,
    );
    detach = () => {
      before();
      leave();
    };
  };
  step(firstStep);
  return () => detach();
}
