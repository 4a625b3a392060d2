import type { LocalChange } from './listing.ts';

/** Gets changes made in this tab as soon as they are stored. */
type OnChanges<Row> = (changes: readonly LocalChange<Row>[]) => void;

/** The changes of one part of the directory, for its listeners. */
export interface LocalChanges<Row> {
  readonly publish: OnChanges<Row>;
  /** @returns the function that ends it */
  readonly follow: (onChanges: OnChanges<Row>) => () => void;
}

/**
 * Creates the channel through which writes report their changes, which functions add to the directory some time
 * later.
 */
export function localChanges<Row>(): LocalChanges<Row> {
  const followers = new Set<OnChanges<Row>>();
  return {
    publish: (changes) => followers.forEach((onChanges) => onChanges(changes)),
    follow: (onChanges) => {
      followers.add(onChanges);
      return () => followers.delete(onChanges);
    },
  };
}
