import { expect, test, type Locator, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { communityRecord, createOwner, firestore } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { watchProblems } from '../../src/page/watchProblems.ts';
import { checkpoints as checkpointsTexts } from '../../../mf-communities/src/checkpoints/texts/en.ts';
import { sortingTexts } from '../../../shared-lib/src/ui/sorting/texts.ts';
import { textOf } from '../../src/textOf.ts';
import { sidePanel, pressAction } from '../../src/page/sidePanel.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { checkpointTexts as scanTexts } from '../../../shared-lib/src/ui/lists/checkpoints/texts.ts';

const tab = '/communities/c1?tab=checkpoints';

const community = () =>
  createOwner({ communities: { c1: { ...communityRecord('Elm Court'), slug: 'elm-court' } } });
const add = (page: Page) => page.getByRole('dialog', { name: 'Add checkpoint' });
const panel = (page: Page) => sidePanel(page, 'Checkpoint');
const rows = (page: Page) => page.getByRole('list', { name: 'Checkpoints' }).getByRole('listitem');
const named = (page: Page, name: string) => rows(page).filter({ hasText: name });

/** The stored checkpoints, in route order. */
const stored = async (uid: string) => {
  const found = await firestore().collection(paths.checkpoints(uid)).orderBy('order').get();
  return found.docs.map((document) => document.data());
};
const storedNames = async (uid: string) => (await stored(uid)).map(({ name }) => String(name));
const stateOf = async (code: unknown) =>
  (
    await firestore()
      .doc(paths.code(String(code)))
      .get()
  ).get('state');

async function addOne(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Add checkpoint' }).click();
  await add(page).getByLabel('Name').fill(name);
  await add(page).getByRole('button', { name: 'Add checkpoint' }).click();
  await expect(add(page)).toBeHidden();
  await expect(named(page, name)).toBeVisible();
}

/** Drags a row by its handle onto the lower half of another. */
async function dragBehind(page: Page, row: Locator, other: Locator): Promise<void> {
  await other.scrollIntoViewIfNeeded();
  const handle = await row.locator('[data-handle]').boundingBox();
  const target = await other.boundingBox();
  if (!handle || !target) throw new Error('Nothing to drag');
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(target.x + 40, target.y + target.height / 2, { steps: 4 });
  await page.mouse.move(target.x + 40, target.y + target.height - 4, { steps: 4 });
  await page.mouse.up();
}

test('a route is set up: checkpoints are added, sorted by keyboard and dragging, edited and deleted', async ({
  page,
}) => {
  const { uid, email } = await community();
  const problems = watchProblems(page);
  await signIn(page, email, tab);
  await expect(page.getByText('No checkpoints yet')).toBeVisible();

  await test.step('errors are next to their fields, and nothing is sent', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Add checkpoint' }).click();
    await add(page).getByLabel('GPS', { exact: true }).check();
    await add(page).getByLabel('Position').fill('the gate');
    await add(page).getByLabel('Scan from').fill('22:00');
    await add(page).getByLabel('Scan until').fill('21:00');
    await add(page).getByRole('button', { name: 'Add checkpoint' }).click();
    for (const problem of [
      textOf(checkpointsTexts, 'problems.name.missing'),
      textOf(checkpointsTexts, 'problems.position.noPosition'),
      textOf(checkpointsTexts, 'problems.windowEnd.notAfterStart'),
    ]) {
      await expect(add(page).getByText(problem)).toBeVisible();
    }
    await expect(add(page).getByLabel('Name')).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
    expect(await stored(uid)).toEqual([]);
  });

  await test.step('it is added with its own code', async () => {
    await add(page).getByLabel('Name').fill(' Main gate ');
    await add(page).getByLabel('Position').fill('40.7128, -74.0060');
    await add(page).getByLabel('Radius').fill('100');
    await add(page).getByLabel('Scan until').fill('01:00');
    await add(page).getByLabel('Require a photo').check();
    await add(page).getByRole('button', { name: 'Add checkpoint' }).dblclick();
    await expect(toast(page, 'Main gate added')).toBeVisible();
    const [gate, ...others] = await stored(uid);
    expect(others).toEqual([]);
    expect(gate).toMatchObject({
      communityId: 'c1',
      name: 'Main gate',
      type: 'gps',
      geofence: { lat: 40.7128, lng: -74.006, radiusM: 30.48 },
      windowStart: '22:00',
      windowEnd: '01:00',
      photoRequired: true,
      order: 1,
      createdBy: uid,
    });
    expect(await stateOf(gate?.['qrToken'])).toBe('active');
  });

  await test.step('the order is changed by keyboard and dragging', async () => {
    await addOne(page, 'Compactor');
    await addOne(page, 'North stairs');
    await page.getByRole('button', { name: 'Move North stairs up' }).focus();
    await page.keyboard.press('Enter');
    await expect(rows(page)).toContainText(['Main gate', 'North stairs', 'Compactor']);
    await expect(
      page.getByText(textOf(sortingTexts.en, 'moved', { name: 'North stairs', place: 2, count: 3 })),
    ).toBeAttached();
    await expect.poll(() => storedNames(uid)).toEqual(['Main gate', 'North stairs', 'Compactor']);
    await dragBehind(page, named(page, 'Main gate'), named(page, 'Compactor'));
    await expect(rows(page)).toContainText(['North stairs', 'Compactor', 'Main gate']);
    await expect.poll(() => storedNames(uid)).toEqual(['North stairs', 'Compactor', 'Main gate']);
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('an edit shows what someone else changed in the meantime', async () => {
    await named(page, 'Compactor').getByRole('button', { name: 'Compactor', exact: true }).click();
    await expect(page).toHaveURL(/checkpoint=/);
    await panel(page).getByRole('button', { name: 'Edit' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit checkpoint' });
    await edit.getByLabel('Name').fill('Compactor room');
    const [, compactor] = (await firestore().collection(paths.checkpoints(uid)).orderBy('order').get()).docs;
    await compactor!.ref.update({ building: 'B', updatedAt: new Date() });
    await expect(edit.getByLabel('Building (optional)')).toHaveValue('B');
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page, 'Changes saved')).toBeVisible();
    expect((await stored(uid))[1]).toMatchObject({ name: 'Compactor room', building: 'B' });
  });

  await test.step('a replaced code says so, and so does an unused one', async () => {
    const old: unknown = (await stored(uid))[1]?.['qrToken'];
    await pressAction(panel(page), 'Replace code');
    const asking = page.getByRole('dialog', {
      name: textOf(checkpointsTexts, 'replace.title', { name: 'Compactor room' }),
    });
    await asking.getByRole('button', { name: 'Replace code' }).click();
    await expect(asking).toBeHidden();
    const token: unknown = (await stored(uid))[1]?.['qrToken'];
    expect(token).not.toBe(old);
    await expect(panel(page).getByRole('link', { name: new RegExp(String(token)) })).toBeVisible();
    expect([await stateOf(old), await stateOf(token)]).toEqual(['replaced', 'active']);

    await panel(page).getByRole('button', { name: 'Deactivate' }).click();
    await expect(panel(page).getByText('Inactive')).toBeVisible();
    expect(await stateOf(token)).toBe('inactive');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(panel(page).getByText('Active')).toBeVisible();
    await expect.poll(() => stateOf(token)).toBe('active');
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('the consequences are shown before it is deleted', async () => {
    const token: unknown = (await stored(uid))[1]?.['qrToken'];
    await pressAction(panel(page), 'Delete');
    const asking = page.getByRole('dialog', { name: 'Delete Compactor room?' });
    await expect(asking.getByText(textOf(checkpointsTexts, 'remove.scans'))).toBeVisible();
    await asking.getByRole('button', { name: 'Delete Compactor room' }).click();
    await expect(toast(page, 'Compactor room deleted')).toBeVisible();
    await expect(panel(page)).toBeHidden();
    await expect(rows(page)).toHaveCount(2);
    expect(await storedNames(uid)).toEqual(['North stairs', 'Main gate']);
    expect(await stateOf(token)).toBe('removed');
  });
  expect(problems).toEqual([]);
});

test('a route shows how much was scanned, and a checkpoint its scans, on a desktop and a dark phone', async ({
  page,
}) => {
  const route = '/communities/maple-court?tab=checkpoints';
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'owner@demo.test', route);
  for (const { viewport, colorScheme } of [
    { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
    { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  ] as const) {
    await test.step(`${colorScheme}, ${viewport.width} wide`, async () => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await navigateInApp(page, route);
      const nights = page
        .getByRole('list', { name: textOf(scanTexts.en, 'coverage.title') })
        .getByRole('listitem');
      await expect(nights.last()).toContainText(/\d of 4 scanned/);
      await expect(rows(page)).toHaveCount(4);
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await axeFindings(page), 'the round').toEqual([]);
      await navigateInApp(page, '/checkpoints?tab=list&open=maple-court-checkpoint-2');
      await page.getByRole('link', { name: 'Edit checkpoint' }).click();
      await expect(page).toHaveURL(`${route}&checkpoint=maple-court-checkpoint-2`);
      await expect(panel(page).getByRole('heading', { name: 'Compactor' })).toBeVisible();
      const scans = panel(page).getByRole('region', { name: 'Latest scans' }).getByRole('listitem');
      await expect(scans.first()).toContainText(/On time|Late/);
      expect(await axeFindings(page), 'the panel').toEqual([]);
    });
  }
});
