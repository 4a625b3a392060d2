import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { firestore } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import {
  cell,
  night,
  overrides,
  panel,
  person,
  press,
  scheduledOwner,
  week,
} from '../../src/areas/scheduleWeek.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { monthTexts } from '../../../mf-team/src/schedule/month/texts/en.ts';
import { editingTexts } from '../../../mf-team/src/schedule/editing/texts/en.ts';
import { patternOf, textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { toolbarTexts } from '../../../mf-team/src/schedule/toolbar/texts/en.ts';

// The whole week must fit next to the toasts: a drag can't scroll.
test.use({ viewport: { width: 1440, height: 1000 } });

test('a step is undone from any view of the schedule, and offline a change is refused immediately', async ({
  page,
  context,
}) => {
  const owner = await scheduledOwner();
  await signIn(page, owner.email, week);
  await test.step('a step is undone from any view', async () => {
    await test.step('a shift is assigned', async () => {
      await cell(page, 'Ash Gardens', 0).click();
      await person(page, 'Kim Lee').check();
      await press(page, 'Assign Kim Lee');
      await expect(panel(page)).toBeHidden();
    });

    await test.step('undone in the view by specialist', async () => {
      await page.getByRole('radio', { name: 'By specialist' }).check();
      const kim = page
        .getByRole('grid', { name: 'Shifts by specialist' })
        .getByRole('row')
        .filter({ hasText: 'Kim Lee' });
      await expect(kim).toContainText('1 shift');
      // The focus is on the switch, so the keys start there.
      await page.keyboard.press('Control+z');
      await expect(toast(page, /^Undone: Kim Lee assigned to Ash Gardens/)).toBeVisible();
      await expect(kim).toContainText('0 shifts');
      expect(await overrides(owner, 0)).toEqual({});
    });

    await test.step('redone and undone in the month', async () => {
      await page.getByRole('radio', { name: 'Month' }).check();
      await press(page, /^Redo: Kim Lee assigned to Ash Gardens/);
      await expect(toast(page, /^Redone: /)).toBeVisible();
      await page.getByRole('radio', { name: 'By community' }).check();
      await page
        .getByRole('grid', { name: textOf(monthTexts, 'calendar') })
        .locator(`[data-date="${night(0)}"]`)
        .click();
      const shift = panel(page).getByRole('button', { name: /^Ash Gardens/ });
      await expect(shift).toContainText('Kim Lee');
      await page.keyboard.press('Control+z');
      await expect(shift).not.toContainText('Kim Lee');
      await expect(panel(page).getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
      expect(await overrides(owner, 0)).toEqual({});
    });
  });

  await test.step('offline a change is refused immediately, and the selection is kept', async () => {
    await navigateInApp(page, week);
    await cell(page, 'Ash Gardens', 0).click();
    await person(page, 'Kim Lee').check();
    await context.setOffline(true);
    await press(page, 'Assign Kim Lee');
    await expect(panel(page).getByRole('alert')).toContainText(textOf(editingTexts, 'problem.offline'));
    await context.setOffline(false);
    // The page may learn a little later that it is online.
    await expect(async () => {
      if (await panel(page).isVisible()) await press(page, 'Assign Kim Lee');
      await expect(panel(page)).toBeHidden({ timeout: 10_000 });
    }).toPass();
    await expect(cell(page, 'Ash Gardens', 0)).toContainText('Kim Lee');
    expect(await overrides(owner, 0)).toEqual({ ash: 'kim' });
  });
});

test('two people at once: changes to different shifts of a night both survive, and an outdated undo is refused', async ({
  page,
  browser,
}) => {
  const owner = await scheduledOwner();
  await signIn(page, owner.email, week);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, owner.email, week);
  const give = async (on: Page, community: string, name: string) => {
    await cell(on, community, 0).click();
    await person(on, name).check();
    await press(on, new RegExp(`^Assign ${name}`));
    await expect(panel(on)).toBeHidden();
  };

  await test.step('both assign a shift of the same night', async () => {
    await Promise.all([give(page, 'Ash Gardens', 'Kim Lee'), give(other, 'Cedar Hill', 'Bo Larsen')]);
    await expect(cell(page, 'Cedar Hill', 0)).toContainText('Bo Larsen');
    expect(await overrides(owner, 0)).toEqual({ ash: 'kim', cedar: 'bo' });
  });

  await test.step('one is overtaken, and undoes', async () => {
    await give(other, 'Ash Gardens', 'Bo Larsen');
    await page.keyboard.press('Control+z');
    const refused = patternOf(editingTexts, 'problem.undoOvertaken', {
      now: textOf(editingTexts, 'problem.nowServes', { name: 'Bo Larsen' }),
    });
    await expect(toast(page, refused)).toBeVisible();
    expect(await overrides(owner, 0)).toEqual({ ash: 'bo', cedar: 'bo' });
    await other.context().close();
  });
});

test('a member deactivated in the meantime can’t get a shift by paste, undo, or a save in transit', async ({
  page,
}) => {
  const owner = await scheduledOwner();
  const { uid } = owner;
  const deactivate = (who: string) =>
    firestore()
      .doc(paths.teamMember(uid, `${uid}-${who}`))
      .update({ isActive: false });
  const give = (day: number) =>
    firestore()
      .doc(paths.scheduleNight(uid, night(day)))
      .set({ schedule: [{ communityId: 'cedar', newAgentId: `${uid}-kim` }], lastUpdated: new Date() });
  await Promise.all([give(0), give(1)]);
  await signIn(page, owner.email, week);

  await test.step('neither by paste nor by undo', async () => {
    await cell(page, 'Ash Gardens', 0).focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'Delete']) await page.keyboard.press(key);
    await expect(cell(page, 'Cedar Hill', 0)).toContainText('Unassigned');
    for (const key of ['ArrowRight', 'Control+c', 'ArrowUp', 'Shift+ArrowRight'])
      await page.keyboard.press(key);
    await deactivate('kim');
    await expect(cell(page, 'Cedar Hill', 1)).toContainText('Inactive');
    await page.keyboard.press('Control+v');
    await expect(
      toast(page, textOf(editingTexts, 'problem.inactive', { names: 'Kim Lee', count: 1 })),
    ).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(
      toast(page, textOf(editingTexts, 'problem.undoInactive', { names: 'Kim Lee', count: 1 })),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: /^Undo/ })).toBeDisabled();
    expect([await overrides(owner, 0), await overrides(owner, 1)]).toEqual([{}, { cedar: 'kim' }]);
  });

  await test.step('nor by a save in transit', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await cell(page, 'Ash Gardens', 2).click();
    await person(page, 'Bo Larsen').check();
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    const sent = page.waitForRequest('**/changeSchedule');
    await page.route('**/changeSchedule', (route) => arrival.then(() => route.continue()));
    await press(page, /^Assign Bo Larsen/);
    await sent;
    await deactivate('bo');
    arrive();
    await expect(panel(page).getByRole('alert')).toHaveText(
      textOf(editingTexts, 'problem.inactive', { names: 'Bo Larsen', count: 1 }),
    );
    expect(await overrides(owner, 2)).toEqual({});
  });
});

test('on a phone a shift is assigned in the panel, and a night without service gets an extra one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const owner = await scheduledOwner();
  await signIn(page, owner.email, week);

  await test.step('on a phone a shift is assigned in the panel, starting with the next unassigned one', async () => {
    await press(page, 'Next unassigned (5)');
    await expect(panel(page)).toHaveAccessibleName('Cedar Hill');
    await person(page, 'Kim Lee').check();
    expect(await horizontalOverflow(page)).toBe(0);
    await press(page, 'Assign Kim Lee');
    await expect(
      page.getByRole('button', { name: textOf(toolbarTexts, 'nextUnassigned', { count: 4 }) }),
    ).toBeVisible();
    expect(await overrides(owner, 0)).toEqual({ cedar: 'kim' });
    expect(await horizontalOverflow(page)).toBe(0);
  });

  await test.step('on a phone a night without service gets an extra one', async () => {
    await navigateInApp(page, week);
    const saturday = page.getByRole('button', { name: /^Sat.*0 shifts$/ });
    await saturday.click();
    // Monday, which opens first, has service everywhere.
    const add = page.getByRole('button', { name: 'Add extra service…' });

    await test.step('the communities without service are listed, and searched', async () => {
      await add.press('Enter');
      await expect(panel(page).getByRole('listitem')).toHaveText([
        /Ash Gardens/,
        /Birch Court/,
        /Cedar Hill/,
      ]);
      expect.soft(await axeFindings(page)).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);
      await panel(page).getByRole('searchbox', { name: 'Search communities' }).fill('birch');
      await panel(page).getByRole('button', { name: 'Birch Court' }).click();
      await expect(panel(page)).toHaveAccessibleName('Birch Court');
      await page.keyboard.press('Escape');
      await expect(add).toBeFocused();
    });

    await test.step('one of them is given an extra one', async () => {
      await add.click();
      await panel(page).getByRole('button', { name: 'Birch Court' }).click();
      await person(page, 'Kim Lee').check();
      await press(page, 'Assign Kim Lee');
      await expect(page.getByRole('button', { name: /^Birch Court.*Kim Lee.*Extra service/ })).toBeVisible();
      expect(await overrides(owner, 5)).toEqual({ birch: 'kim' });
      // Toasts of both steps are over it.
      await add.press('Enter');
      await expect(panel(page).getByRole('listitem')).toHaveText([/Ash Gardens/, /Cedar Hill/]);
    });
  });
});
