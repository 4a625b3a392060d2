import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexUse } from './indexUse.ts';
import { productQueries } from './productQueries.ts';

// Reads all sources.
jest.setTimeout(120_000);

const root = join(__dirname, '../..');
const { queries, gaps } = productQueries(root);

const firebase = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
  firestore: { indexes: string };
};

test('knows every query of the app and of functions', () => {
  expect(gaps).toEqual([]);
  expect(queries.length).toBeGreaterThan(200);
});

test('the index file has what these queries need, and nothing else', () => {
  expect(indexUse(readFileSync(join(root, firebase.firestore.indexes), 'utf8'), queries)).toEqual([]);
});
