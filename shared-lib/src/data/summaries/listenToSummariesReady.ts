import { paths, summaryStateSchema } from '../../domain/index.ts';
import { listenToDocument } from '../listenTo.ts';
import type { Attach } from './listenToParts.ts';

/** Listens to whether all of an account's summaries exist, so a missing one means no records. */
export const listenToSummariesReady =
  (customerId: string): Attach<boolean> =>
  (onData, onError) =>
    listenToDocument(
      paths.summaryState(customerId),
      summaryStateSchema,
      (state) => onData(state !== null && state.builtAt !== null),
      onError,
    );
