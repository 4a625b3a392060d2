import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, communityRecord, createOwner, firestore, memberRecord } from '../../src/backend.ts';
import { alert, button, dialog } from '../../src/areas/memberActions.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { bulk as bulkTexts } from '../../../mf-communities/src/bulk/texts/en.ts';
import { serviceDays as serviceDaysTexts } from '../../../mf-communities/src/serviceDays/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';

/** An owner with three communities; Sam serves Ash on Mondays, and Dana oversees Elm. */
async function ownerOfThree() {
  const served = (name: string, serviceDays: string[], more: object = {}) => ({
    ...communityRecord(name),
    serviceDays,
    ...more,
  });
  const owner = await createOwner({
    communities: {
      ash: served('Ash Row', ['monday']),
      elm: served('Elm Row', ['monday', 'friday'], { districtManagerId: 'dana' }),
      oak: served('Oak Park', ['tuesday']),
    },
  });
  const { uid } = owner;
  await addRecords(uid, {
    team: {
      sam: memberRecord(uid, 'Sam', 'Ortiz'),
      dana: { ...memberRecord(uid, 'Dana', 'Cole'), tier: 'District Manager' },
    },
  });
  await firestore()
    .doc(paths.assignedAgent(uid, 'ash', 'monday'))
    .set({ customerId: uid, communityId: 'ash', day: 'monday', memberId: 'sam' });
  return owner;
}

const stored = async (uid: string, field: string) =>
  Object.fromEntries(
    (await firestore().collection(paths.communities(uid)).get()).docs.map((community) => [
      community.id,
      community.get(field) as unknown,
    ]),
  );
const row = (page: Page, name: string) => page.getByRole('row', { name });
const chosen = (page: Page) => page.getByRole('group', { name: 'Selection actions' });
const all = (page: Page) => page.getByRole('checkbox', { name: /all/i });

test('several communities get a manager and new days at once, with a preview and undo', async ({ page }) => {
  const { uid, email } = await ownerOfThree();
  const monday = async () =>
    (
      await firestore()
        .doc(paths.assignedAgent(uid, 'ash', 'monday'))
        .get()
    ).get('memberId') as unknown;
  await signIn(page, email, '/communities');

  await test.step('a manager: unchanged communities are skipped, and undo restores the others', async () => {
    await all(page).check();
    await chosen(page).getByRole('button', { name: 'District Manager…' }).click();
    const manager = dialog(page).getByRole('combobox', { name: 'District Manager' });
    await manager.fill('dana');
    await page.getByRole('option', { name: 'Dana Cole' }).click();
    await expect(dialog(page).getByRole('definition')).toHaveText([
      'Ash Row: No one → Dana Cole',
      'Oak Park: No one → Dana Cole',
    ]);
    await expect(dialog(page)).toContainText(textOf(bulkTexts, 'same', { count: 1 }));
    expect.soft(await axeFindings(page)).toEqual([]);
    await button(page, 'Change 2 communities').click();
    await expect(toast(page, '2 communities changed.')).toBeVisible();
    expect(await stored(uid, 'districtManagerId')).toEqual({ ash: 'dana', elm: 'dana', oak: 'dana' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, textOf(bulkTexts, 'undone', { count: 2 }))).toBeVisible();
    expect(await stored(uid, 'districtManagerId')).toEqual({ ash: null, elm: 'dana', oak: null });
  });

  await test.step('days: every community keeps at least one, and uncovered shifts are shown first', async () => {
    await all(page).check();
    await chosen(page).getByRole('button', { name: 'Service days…' }).click();
    await dialog(page).getByText('Remove these days').click();
    await dialog(page).getByLabel('Tue', { exact: true }).check();
    await button(page, 'Change 1 community').click();
    await expect(dialog(page)).toContainText(
      textOf(bulkTexts, 'problems.days.noneLeft', { name: 'Oak Park' }),
    );
    await dialog(page).getByText(textOf(bulkTexts, 'days.ways.exactly')).click();
    // The effect on tonight depends on the weekday of the test run.
    await expect(dialog(page).getByRole('term').filter({ hasNotText: 'tonight' })).toHaveText([
      'Changes (2)',
      textOf(serviceDaysTexts, 'groups.added', { count: 2 }),
      textOf(serviceDaysTexts, 'groups.regular', { count: 1 }),
    ]);
    await expect(dialog(page).getByRole('definition').filter({ hasNotText: /\d$/ })).toHaveText([
      'Ash Row: Mon → Tue',
      'Elm Row: Mon, Fri → Tue',
      'Ash Row: Tue',
      'Elm Row: Tue',
      'Ash Row: Mon: Sam Ortiz',
    ]);
  });

  await test.step('an aborted attempt continues with the remaining ones, and undo reverts all', async () => {
    let calls = 0;
    await page.route('**/updateCommunity', (route) => (++calls === 2 ? route.abort() : route.continue()));
    await button(page, 'Change 2 communities').click();
    await expect(alert(page)).toContainText(textOf(bulkTexts, 'stopped', { name: 'Elm Row' }));
    await button(page, 'Change 1 community').click();
    await expect(toast(page, '2 communities changed.')).toBeVisible();
    expect(await stored(uid, 'serviceDays')).toEqual({
      ash: ['tuesday'],
      elm: ['tuesday'],
      oak: ['tuesday'],
    });
    expect(await monday()).toBeUndefined();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(monday).toBe('sam');
    await expect
      .poll(() => stored(uid, 'serviceDays'))
      .toEqual({ ash: ['monday'], elm: ['monday', 'friday'], oak: ['tuesday'] });
  });

  await test.step('only the selection is exported', async () => {
    await row(page, 'Ash Row').getByRole('checkbox').check();
    await chosen(page).getByRole('button', { name: 'Export' }).click();
    await expect(dialog(page).getByRole('checkbox')).toHaveCount(13);
    expect.soft(await axeFindings(page)).toEqual([]);
    await dialog(page).getByRole('checkbox', { name: 'Address' }).uncheck();
    const download = page.waitForEvent('download');
    await button(page, 'Download CSV').click();
    await expect(toast(page, '1 community exported')).toBeVisible();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toContain('Ash Row');
    expect(csv).toContain('Time zone');
    expect(csv).not.toContain('Address');
    expect(csv).not.toContain('Oak Park');
  });

  await test.step('a community gets its manager on its own page in the same way', async () => {
    await navigateInApp(page, '/communities/oak');
    await page.getByRole('button', { name: 'Edit District Manager' }).click();
    await dialog(page).getByRole('combobox', { name: 'District Manager' }).fill('dana');
    await page.getByRole('option', { name: 'Dana Cole' }).click();
    await button(page, 'Change 1 community').click();
    await expect(page.getByRole('link', { name: 'Dana Cole' })).toBeVisible();
    expect(await stored(uid, 'districtManagerId')).toMatchObject({ oak: 'dana' });
  });
});
