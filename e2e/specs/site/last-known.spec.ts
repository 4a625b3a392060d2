import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { areas } from '../../src/areas.ts';
import {
  addRecords,
  communityRecord,
  createLogin,
  createOwner,
  firestore,
  memberRecord,
  setDisabled,
} from '../../src/backend.ts';
import {
  fillIndexedDb,
  forbidIndexedDb,
  readDeviceCache,
  recordTexts,
  seenTexts,
} from '../../src/page/readDeviceCache.ts';
import { product } from '../../src/product.ts';
import { signIn, signOut, submitSignIn } from '../../src/signIn.ts';

const note = (page: Page) => page.getByText(/^Last updated .*\. Updating…$/).first();
const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

/** Holds back the backend's responses until the returned function is called. */
async function slowBackend(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const { auth, firestore: documents } = product().addresses;
  for (const address of [auth, documents]) {
    await page.route(`${address}/**`, async (route) => {
      await released;
      await route.continue();
    });
  }
  return release;
}

/**
 * An owner whose pages this browser has seen. A sole community would show the setup notice, which moves the rows once it is known what is
 * missing.
 */
async function knownOwner(page: Page, community: string) {
  const owner = await createOwner({
    communities: { one: communityRecord(community), last: communityRecord('Zenith Place') },
  });
  await signIn(page, owner.email, '/communities');
  await expect(rowOf(page, community)).toBeVisible();
  await expect.poll(() => readDeviceCache(page)).toContain(community);
  return owner;
}

test('last-known data is shown before the server answers, unless another build stored it or access was lost', async ({
  page,
}) => {
  const { uid } = await knownOwner(page, 'Harbor Known');
  await test.step('a reload immediately shows last-known data, says so, and follows the server', async () => {
    const release = await slowBackend(page);
    await page.reload();
    await expect(rowOf(page, 'Harbor Known')).toBeVisible();
    await expect(note(page)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^Last updated / })).toHaveCount(1);
    const before = await rowOf(page, 'Harbor Known').boundingBox();

    await firestore().doc(paths.community(uid, 'one')).update({ propertyName: 'Harbor Renamed' });
    release();
    await expect(rowOf(page, 'Harbor Renamed')).toBeVisible();
    await expect(note(page)).toHaveCount(0);
    expect((await rowOf(page, 'Harbor Renamed').boundingBox())?.y).toBe(before?.y);
  });

  await test.step('data stored by another build is not shown', async () => {
    await expect.poll(() => readDeviceCache(page)).toContain('Harbor Renamed');
    await page.evaluate(async () => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)));
      const rows = (await done(indexedDB.open('vh_last_known')))
        .transaction('rows', 'readwrite')
        .objectStore('rows');
      await done(
        rows.put({ ...((await done(rows.get('head'))) as object), build: '/shell/0.9.0/main.js' }, 'head'),
      );
    });
    await recordTexts(page);
    const release = await slowBackend(page);
    await page.reload();
    await expect(page.locator('#root')).toBeEmpty();
    release();
    await expect(rowOf(page, 'Harbor Renamed')).toBeVisible();
    expect(await seenTexts(page)).not.toContain('As of');
  });

  await test.step('a person whose access has changed is redirected', async () => {
    await page.goto('about:blank');
    await firestore().doc(paths.customer(uid)).update({ initialOnboardingComplete: false });
    await page.goto('/communities');
    await expect(page).toHaveURL('/onboarding');
  });
});

test('after a sign-out nothing is left, and nothing is ever painted for another person', async ({ page }) => {
  await recordTexts(page);
  await knownOwner(page, 'Secret Gardens');
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await readDeviceCache(page)).toBe('');

  const other = await createOwner({ communities: { two: communityRecord('Other Place') } });
  await page.goto('/communities');
  await submitSignIn(page, other.email);
  await expect(rowOf(page, 'Other Place')).toBeVisible();
  await expect.poll(() => readDeviceCache(page)).toContain('Other Place');
  expect(await seenTexts(page)).not.toContain('Secret Gardens');

  const release = await slowBackend(page);
  await page.reload();
  await expect(rowOf(page, 'Other Place')).toBeVisible();
  release();
  await expect(note(page)).toHaveCount(0);
  expect(await seenTexts(page)).not.toContain('Secret Gardens');
  expect(await readDeviceCache(page)).not.toContain('Secret Gardens');
});

test('a sign-out in another tab leaves nothing behind either', async ({ page, context }) => {
  const { uid } = await knownOwner(page, 'Two Tabs');
  const other = await context.newPage();
  await other.goto('/communities');
  await expect(rowOf(other, 'Two Tabs')).toBeVisible();
  // This tab's pending writes must not arrive later.
  await addRecords(uid, { communities: { late: communityRecord('Late Place') } });
  await expect(rowOf(other, 'Late Place')).toBeVisible();
  await signOut(page);
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await readDeviceCache(other)).toBe('');
});

test('an ended session is detected at the start, and everything is removed', async ({ page }) => {
  const { uid } = await knownOwner(page, 'Ended Place');
  await setDisabled(uid, true);
  await page.reload();
  await expect(page).toHaveURL('/login?next=%2Fcommunities');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect.poll(() => readDeviceCache(page)).toBe('');
});

test('a member deactivated in the meantime is sent away, and everything is removed', async ({ page }) => {
  const { uid } = await createOwner({ communities: { one: communityRecord('Employer’s Place') } });
  const admin = `${uid}-admin`;
  await createLogin(admin, `${admin}@e2e.test`);
  const record = { ...memberRecord(uid, 'Ada', 'Byron'), uid: admin, tier: 'Admin' };
  await addRecords(uid, { team: { [admin]: record } });
  await signIn(page, `${admin}@e2e.test`, '/communities');
  await expect.poll(() => readDeviceCache(page)).toContain('Employer’s Place');

  await page.goto('about:blank');
  await firestore().doc(paths.teamMember(uid, admin)).update({ isActive: false });
  await page.goto('/communities');
  await expect(page).toHaveURL('/login?error=admin_required');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await readDeviceCache(page)).toBe('');
});

for (const [what, prepare] of [
  ['forbidden', forbidIndexedDb],
  ['full', fillIndexedDb],
] as const) {
  test(`with an IndexedDB that is ${what}, everything works without it`, async ({ page }) => {
    await prepare(page);
    await signIn(page, 'owner@demo.test', '/team');
    await expect(areas.team.content(page)).toBeVisible();
    await page.reload();
    await expect(areas.team.content(page)).toBeVisible();
    await expect(note(page)).toHaveCount(0);
    await signOut(page);
    await expect(page).toHaveURL('/login');
  });
}
