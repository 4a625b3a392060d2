import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, firestore } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { night, noticeIsThere, panel, press, scheduledOwner } from '../../src/areas/scheduleWeek.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { agentBoard as agentBoardTexts } from '../../../mf-communities/src/agents/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';

/** The button of a community's weekday. */
const cell = (page: Page, place: string) => page.getByRole('button', { name: new RegExp(`^${place} `) });

/** The stored regular specialist of a community on a weekday. */
const storedAgent = async (uid: string, communityId: string, day: string) =>
  ((
    await firestore()
      .doc(paths.assignedAgent(uid, communityId, day))
      .get()
  ).get('memberId') as string) ?? null;

/** Drags one weekday's specialist onto another, in steps, like a hand. */
async function drag(page: Page, from: string, to: string) {
  await noticeIsThere(page);
  await cell(page, from).hover();
  await page.mouse.down();
  const target = (await cell(page, to).boundingBox())!;
  await page.mouse.move(target.x + 20, target.y + 10, { steps: 8 });
  await page.mouse.move(target.x + 24, target.y + 20, { steps: 4 });
  await page.mouse.up();
}

async function pick(page: Page, place: string, name: string) {
  await cell(page, place).click();
  await panel(page).getByRole('combobox', { name: 'Regular specialist' }).fill(name);
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await panel(page).getByRole('button', { name: 'Assign' }).click();
}

test('regular specialists are changed and saved together, and no other plan or person’s change is overwritten', async ({
  page,
}) => {
  const { uid, email } = await scheduledOwner();

  await test.step('regular specialists of all communities are changed by selection, keyboard and dragging, and saved together', async () => {
    await signIn(page, email, '/communities');
    await page.getByRole('link', { name: 'Regular specialists' }).click();
    await expect(page).toHaveURL('/communities?view=agents');
    await expect(page.getByText(textOf(agentBoardTexts, 'summary', { count: 5 }))).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await test.step('nothing is written before it is reviewed', async () => {
      await pick(page, 'Cedar Hill, Mon', 'Kim Lee');
      await expect(cell(page, 'Cedar Hill, Mon')).toHaveAccessibleName('Cedar Hill, Mon Kim Lee (not saved)');
      await page.keyboard.press('Control+c');
      await page.keyboard.press('ArrowRight');
      await expect(cell(page, 'Cedar Hill, Tue')).toBeFocused();
      await page.keyboard.press('Control+v');
      await cell(page, 'Birch Court, Fri').focus();
      await page.keyboard.press('Delete');
      await page.locator('[data-drags]').waitFor();
      await drag(page, 'Ash Gardens, Wed', 'Cedar Hill, Wed');
      await expect(cell(page, 'Cedar Hill, Wed')).toHaveAccessibleName(/Ada Byron \(not saved\)$/);
      await expect(page.getByText('4 unsaved changes')).toBeVisible();
      expect(await storedAgent(uid, 'cedar', 'monday')).toBeNull();
    });

    await test.step('the review shows uncovered shifts and double bookings', async () => {
      await press(page, 'Review and save');
      const review = panel(page);
      await expect(review.getByRole('heading', { name: 'No longer assigned' })).toBeVisible();
      await expect(review.getByText('Birch Court, Fri', { exact: true })).toBeVisible();
      await expect(
        review.getByText(/Ada Byron, Cedar Hill, Wed: regularly serves Ash Gardens at this time/),
      ).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await review.getByRole('button', { name: 'Save' }).click();
      await expect(toast(page, /4 regular assignments saved/)).toBeVisible();
      expect(await storedAgent(uid, 'cedar', 'tuesday')).toBe(`${uid}-kim`);
      expect(await storedAgent(uid, 'cedar', 'wednesday')).toBe(`${uid}-ada`);
      expect(await storedAgent(uid, 'birch', 'friday')).toBeNull();
    });

    await test.step('it can be undone', async () => {
      await press(page, 'Undo');
      await expect(cell(page, 'Cedar Hill, Mon')).toHaveAccessibleName('Cedar Hill, Mon No one');
      expect(await storedAgent(uid, 'cedar', 'monday')).toBeNull();
      expect(await storedAgent(uid, 'birch', 'friday')).toBe(`${uid}-bo`);
    });

    await test.step('the community’s log shows everything', async () => {
      await navigateInApp(page, '/communities/cedar?tab=activity');
      const lines = page.getByRole('list', { name: 'Activity' }).locator(':scope > li');
      await expect(lines).toHaveCount(2);
      await expect(lines.first()).toContainText('You made changes');
      await expect(lines.first()).toContainText('Regular specialist on Mon: Kim Lee → no one');
      await expect(lines.last()).toContainText('Regular specialist on Wed: no one → Ada Byron');
      await navigateInApp(page, '/communities?view=agents');
    });

    await test.step('it is searched by specialist, and fits a phone', async () => {
      await page.getByRole('searchbox', { name: textOf(agentBoardTexts, 'search') }).fill('bo larsen');
      await expect(page).toHaveURL('/communities?view=agents&q=bo+larsen');
      await expect(cell(page, 'Cedar Hill, Mon')).toHaveCount(0);
      await page.setViewportSize({ width: 390, height: 800 });
      expect(await horizontalOverflow(page)).toBe(0);
    });
  });

  await test.step('planned nights stay or follow, and an earlier change by someone else isn’t overwritten', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await addRecords(uid, {
      schedule: { [night(0)]: { schedule: [{ communityId: 'ash', newAgentId: `${uid}-bo` }] } },
    });
    await navigateInApp(page, '/communities/ash?tab=agents');

    await test.step('a night with a different plan follows if selected', async () => {
      await pick(page, 'Ash Gardens, Mon', 'Kim Lee');
      await press(page, 'Review and save');
      await expect(
        panel(page).getByRole('heading', { name: textOf(agentBoardTexts, 'review.planned') }),
      ).toBeVisible();
      await panel(page)
        .getByRole('switch', { name: textOf(agentBoardTexts, 'review.follow') })
        .check();
      await panel(page).getByRole('button', { name: 'Save' }).click();
      await expect(toast(page, /1 regular assignment saved/)).toBeVisible();
      expect(await storedAgent(uid, 'ash', 'monday')).toBe(`${uid}-kim`);
      const planned = await firestore()
        .doc(paths.scheduleNight(uid, night(0)))
        .get();
      expect(planned.get('schedule') ?? []).toEqual([]);
    });

    await test.step('someone else was first', async () => {
      await pick(page, 'Ash Gardens, Tue', 'Kim Lee');
      await pick(page, 'Ash Gardens, Thu', 'Bo Larsen');
      await firestore()
        .doc(paths.assignedAgent(uid, 'ash', 'tuesday'))
        .set({ memberId: `${uid}-bo`, customerId: uid, communityId: 'ash', day: 'tuesday' });
      await press(page, 'Review and save');
      await panel(page).getByRole('button', { name: 'Save' }).click();
      await expect(panel(page).getByRole('alert')).toContainText(
        textOf(agentBoardTexts, 'problems.overtakenPlace', {
          community: 'Ash Gardens',
          day: 'Tue',
          agent: 'Bo Larsen',
        }),
      );
      expect(await storedAgent(uid, 'ash', 'thursday')).toBe(`${uid}-ada`);
      await panel(page).getByRole('button', { name: 'Save' }).click();
      await expect(panel(page)).toBeHidden();
      expect(await storedAgent(uid, 'ash', 'thursday')).toBe(`${uid}-bo`);
      expect(await storedAgent(uid, 'ash', 'tuesday')).toBe(`${uid}-bo`);
    });

    await test.step('leaving doesn’t lose changes', async () => {
      await cell(page, 'Ash Gardens, Fri').focus();
      await page.keyboard.press('Delete');
      await page.getByRole('link', { name: 'Open schedule' }).click();
      await expect(page.getByText(textOf(agentBoardTexts, 'discard'))).toBeVisible();
    });
  });
});
