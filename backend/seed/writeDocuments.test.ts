import type { Firestore } from 'firebase-admin/firestore';
import type { SeedDocument } from './seedSet.ts';
import { allTriggers, inOrderOfWriting, writeDocuments } from './writeDocuments.ts';

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
  const ordered = inOrderOfWriting(documents, triggers);
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
