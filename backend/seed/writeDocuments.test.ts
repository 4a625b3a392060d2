import type { Firestore } from 'firebase-admin/firestore';
import type { SeedDocument } from './seedSet.ts';
import { writeDocuments } from './writeDocuments.ts';

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
  await writeDocuments(firestore, documents, 0, (written) => Promise.resolve(void progress.push(written)));
  expect([kept.size, commits(), progress]).toEqual([1200, 4, [1200]]);
  jest.useRealTimers();
});
