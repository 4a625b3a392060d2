import { Timestamp } from 'firebase-admin/firestore';
import { readDocument } from 'shared-lib/domain';
import { storedFields } from '../kernel/storedFields.ts';
import { demoSet } from './demoSet.ts';
import { schemaOf } from './seedRecords.ts';

type Fields = Record<string, unknown>;

const now = Date.UTC(2026, 6, 15, 18);

/** Documents whose schema returns different fields: summaries, the provider's, and lists. */
const otherShapes =
  /\/(subscriptions|invoices|requests|schedule|directory|unitLists|doorMonths|scoreMonths|rounds|shards|rows|counts)\/|^products\//;

/** Fields calculated from other fields of a record, or from its author. */
const derivedFields = new Set(['id', 'fullName', 'lastModifiedBy']);

/** The timestamps in a value, each as `path=milliseconds`. */
const momentsIn = (value: unknown, at = ''): string[] => {
  if (value instanceof Date) return [`${at}=${value.getTime()}`];
  if (value instanceof Timestamp) return [`${at}=${value.toMillis()}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, item]) => momentsIn(item, `${at}.${field}`));
};

const known = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !derivedFields.has(field)));

test('functions store the timestamps of every demo record as the seed does', () => {
  const documents = demoSet(now).documents.filter(({ path }) => !otherShapes.test(path));
  const stored = documents.map(({ path, data }) => {
    const schema = schemaOf(path);
    const result = readDocument(schema, path, data);
    if (!result.ok) throw new Error(result.error);
    // The schemas of a list have no common type.
    return [path, momentsIn(storedFields(schema, known(result.value as Fields) as never)).toSorted()];
  });
  expect(documents.length).toBeGreaterThan(5_000);
  expect(stored).toEqual(documents.map(({ path, data }) => [path, momentsIn(known(data)).toSorted()]));
});
