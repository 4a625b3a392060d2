import { expect, test, type Page, type Route } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { areas, sideNav, visit, type Area } from '../../src/areas.ts';
import { communityRecord, createOwner, firestore, memberRecord } from '../../src/backend.ts';
import { readDeviceCache } from '../../src/page/readDeviceCache.ts';
import { product } from '../../src/product.ts';
import { signIn } from '../../src/signIn.ts';
import { en as connectionTexts } from '../../../shell/src/connection/texts/en.ts';
import { textOf } from '../../src/textOf.ts';

const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'You’re offline.' });
const refused = (page: Page) =>
  page.getByRole('alert').filter({ hasText: textOf(connectionTexts, 'refused') });
const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const violations = (page: Page) => page.getByRole('switch', { name: 'Violations', exact: true });
const toggle = (page: Page) => page.getByRole('tabpanel').getByText('Violations', { exact: true }).click();
const isStored = async (uid: string) =>
  (await firestore().doc(paths.customer(uid)).get()).get('notifyViolations') as unknown;

const communities: Area = { ...areas.communities, content: (page) => rowOf(page, 'Ash Court') };
const team: Area = { ...areas.team, content: (page) => rowOf(page, 'Ada Byron') };

/**
 * Opens the settings of a new owner.
 * @returns the owner's uid
 */
async function openSettings(page: Page): Promise<string> {
  const { uid, email } = await createOwner();
  await signIn(page, email, '/settings?tab=notifications');
  await expect(violations(page)).toBeChecked();
  return uid;
}

test('seen data stays readable and shows its age; unseen data says so', async ({ page, context }) => {
  const { uid, email } = await createOwner({ communities: { ash: communityRecord('Ash Court') } });
  await firestore()
    .doc(paths.teamMember(uid, 'ada'))
    .set(memberRecord(uid, 'Ada', 'Byron'));
  await signIn(page, email, '/communities');
  await expect(communities.content(page)).toBeVisible();
  await visit(page, team);
  await expect.poll(() => readDeviceCache(page)).toContain('Byron');
  await expect.poll(() => readDeviceCache(page)).toContain('Ash Court');

  // This page gets nothing from Firestore, so everything it shows comes from the previous one.
  const held: Route[] = [];
  await page.route(`${product().addresses.firestore}/**`, (route) => void held.push(route));
  await page.reload();
  await visit(page, communities);
  await sideNav(page).getByRole('link', { name: 'Settings' }).click();
  // Unlike the account's own document, the Operations settings haven't been loaded by an earlier page.
  await page.getByRole('tab', { name: 'Operations' }).click();
  await expect(page.getByRole('heading', { name: 'Operations', level: 2 })).toBeVisible();
  await context.setOffline(true);
  await expect(banner(page)).toContainText(/Last updated \d+:\d\d/);
  await expect(page.getByRole('alert').filter({ hasText: 'Not available offline' }).first()).toBeVisible();
  await visit(page, communities);
  await visit(page, team);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Requests sent without a connection have failed by the time it is back; Firestore would keep waiting for them.
  await Promise.all(held.map((route) => route.abort().catch(() => {})));
  await context.setOffline(false);
  await expect(page.getByText('Back online.')).toBeVisible();
  await firestore().doc(paths.teamMember(uid, 'ada')).update({ lastName: 'Lovelace' });
  await expect(rowOf(page, 'Ada Lovelace')).toBeVisible();
});

test('without a connection a change is refused immediately with a message, and succeeds once it is back', async ({
  page,
  context,
}) => {
  const uid = await openSettings(page);
  await context.setOffline(true);
  await toggle(page);
  await expect(refused(page)).toBeVisible();
  await expect(violations(page)).toBeChecked();

  await context.setOffline(false);
  await expect(refused(page)).toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);
  expect(await isStored(uid)).not.toBe(false);
  await toggle(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await isStored(uid)).toBe(false);
});

test('a change in transit when the connection drops says that it is waiting, and is saved', async ({
  page,
  context,
}) => {
  const uid = await openSettings(page);
  const writeRequest = page.waitForRequest('**/Write/channel**');
  await page.route('**/Write/channel**', () => {});
  await toggle(page);
  await writeRequest;
  await context.setOffline(true);
  await expect(banner(page)).toContainText(connectionTexts.waiting_one);
  await expect(violations(page)).not.toBeChecked();

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 });
  expect(await isStored(uid)).toBe(false);
});

test('an unreachable backend counts as offline, even if the browser says that it is online', async ({
  page,
  context,
}) => {
  const { email } = await createOwner({ communities: { ash: communityRecord('Ash Court') } });
  await signIn(page, email, '/communities');
  await expect(communities.content(page)).toBeVisible();
  await page.route(`${product().addresses.firestore}/**`, (route) => route.abort('connectionrefused'));
  // Cuts the open connections.
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(banner(page)).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(communities.content(page)).toBeVisible();

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(page.getByText('Back online.')).toBeVisible({ timeout: 60_000 });
});
