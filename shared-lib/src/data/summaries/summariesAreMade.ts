import { paths, summaryStateSchema } from '../../domain/index.ts';
import { listenToDocument } from '../listenTo.ts';
import type { Attach } from './listenToParts.ts';

/** Listens to whether all summaries of an account have been made, so that what has none has no records. */
export const summariesAreMade =
  (customerId: string): Attach<boolean> =>
  (onData, onError) =>
    listenToDocument(
      paths.summaryState(customerId),
      summaryStateSchema,
      (state) => onData(state !== null && state.builtAt !== null),
      onError,
    );
