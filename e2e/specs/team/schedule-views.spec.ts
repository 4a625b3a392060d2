import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { addDays, paths, serviceNight, weekdayOf, weekdays } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import {
  addRecords,
  communityRecord,
  createOwner,
  firestore,
  memberRecord,
  type TestOwner,
} from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';
import { signIn } from '../../src/signIn.ts';
import { monthTexts } from '../../../mf-team/src/schedule/month/texts/en.ts';
import { scheduleTexts } from '../../../mf-team/src/schedule/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';

const calendar = (page: Page) => page.getByRole('grid', { name: textOf(monthTexts, 'calendar') });
const day = (page: Page, date: string) => calendar(page).locator(`[data-date="${date}"]`);
const agents = (page: Page) => page.getByRole('grid', { name: 'Shifts by specialist' });
const agentRow = (page: Page, name: string) => agents(page).getByRole('row').filter({ hasText: name });

/** The night in progress in New York, the time zone of the tests' browser. */
const tonight = serviceNight(Date.now(), 'America/New_York');
const monday = addDays(tonight, -weekdays.indexOf(weekdayOf(tonight)));
/** The tenth of this month and of the next. */
const tenth = `${tonight.slice(0, 7)}-10`;
const nextTenth = `${addDays(`${tonight.slice(0, 7)}-01`, 31).slice(0, 7)}-10`;

/** An owner with two communities served every day: Ada serves one, the other is unassigned; Bo is free. */
async function scheduledOwner(records: Parameters<typeof createOwner>[0] = {}): Promise<TestOwner> {
  const owner = await createOwner({
    communities: {
      ash: { ...communityRecord('Ash Gardens'), serviceDays: weekdays, noServiceDates: [addDays(tenth, 2)] },
      elm: { ...communityRecord('=Elm Street'), serviceDays: weekdays, serviceStart: '21:30' },
    },
    ...records,
  });
  const { uid } = owner;
  await addRecords(uid, {
    team: { ada: memberRecord(uid, 'Ada', 'Byron'), bo: memberRecord(uid, 'Bo', 'Larsen') },
  });
  const batch = firestore().batch();
  for (const weekday of weekdays) {
    const agent = { day: weekday, communityId: 'ash', customerId: uid, memberId: 'ada' };
    batch.set(firestore().doc(paths.assignedAgent(uid, 'ash', weekday)), agent);
  }
  await batch.commit();
  return owner;
}

test('a month is navigated by keyboard, is a small calendar on a phone, and shows other people’s changes', async ({
  page,
}) => {
  const { uid, email } = await scheduledOwner();
  await signIn(page, email, `/schedule?view=month&agent=ada`);

  await test.step('a month is navigated by keyboard, into the next one and back', async () => {
    await test.step('by keyboard, into the next month', async () => {
      await expect(day(page, tenth)).toContainText('Ash Gardens');
      await day(page, tenth).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      await expect(day(page, addDays(tenth, 8))).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('PageDown');
      await expect(day(page, nextTenth)).toBeFocused();
      await expect(page).toHaveURL(`/schedule?view=month&agent=ada&month=${nextTenth.slice(0, 7)}`);
    });

    await test.step('after a day is opened and left, it has the focus again', async () => {
      await page.keyboard.press('Enter');
      await expect(sidePanel(page)).toContainText('1 shift');
      await page.keyboard.press('Escape');
      await expect(day(page, nextTenth)).toBeFocused();
    });

    await test.step('the address keeps month, specialist and view', async () => {
      await page.reload();
      await expect(page.getByRole('combobox', { name: 'Specialist' })).toHaveValue('ada');
      await expect(day(page, nextTenth)).toContainText('Ash Gardens');
      await page.getByRole('link', { name: 'Previous month' }).click();
      await expect(page).toHaveURL('/schedule?view=month&agent=ada');
      await page.getByRole('radio', { name: 'Week' }).check();
      await expect(page).toHaveURL('/schedule?agent=ada');
      await page.getByRole('radio', { name: 'By specialist' }).check();
      await expect(page).toHaveURL('/schedule?agent=ada&by=agent');
      await expect(agents(page)).toHaveAttribute('aria-rowcount', '2');
    });
  });

  await test.step('on a phone a month is a small calendar above one day’s list', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await navigateInApp(page, '/schedule?view=month');

    await test.step('by community', async () => {
      await day(page, tenth).click();
      await expect(page).toHaveURL(`/schedule?view=month&day=${tenth}`);
      await expect(day(page, tenth)).toHaveAttribute('aria-selected', 'true');
      await page.getByRole('button', { name: /Ash Gardens Ada Byron/ }).click();
      await expect(sidePanel(page, 'Ash Gardens')).toBeVisible();
      await page.keyboard.press('Escape');
      expect.soft(await axeFindings(page)).toEqual([]);
      expect(await horizontalOverflow(page)).toBe(0);
    });

    await test.step('by specialist', async () => {
      await page.getByRole('button', { name: 'Filters' }).click();
      // The filters close with the view, so `check` might wait for a radio that is gone.
      await page.getByRole('radio', { name: 'By specialist' }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /Ada Byron/ }).click();
      await expect(page.getByRole('button', { name: /Ash Gardens/ }).first()).toBeVisible();
      expect(await horizontalOverflow(page), 'by specialist').toBe(0);
      expect.soft(await axeFindings(page)).toEqual([]);
    });
  });

  await test.step('a month shows each day’s shifts, and other people’s changes immediately', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await navigateInApp(page, '/schedule?view=month');

    await test.step('the month shows each day’s numbers', async () => {
      await expect(day(page, tenth)).toHaveAccessibleName(/, 2 shifts, 1 permanent gap$/);
      await expect(day(page, addDays(tenth, 2))).toHaveAccessibleName(/1 shift, 1 permanent gap, 1 closed$/);
      await expect(calendar(page).locator('[aria-current=date]')).toHaveAttribute('data-date', tonight);
    });

    await test.step('other people’s changes arrive', async () => {
      const nights = { [tenth]: 'bo', [tonight]: 'bo' };
      await addRecords(uid, {
        requests: {
          bo: {
            requests: [{ userId: 'bo', status: 'approved', requestType: 'requestOff', requestDate: tonight }],
          },
        },
        schedule: Object.fromEntries(
          Object.entries(nights).map(([date, newAgentId]) => [
            date,
            { schedule: [{ communityId: 'elm', newAgentId }], lastUpdated: new Date() },
          ]),
        ),
      });
      await expect(day(page, tenth)).toHaveAccessibleName(/2 shifts, 1 changed$/);
      await expect(day(page, tonight)).toHaveAccessibleName(/1 conflict, 1 changed/);
    });

    await test.step('a day opens its shifts, and its week', async () => {
      await day(page, tenth).click();
      const panel = sidePanel(page);
      await expect(panel).toContainText('2 shifts');
      expect.soft(await axeFindings(page)).toEqual([]);
      await panel.getByRole('button', { name: /Elm Street Bo Larsen/ }).click();
      await expect(sidePanel(page, '=Elm Street')).toContainText('9:30 PM');
      await page.keyboard.press('Escape');
      await panel.getByRole('link', { name: 'Open this week' }).click();
      await expect(page).toHaveURL(new RegExp(`/schedule\\?week=\\d{4}`));
      await expect(page.getByRole('grid', { name: textOf(scheduleTexts, 'grid') })).toContainText(
        'Bo Larsen',
      );
    });
  });
});

test('by specialist, a week shows who serves and who is off, and a printed month has every row', async ({
  page,
}) => {
  const { uid, email } = await scheduledOwner({
    requests: {
      bo: {
        requests: [{ userId: 'bo', status: 'approved', requestType: 'requestOff', requestDate: monday }],
      },
    },
  });
  await signIn(page, email, '/schedule?by=agent');

  await test.step('by specialist, a week shows who serves, who is off and who is free', async () => {
    await expect(agents(page).getByRole('rowheader')).toHaveText([
      /Unassigned7 shifts/,
      /Ada Byron7 shifts/,
      /Bo Larsen0 shifts/,
    ]);
    const cells = (name: string) => agentRow(page, name).getByRole('gridcell');
    await expect(cells('Bo Larsen').first()).toHaveAccessibleName('Time off');
    await expect(cells('Bo Larsen').last()).toHaveAccessibleName('Free');
    await expect(cells('Unassigned').first()).toHaveAccessibleName('9:30 PM =Elm Street');
    expect.soft(await axeFindings(page)).toEqual([]);

    await test.step('a changed shift moves to its current specialist, and opens by keyboard', async () => {
      await firestore()
        .doc(paths.scheduleNight(uid, monday))
        .set({ schedule: [{ communityId: 'elm', newAgentId: 'ada' }], lastUpdated: new Date() });
      await expect(cells('Ada Byron').first()).toHaveAccessibleName(
        '2 shifts, 8:00 PM Ash Gardens, 9:30 PM =Elm Street',
      );
      await cells('Ada Byron').first().focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: /Elm Street/ }).click();
      await expect(sidePanel(page, '=Elm Street')).toContainText('Ada Byron');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+End');
      await expect(cells('Bo Larsen').last()).toBeFocused();
    });

    await test.step('the file has the same rows', async () => {
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      const file = await downloading;
      expect(file.suggestedFilename()).toBe(`schedule-by-agent-${monday}_${addDays(monday, 6)}.csv`);
      const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
      expect(lines.slice(1, 2)).toEqual([
        `Unassigned,${addDays(monday, 1)},Tue,9:30 PM,America/New_York,"'=Elm Street",`,
      ]);
      expect(lines.slice(7, 9)).toEqual([
        `Ada Byron,${monday},Mon,8:00 PM,America/New_York,Ash Gardens,`,
        `Ada Byron,${monday},Mon,9:30 PM,America/New_York,"'=Elm Street",`,
      ]);
      expect(lines.at(-1)).toBe(`Bo Larsen,${monday},Mon,,,,Time off`);
    });
  });

  await test.step('a printed month by specialist has every row, and nothing around it', async () => {
    const many = Array.from({ length: 60 }, (_, index) => [
      `member${index}`,
      memberRecord(uid, `Member ${index}`, 'Long'),
    ]);
    await addRecords(uid, { team: Object.fromEntries(many) });
    await page.emulateMedia({ colorScheme: 'dark' });
    await navigateInApp(page, '/schedule?view=month&by=agent');
    await expect(agents(page)).toHaveAttribute('aria-rowcount', '64');
    const rows = agents(page).getByRole('row');
    expect(await rows.count()).toBeLessThan(50);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await expect(rows).toHaveCount(64);
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Months' }).getByRole('radio')).toHaveCount(0);
    await expect(agentRow(page, 'Ada Byron').getByRole('rowheader')).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
});
