import { setTimeout } from 'node:timers/promises';
import { firestore } from '../../../kernel/firebase.ts';
import { useOwnFirestore } from './ownFirestore.fixture.ts';

useOwnFirestore();
jest.setTimeout(60_000);

test('a transaction that an older one overtook starts over at its next read, within seconds', async () => {
  const [shared, other] = [firestore().doc('pairs/shared'), firestore().doc('pairs/other')];
  await shared.set({ count: 0 });
  const { promise: olderHasRead, resolve: tellOlderHasRead } = Promise.withResolvers<void>();
  const { promise: youngerHasRead, resolve: tellYoungerHasRead } = Promise.withResolvers<void>();
  const older = firestore().runTransaction(async (transaction) => {
    await transaction.get(shared);
    tellOlderHasRead();
    await youngerHasRead;
    transaction.set(shared, { count: 1 });
  });

  await olderHasRead;
  const seen: unknown[] = [];
  const younger = firestore().runTransaction(async (transaction) => {
    seen.push((await transaction.get(shared)).get('count'));
    tellYoungerHasRead();
    await older;
    await transaction.get(other);
  });
  await older;
  // The SDK waits about a second before it starts over.
  expect(await Promise.race([younger, setTimeout(5_000, 'late')])).toBeUndefined();
  expect(seen).toEqual([0, 1]);
});
