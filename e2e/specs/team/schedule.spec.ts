import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { addDays, paths, serviceNight, weekdayOf, weekdays } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { communityRecord, createOwner, firestore, memberRecord, type TestOwner } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';
import { signIn } from '../../src/signIn.ts';
import { scheduleTexts } from '../../../mf-team/src/schedule/texts/en.ts';
import { toolbarTexts } from '../../../mf-team/src/schedule/toolbar/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';

const grid = (page: Page) => page.getByRole('grid', { name: textOf(scheduleTexts, 'grid') });
/** The cell of a weekday, from 0 for Monday, in a community's row. */
const cell = (page: Page, community: string, day: number) =>
  grid(page).getByRole('row').filter({ hasText: community }).getByRole('gridcell').nth(day);

/** The Monday of tonight's week in New York, the time zone of the tests' browser. */
function thisMonday(): string {
  const tonight = serviceNight(Date.now(), 'America/New_York');
  return addDays(tonight, -weekdays.indexOf(weekdayOf(tonight)));
}

/** An owner with two communities served every day: Ada serves one, the other is unassigned. */
async function scheduledOwner(): Promise<TestOwner> {
  const owner = await createOwner({
    communities: {
      ash: { ...communityRecord('Ash Gardens'), serviceDays: weekdays },
      elm: { ...communityRecord('=Elm Street'), serviceDays: weekdays },
    },
  });
  const { uid } = owner;
  const batch = firestore().batch();
  for (const [id, last] of [
    ['ada', 'Byron'],
    ['bo', 'Larsen'],
  ] as const) {
    batch.set(
      firestore().doc(paths.teamMember(uid, id)),
      memberRecord(uid, id === 'ada' ? 'Ada' : 'Bo', last),
    );
  }
  for (const day of weekdays) {
    const agent = { day, communityId: 'ash', customerId: uid, memberId: 'ada' };
    batch.set(firestore().doc(paths.assignedAgent(uid, 'ash', day)), agent);
  }
  await batch.commit();
  return owner;
}

test('a week: by keyboard, by link and filter, as a file, and as it changes', async ({ page }) => {
  const { uid, email } = await scheduledOwner();
  await signIn(page, email, '/schedule');
  await test.step('the grid is navigated by keyboard, and Enter opens a shift', async () => {
    await cell(page, 'Elm Street', 0).focus();
    // Ash Gardens comes after it, because the `=` of Elm Street sorts before letters.
    await page.keyboard.press('ArrowDown');
    await expect(cell(page, 'Ash Gardens', 0)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('End');
    await expect(cell(page, 'Ash Gardens', 6)).toBeFocused();
    await page.keyboard.press('Enter');
    const panel = sidePanel(page, 'Ash Gardens');
    await expect(panel).toContainText('8:00 PM');
    await expect(panel.getByRole('link', { name: 'Ada Byron' })).toHaveAttribute('href', '/team/ada');
    expect.soft(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(cell(page, 'Ash Gardens', 6)).toBeFocused();
  });

  await test.step('weeks have links and addresses, and filters stay', async () => {
    await navigateInApp(page, '/schedule?agent=ada');
    await expect(page.getByText(textOf(scheduleTexts, 'matches', { matches: 1, total: 2 }))).toBeVisible();
    await expect(grid(page)).toHaveAttribute('aria-rowcount', '2');

    const next = page.getByRole('link', { name: 'Next week' });
    await next.press('Enter');
    await expect(page).toHaveURL(`/schedule?agent=ada&week=${addDays(thisMonday(), 7)}`);
    await expect(next).toBeFocused();
    await expect(grid(page)).toHaveAttribute('aria-rowcount', '2');
    await expect(grid(page).locator('[aria-current=date]')).toHaveCount(0);
    await page.getByRole('link', { name: 'This week' }).click();
    await expect(page).toHaveURL('/schedule?agent=ada');
    await page.goBack();
    await expect(page).toHaveURL(/week=/);

    for (const absurd of ['9999-12-31', 'soon', '2026-02-31']) {
      await navigateInApp(page, `/schedule?week=${absurd}`);
      await expect(grid(page).locator('[aria-current=date]')).toHaveCount(1);
    }
    await page.getByRole('searchbox', { name: 'Search communities' }).fill('ash');
    await expect(grid(page)).toHaveAttribute('aria-rowcount', '2');
    await expect(page).toHaveURL(/q=ash/);
    // A link followed from the search field wins over its text.
    await navigateInApp(page, '/schedule?q=nowhere');
    await expect(page.getByRole('searchbox', { name: 'Search communities' })).toHaveValue('nowhere');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(grid(page)).toHaveAttribute('aria-rowcount', '3');
  });

  await test.step('the visible shifts are exported, without a formula', async () => {
    await navigateInApp(page, '/schedule?agent=%3Aunassigned');
    await expect(page.getByText(textOf(scheduleTexts, 'matches', { matches: 1, total: 2 }))).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe(`schedule-${thisMonday()}.csv`);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(8);
    expect(lines[1]).toBe(`"'=Elm Street",${thisMonday()},Mon,8:00 PM,America/New_York,Unassigned,`);
  });

  await test.step('a change of one night appears immediately, and shows who substitutes for whom', async () => {
    await navigateInApp(page, '/schedule');
    await expect(page).toHaveTitle('Schedule · Valet Hub');
    // Past nights count as shifts, but no longer need anyone.
    const tonight = serviceNight(Date.now(), 'America/New_York');
    const left = Array.from({ length: 7 }, (_, day) => addDays(thisMonday(), day)).filter(
      (date) => date >= tonight,
    );
    await expect(page.getByText(`14 shifts, ${left.length} unassigned`)).toBeVisible();
    await expect(cell(page, 'Elm Street', 2)).toContainText('Unassigned');
    await expect(grid(page).locator('[aria-current=date]')).toHaveCount(1);

    const night = firestore().doc(paths.scheduleNight(uid, addDays(thisMonday(), 2)));
    const change = (newAgentId: string) =>
      night.set({ schedule: [{ communityId: 'ash', newAgentId }], lastUpdated: new Date() });
    await change('bo');
    await expect(cell(page, 'Ash Gardens', 2)).toContainText(/Bo Larsen.*for Ada Byron/);
    await expect(cell(page, 'Ash Gardens', 1)).toHaveText(/Ada Byron$/);
    await change('');
    await expect(cell(page, 'Ash Gardens', 2)).toContainText(/Unassigned.*Removed: Ada Byron/);
    const cleared = Number(left.includes(addDays(thisMonday(), 2)));
    await expect(page.getByText(`14 shifts, ${left.length + cleared} unassigned`)).toBeVisible();
    await firestore().doc(paths.teamMember(uid, 'ada')).update({ isActive: false });
    await expect(cell(page, 'Ash Gardens', 1)).toContainText('Inactive');
  });
});

test('the demo’s week in dark mode, and its requests', async ({ page }) => {
  await signIn(page, 'owner@demo.test', '/schedule?tab=requests');
  await test.step('requests start with the pending ones, and the shifts a day off leaves uncovered', async () => {
    await expect(page.getByText('3 pending requests')).toBeVisible();
    const list = page.getByRole('table', { name: 'Requests' });
    await expect(list).toHaveAttribute('aria-rowcount', '4');
    const nadia = list.getByRole('row', { name: /Nadia Flores/ });
    await expect(nadia).toContainText(/Time off.*Uncovered: .*Birchwood Terrace.*Pending/);
    await expect(list.getByRole('row', { name: /Priya Raman/ })).toContainText(/Shift.*Cedar Glen/);
    expect.soft(await axeFindings(page)).toEqual([]);

    await page.getByRole('radio', { name: /Canceled/ }).check();
    await expect(page).toHaveURL('/schedule?tab=requests&status=cancelled');
    await expect(list.getByRole('row', { name: /Grace Oduya/ })).toContainText('Plans changed');
    await page.getByRole('tab', { name: 'Shifts' }).click();
    await expect(page).toHaveURL('/schedule');
  });

  await test.step('the week, in dark mode, has no serious axe findings', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await navigateInApp(page, '/schedule');
    await expect(grid(page)).toHaveAttribute('aria-rowcount', '27');
    await expect(cell(page, 'Birchwood Terrace', 0)).toContainText('Nadia Flores');
    expect(await axeFindings(page)).toEqual([]);
  });
});

test('on a phone the week is a list of days, and after midnight it is still tonight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { uid, email } = await scheduledOwner();
  await page.clock.setFixedTime('2026-11-12T21:00:00-05:00');
  await signIn(page, email, '/schedule');

  await test.step('on a phone the week is a list of days', async () => {
    const days = page.getByRole('main').getByRole('button', { name: /2 shifts, 1 unassigned/ });
    await expect(days).toHaveText([/Tonight/, /^Fri/, /^Sat/, /^Sun/]);
    await expect(days.and(page.locator('[aria-expanded=true]'))).toHaveText(/Tonight/);
    // The first shift is in the upper half of the screen.
    const first = await page
      .getByRole('button', { name: /^=Elm Street/ })
      .first()
      .boundingBox();
    expect(first!.y).toBeLessThan(422);
    await page.getByRole('button', { name: 'Earlier this week 6 shifts, 3 unassigned' }).click();
    await expect(days).toHaveCount(7);
    await page.getByRole('button', { name: /Ash Gardens Ada Byron/ }).click();
    await expect(sidePanel(page, 'Ash Gardens')).toBeVisible();
    expect.soft(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close details' }).click();
    expect(await horizontalOverflow(page)).toBe(0);
    await navigateInApp(page, '/schedule?tab=requests');
    await expect(page.getByText('No pending requests')).toBeVisible();
    expect(await horizontalOverflow(page), 'requests').toBe(0);
  });

  await test.step('after midnight it is still tonight, and the next unassigned shift is not a past one', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.clock.setFixedTime('2026-11-16T00:30:00-05:00');
    await page.goto('/schedule');
    await expect(page.getByRole('heading', { name: 'Nov 9 – 15, 2026' })).toBeVisible();
    await expect(grid(page).locator('[aria-current=date]')).toContainText('Nov 15');
    await page.getByRole('button', { name: textOf(toolbarTexts, 'nextUnassigned', { count: 1 }) }).click();
    await expect(cell(page, 'Elm Street', 6)).toBeFocused();

    // One night is marked as tonight, even while a community in another time zone is still in the night before.
    await firestore().doc(paths.community(uid, 'ash')).update({ timezone: 'America/Los_Angeles' });
    await page.clock.setFixedTime('2026-11-16T14:00:00-05:00');
    await page.goto('/schedule?week=2026-11-09');
    await expect(page.getByRole('button', { name: textOf(toolbarTexts, 'allOver') })).toBeDisabled();
    await expect(grid(page).locator('[aria-current=date]')).toHaveCount(0);
  });
});
