import type { Write } from '../commit/Write.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import type { CommitResult, StagedCommit } from '../store/Database.ts';
import { Locks } from './Locks.ts';
import type { Transaction } from './Transaction.ts';

const ROOT = 'projects/p/databases/(default)/documents';
const ABORTED = expect.objectContaining({ status: 'ABORTED' }) as Error;

let locks: Locks;
let log: string[];
beforeEach(() => {
  locks = new Locks();
  log = [];
});
afterEach(() => {
  jest.useRealTimers();
});

function begin(expiresAt = Infinity): Transaction {
  return {
    id: '',
    order: locks.nextOrder(),
    version: 0,
    readOnly: false,
    readNames: new Set(),
    queries: [],
    aborted: false,
    startedAt: 0,
    expiresAt,
  };
}

const nameOf = (path: string): string => `${ROOT}/${path}`;
const document = (path: string): StoredDocument => ({
  name: nameOf(path),
  fields: {},
  createTime: '',
  updateTime: '',
});

const read = (transaction: Transaction, path: string): Promise<unknown> =>
  locks.read(
    transaction,
    ({ name }) => name === nameOf(path),
    () => {
      transaction.readNames.add(nameOf(path));
      log.push(`read ${path}`);
    },
  );

/** Locks the collection `c`. */
const readAll = (transaction: Transaction): Promise<void> =>
  locks.read(
    transaction,
    () => true,
    () => {
      const scope = { root: ROOT, parent: ROOT, collectionId: 'c', allDescendants: false };
      transaction.queries.push({ scope, matches: () => true });
    },
  );

/** A commit of one write that takes until `durable`. */
function write(
  path: string,
  owner?: Transaction,
  kind: 'delete' | 'verify' = 'delete',
  durable = Promise.resolve(),
): Promise<CommitResult> {
  const change: Write = { kind, name: nameOf(path), precondition: {} };
  const writes = [{ write: change, before: document(path), after: null, transformResults: [] }];
  return locks.write(owner, async (lock) => {
    lock({ writes } as unknown as StagedCommit);
    await durable;
    log.push(`write ${path}`);
    return { version: 1, writes };
  });
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a commit outside of transactions waits for the end of the transaction that has read its document', async () => {
  const transaction = begin();
  await read(transaction, 'c/a');
  const written = write('c/a');
  await write('c/b');
  await nextTurn();
  expect(log).toEqual(['read c/a', 'write c/b']);
  locks.release(transaction);
  await written;
  expect(log).toEqual(['read c/a', 'write c/b', 'write c/a']);
});

test('a query locks its results', async () => {
  const transaction = begin();
  await readAll(transaction);
  const written = write('c/a');
  await write('other/a');
  expect(log).toEqual(['write other/a']);
  locks.release(transaction);
  await written;
});

test('aborts after waiting too long', async () => {
  jest.useFakeTimers();
  await read(begin(), 'c/a');
  const refused = expect(write('c/a')).rejects.toThrow('Transaction lock timeout.');
  await jest.advanceTimersByTimeAsync(2000);
  await refused;
});

test('an expired transaction locks nothing', async () => {
  await read(begin(0), 'c/a');
  await write('c/a');
});

test('a verification waits like a write', async () => {
  const transaction = begin();
  await read(transaction, 'c/a');
  const verified = write('c/a', undefined, 'verify');
  await nextTurn();
  expect(log).toEqual(['read c/a']);
  locks.release(transaction);
  await verified;
});

test('when two have read the same data, the older commits and the younger is aborted, even while it waits', async () => {
  const [older, younger, other] = [begin(), begin(), begin()];
  await read(older, 'c/a');
  await read(younger, 'c/a');
  await read(other, 'c/a');
  const waiting = expect(write('c/a', younger)).rejects.toThrow(ABORTED);
  await nextTurn();
  await write('c/a', older);
  await waiting;
  await expect(read(other, 'c/b')).rejects.toThrow(ABORTED);
});

test('the younger one commits if the older one has only read', async () => {
  const [older, younger] = [begin(), begin()];
  await read(older, 'c/a');
  await read(younger, 'c/a');
  const written = write('c/a', younger);
  await nextTurn();
  locks.release(older);
  await expect(written).resolves.toBeDefined();
});

test('a younger transaction reads after a waiting commit, an older one before it', async () => {
  const [holder, oldest] = [begin(), begin()];
  await read(holder, 'c/a');
  const written = write('c/a');
  const younger = read(begin(), 'c/a');
  await nextTurn();
  await read(oldest, 'c/a');
  expect(log).toEqual(['read c/a', 'read c/a']);
  locks.release(holder);
  locks.release(oldest);
  await Promise.all([written, younger]);
  expect(log.slice(2)).toEqual(['write c/a', 'read c/a']);
});

test('nothing reads data that is still being written to disk', async () => {
  let finish = (): void => {};
  const written = write('c/a', undefined, 'delete', new Promise((resolve) => (finish = resolve)));
  const reading = read(begin(), 'c/a');
  await nextTurn();
  expect(log).toEqual([]);
  finish();
  await Promise.all([written, reading]);
  expect(log).toEqual(['write c/a', 'read c/a']);
});
