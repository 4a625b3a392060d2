import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Store } from './Store.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-payments-'));
  file = join(folder, 'payments', 'journal.ndjson');
});
afterEach(() => rmSync(folder, { recursive: true }));

const lead = (id: string, seconds: number) => ({ id, seconds });
const leads = (store: Store) => store.run((transaction) => transaction.all('clock'));

it('starts again as it was', () => {
  const first = new Store(file);
  first.run((transaction) => {
    transaction.put('clock', lead('a', 1));
    transaction.put('clock', lead('b', 2));
  });
  first.run((transaction) => transaction.remove('clock', 'a'));
  // No close: a killed process has none either.
  expect(leads(new Store(file))).toEqual([lead('b', 2)]);
});

it('keeps nothing of an act that throws, and shows an act what it has written', () => {
  const store = new Store(null);
  expect(() =>
    store.run((transaction) => {
      transaction.put('clock', lead('a', 1));
      expect(transaction.get('clock', 'a')).toEqual(lead('a', 1));
      expect(transaction.all('clock')).toEqual([lead('a', 1)]);
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(leads(store)).toEqual([]);
});

it('leaves out an act that was broken off while it was written', () => {
  const store = new Store(file);
  store.run((transaction) => transaction.put('clock', lead('a', 1)));
  store.close();
  appendFileSync(file, '[["clock","b",{"id":"b"');
  expect(leads(new Store(file))).toEqual([lead('a', 1)]);
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(1);
});

it('names a damaged file', () => {
  new Store(file).close();
  writeFileSync(file, 'garbage\n');
  expect(() => new Store(file)).toThrow(`The data file ${file} is damaged: line 1`);
});
