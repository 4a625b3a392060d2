import type { FieldChange } from 'shared-lib/domain';
import type { ActivityOf } from './RecordChange.ts';

export type Fields = Readonly<Record<string, unknown>> | null;

export const now = 1_800_000_000_000;
export const earlier = now - 1000;
export const signed = (uid: string, at = now) => ({ lastModifiedBy: { uid, at } });

/** A change in compact form: `field from>to`, with what was added and removed. */
const inShort = ({ field, from, to, added, removed }: FieldChange) =>
  [`${field} ${from}>${to}`, ...added.map((one) => `+${one}`), ...removed.map((one) => `-${one}`)].join(' ');

/** The entries in compact form: `author kind act: changes (note)`. */
export const entriesOf = (activityOf: ActivityOf, path: string, before: Fields, after: Fields) =>
  activityOf({ path: `customers/olivia/${path}`.replace(/\/$/, ''), before, after, at: now }).map((entry) =>
    [
      `${entry.by} ${entry.kind} ${entry.act}`,
      ...entry.changes.map(inShort),
      ...(entry.note === null ? [] : [`(${entry.note})`]),
    ].join('; '),
  );
