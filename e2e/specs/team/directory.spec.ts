import { expect, test, type Page } from '@playwright/test';
import { paths, shardOf, shards } from 'shared-lib/domain';
import { addRecords, createOwner, firestore, memberRecord } from '../../src/backend.ts';
import { expectSectionError, sectionError } from '../../src/releases/deadModule.ts';
import { signIn } from '../../src/signIn.ts';

const list = (page: Page) => page.getByRole('table');
const rowsShown = (page: Page, rows: number) =>
  expect(list(page)).toHaveAttribute('aria-rowcount', String(rows + 1), { timeout: 40_000 });

const shardAt = (uid: string, shard: number) => firestore().doc(paths.directoryShard(uid, 'team', shard));

/** Waits until functions have added a team to the directory. */
const untilListed = (uid: string, members: number) =>
  expect
    .poll(
      async () => {
        const found = await firestore().getAll(...shards.map((shard) => shardAt(uid, shard)));
        return found.reduce((sum, shard) => sum + Number(shard.get('count') ?? Number.NaN), 0);
      },
      { timeout: 40_000 },
    )
    .toBe(members);

/** Removes a team's directory, and repeats it if a late event restores it. */
const removeDirectory = (uid: string) =>
  expect
    .poll(
      async () => {
        const found = await firestore().getAll(...shards.map((shard) => shardAt(uid, shard)));
        await Promise.all(found.map(({ ref }) => ref.delete()));
        return found.filter(({ exists }) => exists).length;
      },
      { intervals: [2000] },
    )
    .toBe(0);

const team = (uid: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name.toLowerCase(), memberRecord(uid, name, 'Byron')]));

const names = (count: number) => Array.from({ length: count }, (_, index) => `Member${index + 1}`);

/** Prevents summaries from being repaired, as when functions are down. */
const withoutRepair = (page: Page) => page.route('**/repairSummaries', (route) => route.abort());

/** An owner with 130 members, whose directory is missing. */
async function ownerWithoutDirectory(): Promise<string> {
  const { uid, email } = await createOwner();
  // Adding members before their directory exists causes rebuilds, by functions that retry for seconds and would undo the next step.
  await untilListed(uid, 0);
  await addRecords(uid, { team: team(uid, names(130)) });
  await untilListed(uid, 130);
  await removeDirectory(uid);
  return email;
}

test('a damaged shard doesn’t hide anyone, and is repaired silently', async ({ page }) => {
  const { uid, email } = await createOwner();
  await untilListed(uid, 0);
  await addRecords(uid, { team: team(uid, ['Ada', 'Bo', 'Cy']) });
  await untilListed(uid, 3);
  const damaged = shardAt(uid, shardOf('ada'));
  await damaged.update({ entries: 'no row at all' });

  await signIn(page, email, '/team');
  await rowsShown(page, 3);
  await expect(page.getByRole('row', { name: /Ada Byron/ })).toBeVisible();
  await expect.poll(async () => String((await damaged.get()).get('entries'))).toContain('Ada');

  // From now on only the directory shows changes.
  await firestore().doc(paths.teamMember(uid, 'ada')).update({ lastName: 'Lovelace' });
  await expect(page.getByRole('row', { name: /Ada Lovelace/ })).toBeVisible();
});

test('without a directory or a repair everyone is found, also after a lost connection; what can’t be read is reported', async ({
  browser,
}) => {
  const email = await ownerWithoutDirectory();
  const firstPage = (page: Page) => page.getByText('First 100 team members', { exact: false });

  await test.step('without a directory or a repair, everyone is still found', async () => {
    const page = await (await browser.newContext()).newPage();
    await withoutRepair(page);
    await signIn(page, email, '/team');
    // At first only one page of them, and the list says that it is partial.
    await expect(firstPage(page)).toBeVisible();
    await rowsShown(page, 130);
    await page.getByRole('searchbox').fill('member130');
    await rowsShown(page, 1);
    await page.context().close();
  });

  await test.step('loading everyone continues when the connection is back', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await withoutRepair(page);
    await signIn(page, email, '/team');
    await expect(firstPage(page)).toBeVisible();
    const brokenOff = page.waitForEvent('requestfailed', (request) =>
      request.url().includes(':runAggregationQuery'),
    );
    await context.setOffline(true);
    await brokenOff;
    await context.setOffline(false);
    await rowsShown(page, 130);
    await context.close();
  });

  await test.step('data that can’t be read despite a connection is reported, and reloaded', async () => {
    const page = await (await browser.newContext()).newPage();
    const counts = /:runAggregationQuery/;
    await page.route(counts, (route) => route.abort());
    await withoutRepair(page);
    await signIn(page, email, '/team');
    await expect(firstPage(page)).toBeVisible();
    // The requests need every member.
    await page.getByRole('link', { name: 'Schedule' }).click();
    await page.getByRole('tab', { name: 'Requests' }).click();
    await expectSectionError(page);
    await page.unroute(counts);
    await sectionError(page).getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('No pending requests')).toBeVisible();
    await page.context().close();
  });
});

/** An owner whose team is Ada and Bo, and whose directory has lost Bo. */
async function ownerWhoseDirectoryLacksBo() {
  const { uid, email } = await createOwner();
  await untilListed(uid, 0);
  await addRecords(uid, { team: team(uid, ['Ada', 'Bo']) });
  await untilListed(uid, 2);
  const short = shardAt(uid, shardOf('bo'));
  // Repeats it if a late event restores the row.
  await expect
    .poll(
      async () => {
        const count: unknown = (await short.get()).get('count');
        await short.update({ entries: '', count: 0 });
        return count;
      },
      { intervals: [2000] },
    )
    .toBe(0);
  return { uid, email };
}

test('a directory with a missing member is compared with the team, and repaired, while a page stays unchanged', async ({
  page,
  context,
}) => {
  const { uid, email } = await ownerWhoseDirectoryLacksBo();
  // The count that reveals the gap arrives after the directory's content is shown.
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await context.route(/:runAggregationQuery/, (route) => arrival.then(() => route.continue()));
  await signIn(page, email, '/team');
  await rowsShown(page, 1);

  const other = await context.newPage();
  await signIn(other, email, '/schedule?tab=requests');
  const add = other.getByRole('button', { name: 'Add request', exact: true });
  await add.evaluate((button) => button.setAttribute('data-seen', 'before'));
  arrive();
  await rowsShown(page, 2);
  await untilListed(uid, 2);
  await test.step('a page stays unchanged while its directory is compared and repaired', async () => {
    await expect(add).toHaveAttribute('data-seen', 'before');
  });
});
