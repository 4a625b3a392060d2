import type { OwnChange } from './listing.ts';

/** Gets changes of this tab's own, as soon as they are stored. */
type OnChanges<Row> = (changes: readonly OwnChange<Row>[]) => void;

/** The changes of one part of the directory, told to whoever shows it. */
export interface OwnChanges<Row> {
  readonly tell: OnChanges<Row>;
  /** @returns the function that ends it */
  readonly follow: (onChanges: OnChanges<Row>) => () => void;
}

/** Makes the way by which writes tell what they have changed: functions bring it into the directory, some time later. */
export function ownChanges<Row>(): OwnChanges<Row> {
  const followers = new Set<OnChanges<Row>>();
  return {
    tell: (changes) => followers.forEach((onChanges) => onChanges(changes)),
    follow: (onChanges) => {
      followers.add(onChanges);
      return () => followers.delete(onChanges);
    },
  };
}
