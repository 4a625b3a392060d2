import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

it('restores its state on the next start', () => {
  const first = new Store(file);
  first.run((transaction) => {
    transaction.put('clock', lead('a', 1));
    transaction.put('clock', lead('b', 2));
  });
  first.run((transaction) => transaction.remove('clock', 'a'));
  // Without close, as after a kill.
  expect(leads(new Store(file))).toEqual([lead('b', 2)]);
});

it('keeps nothing of an operation that throws, and shows an operation its own writes', () => {
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

it('drops an operation whose write was interrupted', () => {
  const store = new Store(file);
  store.run((transaction) => transaction.put('clock', lead('a', 1)));
  store.close();
  appendFileSync(file, '[["clock","b",{"id":"b"');
  expect(leads(new Store(file))).toEqual([lead('a', 1)]);
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2);
});

it('reads an older journal, without lengths or checksums', () => {
  mkdirSync(dirname(file));
  const line = (id: string) => `${JSON.stringify([['clock', id, lead(id, 1)]])}\n`;
  writeFileSync(file, `${line('a')}${line('b')}[["clock","c"`);
  expect(leads(new Store(file))).toEqual([lead('a', 1), lead('b', 1)]);
});

it('names a damaged file', () => {
  new Store(file).close();
  writeFileSync(file, 'garbage\n');
  expect(() => new Store(file)).toThrow(`The data file ${file} is damaged: line 1`);
});

/** Overwrites a byte. @param at from the file's end */
const change = (at: number) => {
  const bytes = readFileSync(file);
  bytes[bytes.length - at]! ^= 1;
  writeFileSync(file, bytes);
};

const damages: Readonly<Record<string, readonly [damage: () => void, said: string]>> = {
  missing: [() => rmSync(file), 'it is missing'],
  empty: [() => truncateSync(file), 'it is empty'],
  'cut by a byte': [() => truncateSync(file, statSync(file).size - 1), 'it lacks the last 1 of its '],
  'without its last act': [
    () => truncateSync(file, readFileSync(file, 'utf8').trimEnd().lastIndexOf('\n') + 1),
    'it lacks the last ',
  ],
  'another in its heading': [() => change(statSync(file).size - 40), 'line 1 fails its checksum'],
  'another in a text': [() => change(12), 'line 3 fails its checksum'],
  'a folder': [
    () => {
      rmSync(file);
      mkdirSync(file);
    },
    'it is not a file',
  ],
};

describe('acknowledged data', () => {
  it.each(Object.keys(damages))('is not considered complete if its file is %s', (name) => {
    new Store(file).close();
    // A start writes everything as one line, and an operation adds another.
    const store = new Store(file);
    store.run((transaction) => transaction.put('clock', lead('a', 1)));
    store.close();
    const [damage, said] = damages[name]!;
    damage();
    expect(() => new Store(file)).toThrow(`The data file ${file} is damaged: ${said}`);
  });
});
