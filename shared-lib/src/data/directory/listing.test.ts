import { shards as allShards } from '../../domain/index.ts';
import {
  documentsIn,
  areShardsComplete,
  listingOf,
  emptyListing,
  pendingChanges,
  addLocalChanges,
  applyLocalChanges,
  type Listing,
  type Shard,
} from './listing.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

const keyOf = ({ id }: Named) => id;
const ada = { id: 'ada', name: 'Ada' };
const bo = { id: 'bo', name: 'Bo' };
const cy = { id: 'cy', name: 'Cy' };

/** All shards, the first with these entries. */
const shardsWith = (entries: readonly Named[], damaged = 0): Shard<Named>[] =>
  allShards.map((shard) =>
    shard === 0
      ? { entries, damaged, count: entries.length + damaged }
      : { entries: [], damaged: 0, count: 0 },
  );

test.each([
  ['all shards', shardsWith([ada]), true],
  ['all shards without any rows', shardsWith([]), true],
  ['one shard missing, or too damaged to be read', shardsWith([ada]).slice(1), false],
  ['one entry damaged', shardsWith([ada], 1), false],
  ['none', [], false],
])('%s', (_, shards, expected) => {
  expect(areShardsComplete(shards)).toBe(expected);
});

test('shards represent as many documents as they say', () => {
  expect(documentsIn([...shardsWith([ada], 2), ...shardsWith([])])).toBe(3);
});

const newerAda = { id: 'ada', name: 'Ada Lovelace' };

test.each<[string, Shard<Named>[], Listing<Named> | null, Listing<Named>]>([
  [
    'complete shards suffice, in any order',
    shardsWith([bo, ada]),
    null,
    { rows: [ada, bo], isComplete: true },
  ],
  ['damaged ones give what they can', shardsWith([ada], 1), null, { rows: [ada], isComplete: false }],
  ['ones that lack rows are incomplete', shardsWith([ada]), emptyListing, { rows: [ada], isComplete: false }],
  [
    'a page of the documents adds to them, and is newer',
    shardsWith([ada, bo], 1),
    { rows: [newerAda, cy], isComplete: false },
    { rows: [newerAda, bo, cy], isComplete: false },
  ],
  [
    'it says so if the other documents could not be read',
    shardsWith([ada], 1),
    { rows: [cy], isComplete: false, hasFailed: true },
    { rows: [ada, cy], isComplete: false, hasFailed: true },
  ],
  [
    'all documents alone are right',
    shardsWith([ada, bo], 1),
    { rows: [cy], isComplete: true },
    { rows: [cy], isComplete: true },
  ],
])('%s', (_, shards, source, expected) => {
  expect(listingOf(shards, source, keyOf)).toEqual(expected);
});

const renamed = (name: string) => ({ key: 'ada', change: (row: Named | null) => row && { ...row, name } });
const added = { key: 'cy', change: () => cy };
const deleted = { key: 'bo', change: () => null };

test.each([
  ['changed', [renamed('A.')], [{ id: 'ada', name: 'A.' }, bo]],
  ['changed twice', [renamed('A.'), renamed('B.')], [{ id: 'ada', name: 'B.' }, bo]],
  ['added', [added], [ada, bo, cy]],
  ['deleted', [deleted], [ada]],
  ['deleted a missing row', [{ ...deleted, key: 'eve' }], [ada, bo]],
])('a row that this tab has %s shows immediately', (_, changes, expected) => {
  expect(applyLocalChanges([ada, bo], changes, keyOf)).toEqual(expected);
});

const now = 1_000_000;
const waiting = addLocalChanges([], [renamed('A.'), added], [ada, bo], keyOf, now);

test.each([
  ['the directory is unchanged', [ada, bo], now + 1, ['ada', 'cy']],
  ['the changes have arrived', [{ id: 'ada', name: 'A.' }, bo, cy], now + 1, []],
  ['one has arrived', [ada, bo, cy], now + 1, ['ada']],
  ['someone else has changed the same row since', [newerAda, bo], now + 1, ['cy']],
  ['they should have arrived long ago', [ada, bo], now + 30_000, []],
])('a change by this tab only waits for its row: %s', (_, rows, at, expected) => {
  expect(pendingChanges(waiting, rows, keyOf, at).map(({ key }) => key)).toEqual(expected);
});
