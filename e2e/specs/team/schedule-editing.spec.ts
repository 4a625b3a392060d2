import { expect, test } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { firestore } from '../../src/backend.ts';
import {
  cell,
  drag,
  night,
  overrides,
  panel,
  person,
  press,
  regularAgent,
  scheduledOwner,
  timeOff,
  waitUntilReplaced,
  week,
} from '../../src/areas/scheduleWeek.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { dragTexts } from '../../../mf-team/src/schedule/drag/texts/en.ts';
import { editingTexts } from '../../../mf-team/src/schedule/editing/texts/en.ts';
import { panelTexts } from '../../../mf-team/src/schedule/panel/texts/en.ts';
import { patternOf, textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { copyTexts } from '../../../mf-team/src/schedule/copyWeek/texts/en.ts';

// The whole week must fit next to the toasts: a drag can't scroll.
test.use({ viewport: { width: 1440, height: 1000 } });

test('a shift is assigned in the panel for a night or every week, cleared, and restored', async ({
  page,
}) => {
  const owner = await scheduledOwner();
  await timeOff(owner, 'kim', 0);
  await signIn(page, owner.email, week);
  await cell(page, 'Ash Gardens', 0).click();
  // Free people come first, and inactive people are not offered.
  await expect(panel(page).getByRole('group', { name: 'Assign to' }).getByRole('radio')).toHaveCount(4);
  await expect(
    panel(page)
      .locator('label')
      .filter({ has: page.getByRole('radio') }),
  ).toContainText([/No one/, /Ada Byron.*Currently assigned/, /Bo Larsen/, /Kim Lee.*Off this night/]);
  expect(await axeFindings(page)).toEqual([]);
  // The form's sticky action must not cover what follows it.
  await panel(page).getByRole('link', { name: 'Open community' }).click({ trial: true, timeout: 10_000 });
  await person(page, 'Kim Lee').check();
  await expect(panel(page).getByRole('status').filter({ hasText: 'Off this night' })).toBeVisible();
  await press(page, 'Assign Kim Lee anyway');
  await expect(panel(page)).toBeHidden();
  await expect(cell(page, 'Ash Gardens', 0)).toBeFocused();
  await expect(cell(page, 'Ash Gardens', 0)).toContainText(/Kim Lee.*for Ada Byron/);
  await expect(
    cell(page, 'Ash Gardens', 0).getByRole('img', { name: /^Conflict: Off this night/ }),
  ).toBeVisible();
  expect(await overrides(owner, 0)).toEqual({ ash: 'kim' });

  await test.step('for every Monday; this night’s change is removed', async () => {
    await cell(page, 'Ash Gardens', 0).click();
    await person(page, 'Bo Larsen').check();
    await page.getByRole('radio', { name: 'Every Monday' }).check();
    await press(page, 'Assign Bo Larsen');
    await expect(toast(page, 'Bo Larsen assigned to Ash Gardens every Monday.')).toBeVisible();
    await expect(cell(page, 'Ash Gardens', 0)).toHaveText(/Bo Larsen$/);
    expect(await overrides(owner, 0)).toEqual({});
    expect(await regularAgent(owner, 'ash', 0)).toBe('bo');
    await page.keyboard.press('Control+z');
    await expect(cell(page, 'Ash Gardens', 0)).toContainText(/Kim Lee.*for Ada Byron/);
    expect(await regularAgent(owner, 'ash', 0)).toBe('ada');
  });

  await test.step('restored, and cleared', async () => {
    await cell(page, 'Ash Gardens', 0).click();
    const saved = Promise.withResolvers<void>();
    await page.route(
      /changeSchedule$/,
      async (route) => {
        const response = await route.fetch();
        await saved.promise;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await press(page, textOf(panelTexts, 'save.regularTo', { name: 'Ada Byron' }));
    await expect(cell(page, 'Ash Gardens', 0)).toHaveText(/Ada Byron$/);
    // The save ends while the next shift is open, which stays open.
    await cell(page, 'Ash Gardens', 1).click();
    await person(page, 'No one').check();
    saved.resolve();
    await expect(toast(page, patternOf(editingTexts, 'done.regular'))).toBeVisible();
    await press(page, 'Unassign shift');
    await expect(cell(page, 'Ash Gardens', 1)).toContainText('Unassigned');
    expect([await overrides(owner, 0), await overrides(owner, 1)]).toEqual([{}, { ash: null }]);
  });

  await test.step('a weekday without service gets an extra shift, for that night only', async () => {
    await cell(page, 'Birch Court', 5).click();
    await person(page, 'Kim Lee').check();
    await expect(page.getByRole('radio', { name: /^Every/ })).toHaveCount(0);
    await press(page, 'Assign Kim Lee');
    await expect(cell(page, 'Birch Court', 5)).toContainText('Extra service');
  });
});

test('a member is dragged, and shifts are moved by keyboard only', async ({ page }) => {
  const owner = await scheduledOwner();
  await signIn(page, owner.email, week);
  await test.step('a member is dragged to swap, to move and from the list, with a preview of the effect', async () => {
    await drag(page, cell(page, 'Ash Gardens', 0), cell(page, 'Birch Court', 0), false);
    await expect(cell(page, 'Birch Court', 0)).toContainText('Swap');
    await expect(page.getByText(/^Swap Ada Byron and Bo Larsen/)).toBeVisible();
    await page.mouse.up();
    await expect(cell(page, 'Birch Court', 0)).toContainText('Ada Byron');
    await expect(cell(page, 'Ash Gardens', 0)).toContainText('Bo Larsen');
    expect(await overrides(owner, 0)).toEqual({ ash: 'bo', birch: 'ada' });

    // Ada serves Ash Gardens at that hour already, so the drop asks first.
    await press(page, 'Team members');
    const kim = page
      .getByRole('region', { name: textOf(dragTexts, 'tray.label') })
      .getByRole('listitem')
      .filter({ hasText: 'Kim Lee' });
    await drag(page, kim, cell(page, 'Cedar Hill', 1));
    await expect(cell(page, 'Cedar Hill', 1)).toContainText('Kim Lee');
    await drag(page, cell(page, 'Cedar Hill', 1), cell(page, 'Cedar Hill', 2));
    await expect(cell(page, 'Cedar Hill', 2)).toContainText('Kim Lee');
    await expect(cell(page, 'Cedar Hill', 1)).toContainText('Unassigned');
    expect([await overrides(owner, 1), await overrides(owner, 2)]).toEqual([{}, { cedar: 'kim' }]);
    await drag(page, cell(page, 'Ash Gardens', 3), cell(page, 'Cedar Hill', 2), false);
    const sameHour = textOf(editingTexts, 'conflict.sameHour', { name: 'Ash Gardens' });
    await expect(page.getByText(new RegExp(`Ada Byron, Cedar Hill.*${sameHour}`))).toBeVisible();
    await page.mouse.up();
    const question = page.getByRole('dialog', { name: textOf(panelTexts, 'confirm.title') });
    await expect(question).toContainText(sameHour);
    expect(await overrides(owner, 2)).toEqual({ cedar: 'kim' });
    await question.getByRole('button', { name: 'Save anyway' }).click();
    await expect(cell(page, 'Cedar Hill', 2)).toContainText('Ada Byron');
    expect([await overrides(owner, 2), await overrides(owner, 3)]).toEqual([
      { cedar: 'ada' },
      { ash: 'kim' },
    ]);
  });

  await test.step('by keyboard only, shifts are moved, copied, cleared, found and undone', async () => {
    // A week without the changes so far.
    await navigateInApp(page, `/schedule?week=${night(7)}`);
    await expect(cell(page, 'Ash Gardens', 0)).toHaveText(/Ada Byron$/);
    await cell(page, 'Ash Gardens', 0).focus();
    await page.keyboard.press('Control+x');
    await expect(
      page.getByRole('status').filter({ hasText: 'Ada Byron cut from Ash Gardens' }),
    ).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('status').filter({ hasText: 'Swap Ada Byron and Bo Larsen' })).toBeVisible();
    await page.keyboard.press('Control+v');
    await expect(cell(page, 'Birch Court', 0)).toContainText('Ada Byron');
    expect(await overrides(owner, 7)).toEqual({ ash: 'bo', birch: 'ada' });
    // Faster than the first of them can be saved.
    for (const keys of ['Control+z', 'Control+Shift+Z']) await page.keyboard.press(keys);
    await expect(toast(page, /^Redone: /)).toBeVisible();
    await expect(cell(page, 'Birch Court', 0)).toContainText('Ada Byron');
    await page.keyboard.press('Control+z');
    await expect(cell(page, 'Birch Court', 0)).toHaveText(/Bo Larsen$/);

    await page.keyboard.press('n');
    await expect(cell(page, 'Cedar Hill', 0)).toBeFocused();
    await page.keyboard.press('n');
    await expect(cell(page, 'Cedar Hill', 1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Control+c');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+v');
    await expect(cell(page, 'Cedar Hill', 1)).toContainText('Bo Larsen');
    // The grid can show a change before its save has ended, and until then, the shift is locked.
    await expect(cell(page, 'Cedar Hill', 1)).not.toHaveAttribute('aria-busy');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Delete');
    await expect(cell(page, 'Cedar Hill', 1)).toContainText('Unassigned');
    expect(await overrides(owner, 8)).toEqual({});
  });
});

test('several shifts are changed in one step, except conflicting ones, and a past week keeps its former specialist', async ({
  page,
}) => {
  const owner = await scheduledOwner();
  await timeOff(owner, 'kim', 1);
  await signIn(page, owner.email, week);

  await test.step('several shifts are selected and changed in one step, except conflicting ones', async () => {
    await cell(page, 'Ash Gardens', 0).focus();
    await cell(page, 'Ash Gardens', 1).click({ modifiers: ['Shift'] });
    await page.keyboard.press('Shift+ArrowRight');
    await expect(page.getByRole('status').filter({ hasText: '3 shifts selected' })).toBeAttached();
    await expect(cell(page, 'Ash Gardens', 2)).toHaveAttribute('aria-selected', 'true');
    await cell(page, 'Birch Court', 4).click({ modifiers: ['ControlOrMeta'] });
    await press(page, 'Assign…');
    await expect(panel(page)).toHaveAccessibleName('4 shifts');
    await person(page, 'Kim Lee').check();
    await expect(panel(page).getByRole('status').filter({ hasText: 'Kim Lee, Ash Gardens' })).toContainText(
      'Off this night',
    );
    expect(await axeFindings(page)).toEqual([]);
    await press(page, textOf(panelTexts, 'save.onlyFree', { count: 3 }));
    await expect(toast(page, '3 shifts changed.')).toBeVisible();
    await expect(cell(page, 'Ash Gardens', 2)).toContainText('Kim Lee');
    await expect(cell(page, 'Ash Gardens', 1)).toHaveText(/Ada Byron$/);
    expect([await overrides(owner, 0), await overrides(owner, 1), await overrides(owner, 4)]).toEqual([
      { ash: 'kim' },
      {},
      { birch: 'kim' },
    ]);

    await cell(page, 'Ash Gardens', 0).click({ modifiers: ['ControlOrMeta'] });
    await press(page, 'All shifts for Kim Lee');
    await expect(page.getByRole('group', { name: 'Selected shifts' })).toContainText('3 shifts selected');
    await page.keyboard.press('Escape');
    await cell(page, 'Ash Gardens', 0).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await expect(page.getByText('15 shifts, 15 unassigned')).toBeVisible();
    await toast(page, '10 shifts changed.').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('15 shifts, 5 unassigned')).toBeVisible();
    expect(await overrides(owner, 4)).toEqual({ birch: 'kim' });
  });

  await test.step('a past week keeps its former regular specialist, and can be corrected for that night', async () => {
    await navigateInApp(page, week);
    await cell(page, 'Ash Gardens', 0).click();
    await person(page, 'Bo Larsen').check();
    await page.getByRole('radio', { name: 'Every Monday' }).check();
    await press(page, 'Assign Bo Larsen');
    await expect(cell(page, 'Ash Gardens', 0)).toHaveText(/Bo Larsen$/);
    await waitUntilReplaced(owner, 'ash', { from: 'ada', to: 'bo' });

    const past = `/schedule?week=${night(-14)}`;
    await navigateInApp(page, past);
    await expect(cell(page, 'Ash Gardens', 0)).toHaveText(/Ada Byron$/);
    await navigateInApp(page, `${past}&by=agent`);
    const byAgent = page.getByRole('grid', { name: 'Shifts by specialist' }).getByRole('row');
    await expect(byAgent.filter({ hasText: 'Ada Byron' }).getByRole('gridcell').first()).toContainText(
      'Ash Gardens',
    );

    await test.step('every Monday, starting with a past night, includes that night', async () => {
      await navigateInApp(page, past);
      await expect(cell(page, 'Ash Gardens', 0)).toHaveText(/Ada Byron$/);
      await expect(page.locator('[data-unconfirmed]')).toHaveCount(0);
      await cell(page, 'Ash Gardens', 0).click();
      await person(page, 'Kim Lee').check();
      await page.getByRole('radio', { name: 'Every Monday' }).check();
      await press(page, 'Assign Kim Lee');
      await expect(cell(page, 'Ash Gardens', 0)).toContainText(/Kim Lee.*for Ada Byron/);
      expect(await overrides(owner, -14)).toEqual({ ash: 'kim' });
      await navigateInApp(page, week);
      await expect(cell(page, 'Ash Gardens', 0)).toHaveText(/Kim Lee$/);
    });
  });
});

test('a week is copied onto the next, with a preview of the effect', async ({ page }) => {
  const owner = await scheduledOwner();
  const { uid } = owner;
  await timeOff(owner, 'kim', 8);
  const change = (day: number, entries: Record<string, string | null>) =>
    firestore()
      .doc(paths.scheduleNight(uid, night(day)))
      .set({
        schedule: Object.entries(entries).map(([communityId, who]) => ({
          communityId,
          newAgentId: who && `${uid}-${who}`,
        })),
        lastUpdated: new Date(),
      });
  await change(0, { ash: 'kim' });
  await change(1, { ash: 'kim' });
  await change(2, { cedar: 'old' });
  await change(3, { cedar: 'kim' });
  await change(7, { ash: 'bo' });
  await signIn(page, owner.email, week);
  await press(page, 'Copy week…');
  const dialog = page.getByRole('dialog', { name: /^Copy / });
  await expect(dialog.getByRole('status')).toHaveText(textOf(copyTexts, 'changes', { count: 2 }));
  await expect(dialog).toContainText(
    new RegExp(`${textOf(copyTexts, 'overwritten', { count: 1 })}.*Ash Gardens`),
  );
  await expect(dialog).toContainText(textOf(copyTexts, 'skipped', { count: 2 }));
  await expect(dialog).toContainText(patternOf(copyTexts, 'reason.timeOff', { name: 'Kim Lee' }));
  await expect(dialog).toContainText(patternOf(copyTexts, 'reason.inactive', { name: 'Old Hand' }));
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('checkbox', { name: 'Keep those changes' }).check();
  await expect(dialog.getByRole('status')).toHaveText(textOf(copyTexts, 'changes', { count: 1 }));
  await dialog.getByRole('checkbox').uncheck();
  await dialog.getByRole('button', { name: 'Copy 2 shifts' }).click();
  await expect(dialog).toBeHidden();
  expect([await overrides(owner, 7), await overrides(owner, 10)]).toEqual([{ ash: 'kim' }, { cedar: 'kim' }]);
  await toast(page, /^2 shifts copied/)
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(toast(page, /^Undone/)).toBeVisible();
  expect([await overrides(owner, 7), await overrides(owner, 10)]).toEqual([{ ash: 'bo' }, {}]);
});
