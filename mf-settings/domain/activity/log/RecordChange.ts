import {
  instant,
  loggedListChange,
  loggedText,
  readDocument,
  isEqual,
  type DocumentSchema,
  type FieldChange,
} from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { id, orNull } from 'shared-lib/domain/schema';
import { maxListedChanges, type BusinessActivity } from '../businessActivity.ts';

type Data = Readonly<Record<string, unknown>>;

/** A write to a document of a business. */
export interface RecordChange {
  readonly path: string;
  /** The raw fields; null if there was no document. */
  readonly before: Data | null;
  /** The same; null if it was deleted. */
  readonly after: Data | null;
  /** When, in epoch milliseconds. */
  readonly at: number;
}

/** An entry before it is stored. */
export interface ActivityDraft extends Omit<BusinessActivity, 'id' | 'expiresAt' | 'recordIds'> {
  /** The units, tags or checkpoints of the community that the entry is about. */
  readonly partIds?: readonly string[];
}

/** The entries for a write; none for one that the log leaves out. */
export type ActivityOf = (change: RecordChange) => readonly ActivityDraft[];

/** Both versions of a record; null where there is none or it is damaged. */
export const versionsOf = <T>(schema: DocumentSchema<T>, { path, before, after }: RecordChange) => {
  const read = (data: Data | null): T | null => {
    const result = data && readDocument(schema, path, data);
    return result?.ok ? result.value : null;
  };
  return { before: read(before), after: read(after) };
};

/** The parts of a path of a business's document: `customers/{customerId}/{collection}/{id}`. */
export const idsOf = ({ path }: Pick<RecordChange, 'path'>) => {
  const parts = path.split('/');
  return { customerId: parts[1] ?? '', parentId: parts[3] ?? '', recordId: parts.at(-1) ?? '' };
};

const stampSchema = z.object({ lastModifiedBy: orNull(z.object({ uid: id, at: instant })) });

/** Who wrote the record, if this write names them: an unchanged stamp belongs to an earlier write. */
export const authorOf = (change: RecordChange): string | null => {
  const { before, after } = versionsOf(stampSchema, change);
  const stamp = after?.lastModifiedBy ?? null;
  return stamp === null || stamp.at === before?.lastModifiedBy?.at ? null : stamp.uid;
};

/** An entry's fields when they are empty. */
export const blankEntry: Pick<
  ActivityDraft,
  'communityId' | 'memberId' | 'night' | 'name' | 'changes' | 'note'
> = { communityId: null, memberId: null, night: null, name: '', changes: [], note: null };

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
    .filter((field) => !isEqual(before[field] ?? null, after[field] ?? null))
    .map((field) => {
      if (unshown.includes(field)) return valueChange(field, null, null);
      const [from, to] = [before[field] ?? null, after[field] ?? null];
      return isTextList(from) && isTextList(to) ? listChange(field, from, to) : valueChange(field, from, to);
    })
    .slice(0, maxListedChanges);
