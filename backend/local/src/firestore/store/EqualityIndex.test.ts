import fc from 'fast-check';

import { compileQuery } from '../query/compileQuery.ts';
import { runQuery } from '../query/runQuery.ts';
import type { FilterJson } from '../query/StructuredQuery.ts';
import type { Fields } from '../values/Value.ts';
import { readerAtCommit } from './DocumentReader.ts';
import { DocumentStore } from './DocumentStore.ts';
import type { CommitRecord, StoredDocument } from './StoredDocument.ts';

const ROOT = 'projects/p/databases/(default)/documents';
const nameOf = (id: number): string => `${ROOT}/units/${id}`;

/** Enough for the collection to be indexed. */
const many = 200;

const texts = ['', 'maple', 'oak', 'Ωmega'];
const text = fc.constantFrom(...texts);
const fields: fc.Arbitrary<Fields> = fc.record(
  {
    place: fc.oneof(
      text.map((stringValue) => ({ stringValue })),
      fc.constant({ integerValue: '1' }),
      fc.constant({ nullValue: null }),
    ),
    door: fc.record({ block: text.map((stringValue) => ({ stringValue })) }).map((inner) => ({
      mapValue: { fields: inner },
    })),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Fields>;
const change = fc.record({ id: fc.nat(many + 20), fields: fc.option(fields) });

const documentOf = (id: number, content: Fields): StoredDocument => ({
  name: nameOf(id),
  fields: content,
  createTime: '2024-01-01T00:00:00.000000Z',
  updateTime: '2024-01-01T00:00:00.000000Z',
});

const equals = (fieldPath: string, stringValue: string): FilterJson => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } },
});
const both = (op: string, ...filters: FilterJson[]): FilterJson => ({ compositeFilter: { op, filters } });
const filters = texts.flatMap((one) => [
  equals('place', one),
  equals('door.block', one),
  both('AND', equals('place', one), equals('door.block', 'oak')),
  both('OR', equals('place', one), equals('door.block', 'oak')),
]);

/** Checks that queries find what scanning every document finds. */
function expectWhole(reader: Parameters<typeof runQuery>[0]): void {
  for (const filter of filters) {
    const query = compileQuery(ROOT, { from: [{ collectionId: 'units' }], where: filter });
    const all = [...reader.collection(`${ROOT}/units`)].filter(query.matches).sort(query.compare);
    expect(runQuery(reader, query).map(({ name }) => name)).toEqual(all.map(({ name }) => name));
  }
}

test('whatever happens to the documents, a query finds the same as without an index, even in an earlier state', () => {
  fc.assert(
    fc.property(
      fc.array(fields, { minLength: many, maxLength: many }),
      fc.array(change),
      (first, changes) => {
        const store = new DocumentStore();
        first.forEach((content, id) => store.apply({ name: nameOf(id), after: documentOf(id, content) }));
        expectWhole(store);
        const commits: CommitRecord[] = [];
        for (const { id, fields: content } of changes) {
          const name = nameOf(id);
          const one = { name, before: store.get(name), after: content && documentOf(id, content) };
          store.apply(one);
          commits.push({ version: commits.length + 1, changes: [one] });
        }
        expectWhole(store);
        expectWhole(readerAtCommit(store, commits.slice(commits.length / 2)));
        expectWhole(readerAtCommit(store, commits));
      },
    ),
    { numRuns: 40 },
  );
});

test('a query scans only the documents that meet its rarest equality', () => {
  const store = new DocumentStore();
  for (let id = 0; id < many; id += 1) {
    const place = { stringValue: id % 10 === 0 ? 'oak' : 'maple' };
    const block = { stringValue: `${id % 50}` };
    const content = { place, door: { mapValue: { fields: { block } } } };
    store.apply({ name: nameOf(id), after: documentOf(id, content) });
  }
  const sought = [
    { path: ['place'], text: 'oak' },
    { path: ['door', 'block'], text: '10' },
  ];
  expect([...store.candidates(`${ROOT}/units`, sought)].map(({ name }) => name)).toEqual(
    [10, 60, 110, 160].map(nameOf),
  );
  expect([...store.candidates(`${ROOT}/units`, [{ path: ['place'], text: 'elm' }])]).toEqual([]);
});
