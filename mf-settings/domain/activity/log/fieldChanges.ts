import { loggedListChange, loggedText, sameValue, type FieldChange } from 'shared-lib/domain';
import { maxListedChanges } from '../businessActivity.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A value as stored in the log; null for one too complex to show. */
export const loggedValue = (value: unknown): FieldChange['from'] => {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? loggedText(value) : null;
};

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** One field with its old and new value. */
export const valueChange = (field: string, from: unknown, to: unknown): FieldChange => ({
  field,
  from: loggedValue(from),
  to: loggedValue(to),
  added: [],
  removed: [],
  addedCount: 0,
  removedCount: 0,
});

/** One list with what was added and removed. */
export const listChange = (field: string, from: readonly string[], to: readonly string[]): FieldChange => ({
  ...valueChange(field, null, null),
  ...loggedListChange(from, to),
});

/**
 * The audited fields that differ between two versions of a record, before and after.
 * @param fields those to compare, in the order of the entry
 * @param before the decoded record; its absent fields count as null
 * @param unshown fields that are named without their values
 */
export const fieldChanges = <Field extends string>(
  fields: readonly Field[],
  before: Fields,
  after: Fields,
  unshown: readonly Field[] = [],
): FieldChange[] =>
  fields
    .filter((field) => !sameValue(before[field] ?? null, after[field] ?? null))
    .map((field) => {
      if (unshown.includes(field)) return valueChange(field, null, null);
      const [from, to] = [before[field] ?? null, after[field] ?? null];
      return isTextList(from) && isTextList(to) ? listChange(field, from, to) : valueChange(field, from, to);
    })
    .slice(0, maxListedChanges);
