import { expect, test } from '@playwright/test';
import { addDays, paths, serviceNight, weekdayOf, weekdays } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, communityRecord, createOwner, firestore, memberRecord } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';
import { signIn } from '../../src/signIn.ts';
import { scheduleTexts } from '../../../mf-team/src/schedule/texts/en.ts';
import { offerTexts } from '../../../mf-team/src/schedule/offer/texts/en.ts';
import { monthTexts } from '../../../mf-team/src/schedule/month/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';

const tonight = serviceNight(Date.now(), 'America/New_York');
/** The second month from tonight's: all of its nights are still to come. */
const month = addDays(`${tonight.slice(0, 7)}-01`, 40).slice(0, 7);
const day = (number: number) => `${month}-${String(number).padStart(2, '0')}`;

test('a month shows what is uncovered, and a permanent gap once, which one step closes', async ({ page }) => {
  const { uid, email } = await createOwner({
    communities: {
      ash: { ...communityRecord('Ash Gardens'), serviceDays: weekdays },
      elm: {
        ...communityRecord('Elm Street'),
        serviceDays: [weekdayOf(day(10))],
        noServiceDates: [day(17)],
      },
    },
    requests: {
      ada: {
        requests: [{ userId: 'ada', status: 'approved', requestType: 'requestOff', requestDate: day(10) }],
      },
    },
    schedule: {
      [day(12)]: { schedule: [{ communityId: 'ash', newAgentId: null }], lastUpdated: new Date() },
    },
  });
  await addRecords(uid, {
    team: { ada: memberRecord(uid, 'Ada', 'Byron'), bo: memberRecord(uid, 'Bo', 'Larsen') },
  });
  const batch = firestore().batch();
  for (const weekday of weekdays) {
    batch.set(firestore().doc(paths.assignedAgent(uid, 'ash', weekday)), {
      day: weekday,
      communityId: 'ash',
      customerId: uid,
      memberId: 'ada',
    });
  }
  await batch.commit();
  await signIn(page, email, `/schedule?view=month&month=${month}`);
  const cell = (date: string) =>
    page.getByRole('grid', { name: textOf(monthTexts, 'calendar') }).locator(`[data-date="${date}"]`);
  const coverage = page.getByRole('region', { name: textOf(monthTexts, 'coverage.title') });
  const assign = coverage.getByRole('button', {
    name: textOf(monthTexts, 'coverage.assignFor', { community: 'Elm Street' }),
  });

  await test.step('a day off and a removed specialist are uncovered; a closure is not', async () => {
    await expect(cell(day(10))).toHaveAccessibleName(/2 shifts, 1 uncovered, 1 permanent gap$/);
    await expect(cell(day(12))).toHaveAccessibleName(/1 shift, 1 uncovered, 1 changed$/);
    await expect(cell(day(17))).toHaveAccessibleName(/1 shift, 1 closed$/);
    await expect(coverage).toContainText(textOf(monthTexts, 'coverage.uncovered', { count: 2 }));
    await expect(coverage.getByRole('listitem')).toHaveCount(1);
    expect.soft(await axeFindings(page)).toEqual([]);
  });

  await test.step('by keyboard, someone is assigned every week, and the gap is gone', async () => {
    await assign.focus();
    await page.keyboard.press('Enter');
    const panel = sidePanel(page, 'Elm Street');
    await panel.getByRole('radio', { name: /Bo Larsen/ }).check();
    await panel.getByRole('button', { name: 'Assign Bo Larsen' }).click();
    await expect(coverage.getByRole('listitem')).toHaveCount(0);
    await expect(coverage).toContainText(textOf(monthTexts, 'coverage.none'));
    await expect(cell(day(10))).toHaveAccessibleName(/2 shifts, 1 uncovered$/);
  });

  await test.step('on a phone, the night opens below, and nothing is cut off', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await cell(day(10)).click();
    await expect(page.getByRole('button', { name: /Ash Gardens Ada Byron/ })).toContainText(
      textOf(monthTexts, 'away'),
    );
    expect(await horizontalOverflow(page)).toBe(0);
    expect.soft(await axeFindings(page)).toEqual([]);
  });
});

test('a shift is taken from someone on the clock only after a warning, and an uncovered one is offered', async ({
  page,
}) => {
  const night = day(10);
  const { uid, email } = await createOwner({
    communities: { ash: { ...communityRecord('Ash Gardens'), serviceDays: weekdays } },
    schedule: {
      [tonight]: { schedule: [{ communityId: 'ash', newAgentId: 'ada' }], lastUpdated: new Date() },
    },
    clockInOuts: {
      [`ada_${tonight}_ash`]: {
        serviceDate: tonight,
        communityId: 'ash',
        memberId: 'ada',
        status: 'open',
        source: 'app',
        clockInAt: new Date(),
        createdAt: new Date(),
      },
    },
    requests: {
      bo: { requests: [{ userId: 'bo', status: 'pending', requestType: 'requestOff', requestDate: night }] },
    },
  });
  await addRecords(uid, {
    team: {
      ada: memberRecord(uid, 'Ada', 'Byron'),
      bo: memberRecord(uid, 'Bo', 'Larsen'),
      cy: { ...memberRecord(uid, 'Cy', 'Grant'), isActive: false },
    },
  });

  await test.step('a shift is taken from someone on the clock only after a warning', async () => {
    await signIn(page, email, `/schedule?shift=${tonight}.ash`);
    const panel = sidePanel(page, 'Ash Gardens');
    await panel.getByRole('radio', { name: /Bo Larsen/ }).check();
    await panel.getByRole('button', { name: 'Assign Bo Larsen' }).click();
    await expect(panel.getByRole('alert')).toContainText('Ada Byron clocked in at');
    await panel
      .getByRole('button', { name: textOf(scheduleTexts, 'edit.save.assignAnyway', { name: 'Bo Larsen' }) })
      .click();
    await expect(panel).toBeHidden();
    await expect(page.getByRole('grid')).toContainText('Bo Larsen');
  });

  await test.step('an uncovered shift is offered to those who can take it, and withdrawn or assigned', async () => {
    await navigateInApp(page, `/schedule?week=${night}&shift=${night}.ash`);
    const panel = sidePanel(page, 'Ash Gardens');
    const button = (key: 'ask' | 'withdraw') => panel.getByRole('button', { name: textOf(offerTexts, key) });

    await test.step('the office sees who can take it, and offers it', async () => {
      await button('ask').click();
      await expect(panel).toContainText(textOf(offerTexts, 'eligible', { count: 1, names: 'Ada Byron' }));
      expect.soft(await axeFindings(page)).toEqual([]);
      await panel.getByRole('button', { name: textOf(offerTexts, 'action', { count: 1 }) }).click();
      await expect(button('withdraw')).toBeVisible();
    });

    await test.step('it is withdrawn, and offered again', async () => {
      await button('withdraw').click();
      await expect(button('ask')).toBeVisible();
      await button('ask').click();
      await panel.getByRole('button', { name: textOf(offerTexts, 'action', { count: 1 }) }).click();
      await expect(button('withdraw')).toBeVisible();
    });

    await test.step('the week shows the offer until someone takes it', async () => {
      await page.keyboard.press('Escape');
      const grid = page.getByRole('grid');
      await expect(grid).toContainText(textOf(offerTexts, 'state'));
      await firestore()
        .doc(paths.scheduleNight(uid, night))
        .set({ schedule: [{ communityId: 'ash', newAgentId: 'ada' }], offered: [], lastUpdated: new Date() });
      await expect(grid).toContainText('Ada Byron');
      await expect(grid).not.toContainText(textOf(offerTexts, 'state'));
    });
  });
});
