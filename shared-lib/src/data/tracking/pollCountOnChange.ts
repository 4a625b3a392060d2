import { paths, recordChangesSchema } from '../../domain/index.ts';
import { listenToDocument } from '../listenTo.ts';

/** Milliseconds from a count to the next: several changes in a row are counted together. */
const restMillis = 3000;

/**
 * Counts records again after each change of their kind, as reported by the change marker: Firestore can't listen to a
 * count.
 * @param kind of `cachedKinds`
 * @param count queries the server
 * @returns a function that ends it
 */
export const pollCountOnChange = <T>(
  customerId: string,
  kind: Parameters<typeof paths.recordChanges>[1],
  count: () => Promise<T>,
  onData: (counts: T) => void,
  onError: (error: unknown) => void,
): (() => void) => {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBehind = false;

  const run = () => {
    isBehind = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isBehind) run();
    }, restMillis);
    count().then(
      (counts) => !isOver && onData(counts),
      (error: unknown) => !isOver && onError(error),
    );
  };
  const leave = listenToDocument(
    paths.recordChanges(customerId, kind),
    recordChangesSchema,
    () => {
      isBehind = true;
      if (timer === undefined) run();
    },
    onError,
  );
  return () => {
    isOver = true;
    clearTimeout(timer);
    leave();
  };
};
