import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FirestoreError } from '../FirestoreError.ts';
import { compileQuery } from '../query/compileQuery.ts';
import type { FilterJson, StructuredQuery } from '../query/StructuredQuery.ts';
import { parseFieldPath } from '../values/fieldPath.ts';
import { IndexesFile } from './IndexesFile.ts';

const ROOT = 'projects/demo-index/databases/(default)/documents';
const INDEXES = {
  indexes: [
    index('a ASC', 'n ASC'),
    index('b ASC', 'n ASC'),
    index('c ASC', 'd DESC', 'n DESC'),
    index('tags CONTAINS', 'n DESC'),
    index('tags CONTAINS', 'a ASC'),
    index('x ASC', 'y ASC'),
    index('x ASC', 'sum ASC'),
    index('m.k ASC', '__name__ DESC'),
    { ...index('a ASC', 'z ASC'), queryScope: 'COLLECTION_GROUP' },
    {
      collectionGroup: 'items',
      fields: [{ fieldPath: 'v', vectorConfig: { dimension: 3, flat: {} } }],
    },
  ],
  fieldOverrides: [
    { collectionGroup: 'items', fieldPath: 'big', indexes: [] },
    {
      collectionGroup: 'items',
      fieldPath: 'big.small',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION' }],
    },
    {
      collectionGroup: 'items',
      fieldPath: 'group',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
    },
    { collectionGroup: 'bare', fieldPath: '*', indexes: [] },
    {
      collectionGroup: 'bare',
      fieldPath: 'a',
      indexes: [{ arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' }],
    },
  ],
};

function index(...fields: string[]): { collectionGroup: string; queryScope: string; fields: object[] } {
  return {
    collectionGroup: 'items',
    queryScope: 'COLLECTION',
    fields: fields.map((field) => {
      const [fieldPath, mode] = field.split(' ');
      if (mode === 'CONTAINS') return { fieldPath, arrayConfig: 'CONTAINS' };
      return { fieldPath, order: mode === 'ASC' ? 'ASCENDING' : 'DESCENDING' };
    }),
  };
}

let folder: string;
let path: string;
let lines: string[];
let file: IndexesFile;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'indexes-'));
  path = join(folder, 'firestore.indexes.json');
  writeFileSync(path, JSON.stringify(INDEXES));
  lines = [];
  file = new IndexesFile(path, (line) => lines.push(line));
});
afterEach(() => {
  file.close();
  rmSync(folder, { recursive: true });
});

const OPERATORS: Readonly<Record<string, string>> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '>': 'GREATER_THAN',
  '<': 'LESS_THAN',
  in: 'IN',
  has: 'ARRAY_CONTAINS',
  hasAny: 'ARRAY_CONTAINS_ANY',
};

/** One filter as text: `a == 1`, or `a null`. */
function filterOf(text: string): FilterJson {
  const [fieldPath = '', op = '', operand = '1'] = text.split(' ');
  const field = { fieldPath };
  if (op === 'null') return { unaryFilter: { field, op: 'IS_NULL' } };
  const one = fieldPath === '__name__' ? { referenceValue: `${ROOT}/items/a` } : { integerValue: operand };
  const isList = op === 'in' || op === 'hasAny';
  return {
    fieldFilter: {
      field,
      op: OPERATORS[op] as string,
      value: isList ? { arrayValue: { values: [one, one] } } : one,
    },
  };
}

/** A query as text: `items where a == 1 & b == 2 | c == 3 order n desc, m`; `*items` is the collection group. */
function queryOf(text: string): StructuredQuery {
  const [, group, collectionId = '', , wheres, , orders] =
    /^(\*?)(\w+)( where (.*?))?( order (.*))?$/.exec(text) ?? [];
  const alternatives = wheres?.split(' | ').map((together): FilterJson => ({
    compositeFilter: { op: 'AND', filters: together.split(' & ').map(filterOf) },
  }));
  return {
    from: [{ collectionId, allDescendants: group === '*' }],
    ...(alternatives && { where: { compositeFilter: { op: 'OR', filters: alternatives } } }),
    ...(orders && {
      orderBy: orders.split(', ').map((key) => {
        const [fieldPath = '', direction] = key.split(' ');
        return { field: { fieldPath }, direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING' };
      }),
    }),
  };
}

function refusalOf(text: string, ...aggregated: string[]): string | null {
  try {
    file.require(compileQuery(ROOT, queryOf(text)), aggregated.map(parseFieldPath));
    return null;
  } catch (error) {
    expect((error as FirestoreError).status).toBe('FAILED_PRECONDITION');
    return (error as FirestoreError).message;
  }
}

test.each([
  // By name, and with automatic single-field indexes.
  'items',
  '*items',
  'items where __name__ > x',
  'items where __name__ in x',
  'items order n',
  'items order n desc',
  'items where n > 1',
  'items where n > 1 & n < 5 order n desc',
  'items where n != 1',
  'items where n null',
  'items where tags has 1',
  'items where tags hasAny 1',
  'items where q in 1',
  'items where m.other == 1',
  'items where n == 1 order n',
  'items where n == 1 order __name__ desc',
  'items where n == 1 & __name__ > x',
  // Only equalities: merges single-field indexes.
  'items where n == 1 & o == 2 & p in 3 & q null',
  'items where n == 1 & o == 2 order __name__ desc',
  // Composite indexes, including several with the same ending.
  'items where a == 1 order n',
  'items where a == 1 & n > 5',
  'items where a in 1 & n > 5 & n < 9',
  'items where a == 1 & b == 2 order n',
  'items where a == 1 & b in 2 & n > 5',
  'items where c == 1 & d == 2 order n desc',
  'items where d == 1 & c == 2 order n desc',
  'items where c == 1 order d desc, n desc',
  'items where tags has 1 order n desc',
  'items where tags has 1 & a == 1',
  'items where x > 1 & y > 1',
  'items where x > 1 order x, y',
  'items where a == 1 | b == 1 order n',
  'items where a == 1 | n == 2',
  'items where m.k == 1 order __name__ desc',
  '*items where a == 1 order z',
  // Exemptions.
  'items where big.small == 1',
  '*items where group == 1',
  'bare',
  'bare where a has 1',
])('%s runs', (query) => {
  expect(refusalOf(query)).toBeNull();
});

test.each([
  ['items where a == 1 order n desc', 'items a↑ n↓ __name__↓'],
  ['items where q == 1 order n', 'items q↑ n↑ __name__↑'],
  ['items where q == 1 & n > 5', 'items q↑ n↑ __name__↑'],
  ['items where z == 1 & q == 2 order n', 'items q↑ z↑ n↑ __name__↑'],
  ['items order n, o', 'items n↑ o↑ __name__↑'],
  ['items order n, __name__ desc', 'items n↑ __name__↓'],
  ['items where c == 1 order d, n desc', 'items c↑ d↑ n↓ __name__↓'],
  ['items where a == 1 & q == 2 order n', 'items a↑ q↑ n↑ __name__↑'],
  ['items where tags has 1 order n', 'items tags∋ n↑ __name__↑'],
  ['items where tags has 1 & q == 1', 'items q↑ tags∋ __name__↑'],
  ['items where n > 1 | o > 1', 'items n↑ o↑ __name__↑ several'],
  ['items where a == 1 | q == 2 order n', 'items q↑ n↑ __name__↑'],
  ['*items where a == 1 & n == 1', '*items a↑ n↑ __name__↑'],
  ['items where a == 1 order z', 'items a↑ z↑ __name__↑'],
  ['items where big == 1 & n == 2', 'items big↑ n↑ __name__↑'],
])('%s needs %s', (query, needed) => {
  const [, link = '', guide = ''] =
    /^The query requires an index\. You can create it here: https:\/\/console\.firebase\.google\.com\/v1\/r\/project\/demo-index\/firestore\/indexes\?create_composite=([\w-]+)( \.\nThe query contains range and inequality filters on multiple fields, please refer.*)?$/.exec(
      refusalOf(query) ?? '',
    ) ?? [];
  expect(readLink(link) + (guide && ' several')).toBe(needed);
});

test.each([
  ['*items where n == 1', 'COLLECTION_GROUP_ASC', 'items', 'n'],
  ['*items order n desc', 'COLLECTION_GROUP_DESC', 'items', 'n'],
  ['*items where tags has 1', 'COLLECTION_GROUP_CONTAINS', 'items', 'tags'],
  ['items where group == 1', 'COLLECTION_ASC', 'items', 'group'],
  ['items where big == 1', 'COLLECTION_ASC', 'items', 'big'],
  ['items order big.other', 'COLLECTION_ASC', 'items', 'big.other'],
  ['items order big.small desc', 'COLLECTION_DESC', 'items', 'big.small'],
  ['bare where q == 1', 'COLLECTION_ASC', 'bare', 'q'],
])('%s needs the exemption %s of %s, %s', (query, kind, group, field) => {
  expect(refusalOf(query)).toContain(
    `The query requires a ${kind} index for collection ${group} and field ${field}. You can create it here: ` +
      'https://console.firebase.google.com/v1/r/project/demo-index/firestore/indexes?create_exemption=',
  );
});

test('a sum needs an index that contains its field', () => {
  expect(refusalOf('items where x == 1', 'sum')).toBeNull();
  expect(refusalOf('items', 'sum')).toBeNull();
  expect(refusalOf('items where x == 1', 'x')).toBeNull();
  expect(refusalOf('items where q == 1', 'sum')).toContain('create_composite=');
  expect(refusalOf('items', 'sum', 'n')).toContain('create_composite=');
});

test("links have Cloud Firestore's format: a google.firestore.admin.v1.Index in base64url without padding", () => {
  const console = 'https://console.firebase.google.com/v1/r/project/demo-index/firestore/indexes';
  const groups = 'projects/demo-index/databases/(default)/collectionGroups';
  const linked = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('base64url');
  const composite = linked(
    `\x0a\x48${groups}/items/indexes/_\x10\x01` +
      '\x1a\x0a\x0a\x06status\x10\x01\x1a\x0d\x0a\x09createdAt\x10\x02\x1a\x0c\x0a\x08__name__\x10\x02',
  );
  expect(refusalOf('items where status == 1 order createdAt desc')).toBe(
    `The query requires an index. You can create it here: ${console}?create_composite=${composite}`,
  );
  const exemption = linked(`\x0a\x4a${groups}/items/fields/date\x10\x02\x1a\x08\x0a\x04date\x10\x02`);
  expect(refusalOf('*items order date desc')).toBe(
    'The query requires a COLLECTION_GROUP_DESC index for collection items and field date. ' +
      `You can create it here: ${console}?create_exemption=${exemption}`,
  );
});

test('logs the entry to add once, and applies a saved file immediately', async () => {
  const query = 'items where q == 1 order n desc';
  refusalOf(query);
  refusalOf(query);
  expect(lines).toEqual([
    `A query needs an index that is not in ${path}: ${JSON.stringify(index('q ASC', 'n DESC'))} among "indexes"`,
  ]);
  writeFileSync(path, '{ "indexes": [{}] }');
  await untilLogged('The previous indexes stay in force.');
  expect(refusalOf(query)).not.toBeNull();
  writeFileSync(path, JSON.stringify({ indexes: [index('q ASC', 'n DESC')] }));
  await untilLogged(`${path} was reloaded.`);
  expect(refusalOf(query)).toBeNull();
});

test.each([
  ['[', /firestore\.indexes\.json can't be read: .*JSON/],
  ['{ "indexes": 1 }', /indexes must be a list of objects\.$/],
  ['{ "indexes": [{ "collectionGroup": "a", "fields": [] }] }', /an index has no fields\.$/],
  [
    '{ "indexes": [{ "collectionGroup": "a", "fields": [{ "fieldPath": "b" }] }] }',
    /a field must have an order/,
  ],
  ['{ "fieldOverrides": [{ "fieldPath": "b" }] }', /collectionGroup must be a string\.$/],
])('refuses %s', (text, message) => {
  writeFileSync(path, text);
  expect(() => new IndexesFile(path, () => {})).toThrow(message);
});

async function untilLogged(text: string): Promise<void> {
  while (!lines.some((line) => line.includes(text))) await new Promise((resolve) => setImmediate(resolve));
}

/** A link's index as `group field↑ …`. */
function readLink(link: string): string {
  const bytes = Buffer.from(link, 'base64url');
  let at = 0;
  let read = '';
  let scope = 0;
  const text = (length: number): string => bytes.toString('utf8', at, (at += length));
  while (at < bytes.length) {
    const tag = bytes[at++] as number;
    const value = bytes[at++] as number;
    if (tag === 0x0a) read = (/collectionGroups\/(\w+)\/indexes\/_$/.exec(text(value)) ?? [])[1] ?? '';
    else if (tag === 0x10) scope = value;
    else {
      at++;
      const path = text(bytes[at++] as number);
      const mode = bytes[at++] === 0x18 ? '∋' : bytes[at] === 1 ? '↑' : '↓';
      at++;
      read += ` ${path}${mode}`;
    }
  }
  return (scope === 2 ? '*' : '') + read;
}
