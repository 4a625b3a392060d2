import { expect, test, type Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { paths, shardOf } from 'shared-lib/domain';
import { addRecords, createOwner, firestore, memberRecord } from '../../src/backend.ts';
import { blockDeviceCache, readDeviceCache } from '../../src/page/readDeviceCache.ts';
import { DataWatch } from '../../src/measure/DataWatch.ts';
import { product } from '../../src/product.ts';
import { signIn } from '../../src/signIn.ts';
import { waitUntilCached } from '../../src/page/waitUntilCached.ts';

/** Documents of this page: one per directory, and seven more for one that is read completely. */
const max = 14;

/** The documents that a page has read so far. How many of its counts are included depends on how long it has been open. */
const readBy = (watch: DataWatch) => watch.costs().documents - watch.counted;

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

const directoryOf = async (uid: string) => (await firestore().collection(paths.directory(uid)).get()).docs;

/** Waits until functions have added a text to an account's directory. */
const untilListed = (uid: string, text: string) =>
  expect
    .poll(async () => (await directoryOf(uid)).map((shard) => String(shard.get('entries'))).join('\n'))
    .toContain(text);

/** Makes an account's directory look last written an hour ago. Functions may be late with an entry, so this repeats until they aren't. */
async function settle(uid: string) {
  const updatedAt = Timestamp.fromMillis(Date.now() - 60 * 60_000);
  const settleFresh = async () => {
    const fresh = (await directoryOf(uid)).filter((shard) => !updatedAt.isEqual(shard.get('updatedAt')));
    await Promise.all(fresh.map(({ ref }) => ref.update({ updatedAt })));
    return fresh.length;
  };
  await expect.poll(settleFresh, { intervals: [2000] }).toBe(0);
}

const rename = (uid: string, lastName: string) =>
  firestore().doc(paths.teamMember(uid, 'ada')).update({ lastName });

/** The parts of the directory that the team's page reads. */
const directoryParts = ['team', 'communities', 'assignments'];

test('a previously opened page reads only the shards that changed', async ({ page }) => {
  const { uid, email } = await createOwner();
  const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'];
  const team = names.map((name) => [name.toLowerCase(), memberRecord(uid, name, 'Byron')] as const);
  await addRecords(uid, { team: Object.fromEntries(team) });
  for (const name of names) await untilListed(uid, name);
  await settle(uid);
  const watch = await DataWatch.of(page, product().addresses);
  const expectFewReadsOfReload = async (shown: string) => {
    const before = readBy(watch);
    const { length } = watch.names;
    await page.goto('/team');
    await expect(rowOf(page, shown)).toBeVisible();
    await expect(page.locator('[data-unconfirmed]')).toHaveCount(0);
    await expect.poll(() => watch.unanswered).toEqual([]);
    expect(readBy(watch) - before, watch.names.slice(length).join('\n')).toBeLessThanOrEqual(max);
  };

  await signIn(page, email, '/team');
  await expect(rowOf(page, 'Ada Byron')).toBeVisible();
  for (const kind of directoryParts) {
    await expect.poll(() => readDeviceCache(page)).toContain(`documents of ${paths.directory(uid)}/${kind}`);
  }
  // A function that was late for the first time would make its shards count for the second page.
  await settle(uid);
  // Nor must the first page's pending requests and writes.
  await waitUntilCached(page);
  await expect.poll(() => watch.unanswered).toEqual([]);
  await expectFewReadsOfReload('Ada Byron');

  await waitUntilCached(page);
  await page.goto('about:blank');
  await rename(uid, 'Lovelace');
  await untilListed(uid, 'Lovelace');
  // The changed shard costs as much as the marker that nothing else changed.
  await expectFewReadsOfReload('Ada Lovelace');

  const before = watch.names.length;
  await rename(uid, 'King');
  await expect(rowOf(page, 'Ada King')).toBeVisible();
  // One shard; the watch may see it after the page. Functions may still change other data, for example counts.
  const directory = paths.directory(uid);
  await expect
    .poll(() => watch.names.slice(before).filter((path) => path.startsWith(directory)))
    .toEqual([`${directory}/team-${shardOf('ada')}`]);
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(names.length + 1));
});

test('a previously opened list is confirmed by one document, until something of its kind changes', async ({
  page,
}) => {
  const { uid, email } = await createOwner();
  const read = { read: true, seen: true };
  const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000);
  const named = (title: string, minutesAgo: number) => ({
    title,
    message: title,
    timestamp: at(minutesAgo),
    ...read,
  });
  const notifications = Array.from({ length: 30 }, (_, index) => [
    `n${index}`,
    named(`Word ${index}`, index),
  ]);
  await addRecords(uid, { notifications: Object.fromEntries(notifications) as Record<string, object> });
  const item = (title: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`${title}\\D`) });
  const watch = await DataWatch.of(page, product().addresses);
  const word = firestore().doc(paths.recordChanges(uid, 'notifications'));
  /** Waits until the device has cached the list with its kind's latest marker. */
  const untilWordIsKept = () =>
    expect
      .poll(async () => (await readDeviceCache(page)).includes(String((await word.get()).get('change'))))
      .toBe(true);
  const settled = async () => {
    await expect(page.locator('[data-unconfirmed]')).toHaveCount(0);
    await expect.poll(() => watch.unanswered).toEqual([]);
  };
  const costOf = async (open: () => Promise<unknown>) => {
    const before = readBy(watch);
    await open();
    await settled();
    return readBy(watch) - before;
  };

  await signIn(page, email, '/notifications');
  await expect(item('Word 7')).toBeVisible();
  await untilWordIsKept();
  const first = await costOf(() => page.reload());
  expect(first).toBeLessThanOrEqual(max);
  await expect(item('Word 7')).toBeVisible();

  await test.step('data the device reads after Auth answers is still used', async () => {
    const release = await blockDeviceCache(page);
    const cost = await costOf(async () => {
      const answered = page.waitForResponse(/accounts:lookup/);
      await page.reload({ waitUntil: 'commit' });
      await answered;
      await release();
      await expect(item('Word 7')).toBeVisible();
    });
    expect(cost).toBeLessThanOrEqual(max);
  });

  await test.step('additions and deletions elsewhere appear on the page', async () => {
    await addRecords(uid, { notifications: { new: named('Fresh', 0) } });
    await expect(item('Fresh')).toBeVisible();
    await firestore().doc(paths.notification(uid, 'n3')).delete();
    await expect(item('Word 3')).toHaveCount(0);
    await expect.poll(() => readDeviceCache(page)).toContain('Fresh');
    await untilWordIsKept();
  });

  await test.step('records deleted while the page was closed are gone', async () => {
    await page.goto('about:blank');
    await firestore().doc(paths.notification(uid, 'n5')).delete();
    await page.goto('/notifications');
    await expect(item('Fresh')).toBeVisible();
    await expect(item('Word 5')).toHaveCount(0);
    await settled();
    await expect(item('Word 6')).toBeVisible();
  });
});
