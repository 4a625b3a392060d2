import type { Firestore } from 'firebase-admin/firestore';
import type { SeedDocument } from './seedSet.ts';
import { allTriggers, inWriteOrder, SeedingStopped, withRetries, writeDocuments } from './writeDocuments.ts';

/** The part of Firestore that the seed writes to, with some late responses to commits. */
const storeThatIsLate = (lateCommits: readonly number[]) => {
  const kept = new Map<string, unknown>();
  let commits = 0;
  const batch = () => {
    const writes: [string, unknown][] = [];
    return {
      set: (path: string, data: unknown) => void writes.push([path, data]),
      commit: () => {
        commits += 1;
        // It may have been committed all the same.
        for (const [path, data] of writes) kept.set(path, data);
        return lateCommits.includes(commits)
          ? Promise.reject(Object.assign(new Error('Total timeout of API exceeded'), { code: 4 }))
          : Promise.resolve();
      },
    };
  };
  const firestore = { batch, doc: (path: string) => path } as unknown as Firestore;
  return { firestore, kept, commits: () => commits };
};

test('a batch with a late response is sent again, and seeding continues', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const documents: SeedDocument[] = Array.from({ length: 1200 }, (_, index) => ({
    path: `units/${index}`,
    data: { number: index },
  }));
  const { firestore, kept, commits } = storeThatIsLate([2]);
  const progress: number[] = [];
  await writeDocuments(
    firestore,
    documents,
    0,
    (written) => Promise.resolve(void progress.push(written)),
    allTriggers,
  );
  expect([kept.size, commits(), progress]).toEqual([1200, 4, [1200]]);
  jest.useRealTimers();
});

test('functions don’t receive the events of settled documents, which come first', async () => {
  const log: string[] = [];
  const { firestore } = storeThatIsLate([]);
  const triggers = {
    isSettled: ({ path }: SeedDocument) => path.startsWith('old'),
    without: async (write: () => Promise<void>) => {
      log.push('off');
      await write();
      log.push('on');
    },
  };
  const documents: SeedDocument[] = [
    { path: 'new/record', data: {}, night: '2026-11-21' },
    { path: 'old/record', data: {}, night: '2026-11-01' },
    { path: 'new/unit', data: {} },
    { path: 'old/unit', data: {} },
  ];
  const ordered = inWriteOrder(documents, triggers);
  expect(ordered.map(({ path }) => path)).toEqual(['old/unit', 'new/unit', 'old/record', 'new/record']);
  await writeDocuments(
    firestore,
    ordered,
    0,
    (written) => Promise.resolve(void log.push(`${written}`)),
    triggers,
  );
  expect(log).toEqual(['off', 'on', '1', '2', 'off', 'on', '3', '4']);
});

describe('withRetries', () => {
  const refused = (code: unknown, message = 'refused') => Object.assign(new Error(message), { code });

  /** Fails with each of the errors in turn, and then succeeds. */
  const failing = (...errors: readonly Error[]) => {
    const left = [...errors];
    return jest.fn(() => {
      const error = left.shift();
      return error ? Promise.reject(error) : Promise.resolve('done');
    });
  };

  const wait = jest.fn((_milliseconds: number) => Promise.resolve());
  beforeEach(() => wait.mockClear());

  test.each<[string, unknown]>([
    ['ABORTED', 10],
    ['DEADLINE_EXCEEDED', 4],
    ['INTERNAL, a broken connection', 13],
    ['RESOURCE_EXHAUSTED', 8],
    ['UNAVAILABLE', 14],
    ['a request without an answer', 'app/network-timeout'],
    ['a connection that was reset', 'ECONNRESET'],
  ])('after the error %s it retries, with longer and longer pauses', async (_, code) => {
    const act = failing(refused(code), refused(code));
    expect(await withRetries('the documents', act, wait)).toBe('done');
    expect(act).toHaveBeenCalledTimes(3);
    expect(wait.mock.calls).toEqual([[1000], [2000]]);
  });

  test('a permanent error isn’t retried, and is thrown as it is', async () => {
    const error = refused(3, 'INVALID_ARGUMENT');
    const act = failing(error);
    await expect(withRetries('the documents', act, wait)).rejects.toBe(error);
    expect(act).toHaveBeenCalledTimes(1);
  });

  test('a service that never answers fails with one line that says what to do', async () => {
    const late = refused(
      4,
      'Total timeout of API exceeded 60000 milliseconds before any response was received.\n    at x',
    );
    const act = failing(late, late, late, late, late);
    const outcome = await withRetries('the documents', act, wait).catch((error: unknown) => error);
    expect(outcome).toBeInstanceOf(SeedingStopped);
    expect((outcome as Error).message).toBe(
      'The documents could not be written in 5 attempts (Total timeout of API exceeded 60000 milliseconds before any response was received.). Seed again to continue where it stopped.',
    );
  });
});
