import { expect, test, type Page } from '@playwright/test';
import {
  addDays,
  doorMonthSchema,
  monthOf,
  paths,
  readDocument,
  serviceNight,
  weekdayOf,
  weekdays,
} from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { communityRecord, createOwner, firestore } from '../../src/backend.ts';
import { signIn } from '../../src/signIn.ts';
import { watchProblems } from '../../src/page/watchProblems.ts';
import { en as unitsTexts } from '../../../mf-tracking/src/units/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';

const tonight = (): string => serviceNight(Date.now(), 'America/New_York');
const lastNight = (): string => addDays(tonight(), -1);
const nightBefore = (): string => addDays(lastNight(), -1);
const weekdaysBut = (date: string) => weekdays.filter((day) => day !== weekdayOf(date));

const unit = (building: string, floor: string, unitNumber: string) => ({
  communityId: 'maple',
  building,
  floor,
  unitNumber,
  residentName: 'Rosa Diaz',
});
const log = (unitId: string, outcome: string, more: object = {}) => ({
  communityId: 'maple',
  unitId,
  serviceDate: lastNight(),
  servicedAt: new Date(`${tonight()}T01:14:00Z`),
  outcome,
  ...more,
});

const grid = (page: Page) => page.getByRole('grid', { name: textOf(unitsTexts, 'doors.grid') });
const door = (page: Page, number: string) => grid(page).getByRole('link', { name: new RegExp(`^${number}`) });
const counted = (page: Page, state: string) =>
  page.getByRole('list', { name: 'Doors by result' }).getByRole('button', { name: state });
const panel = (page: Page) => sidePanel(page, 'Unit');

test('a night is shown door by door, live, by keyboard, and a door shows its nights', async ({ page }) => {
  const { uid, email } = await createOwner({
    communities: { maple: { ...communityRecord('Maple Test'), serviceDays: weekdaysBut(nightBefore()) } },
    units: {
      one: unit('A', '1', '101'),
      two: unit('A', '1', '102'),
      three: unit('A', '2', '201'),
      empty: { ...unit('B', '1', '110'), status: 'vacant' },
      four: unit('B', '1', '111'),
    },
    serviceLogs: { a: log('one', 'collected'), b: log('two', 'notOut') },
    violations: {
      v: {
        communityId: 'maple',
        unitId: 'one',
        serviceDate: lastNight(),
        caseNumber: 'V-1',
        typeId: 'loose',
        typeName: 'Loose trash',
        status: 'open',
      },
    },
  });
  const problems = watchProblems(page);
  await signIn(page, email, `/units?community=maple&night=${lastNight()}`);

  await test.step('each door shows what happened, in words', async () => {
    await expect(door(page, '101')).toContainText('Collected');
    await expect(door(page, '102')).toContainText('Nothing out');
    await expect(door(page, '201')).toContainText('No record');
    await expect(door(page, '110')).toContainText('Vacant');
    await expect(page.getByRole('status').filter({ hasText: 'served' })).toContainText(
      '50% served 2 of 4 doors',
    );
    await expect(counted(page, 'No record: 2 doors')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('field records appear immediately, and so do their corrections', async () => {
    await firestore()
      .doc(`${paths.serviceLogs(uid)}/c`)
      .set(log('three', 'notCollected', { reason: 'access' }));
    await expect(door(page, '201')).toContainText('Missed');
    await expect(door(page, '201')).toHaveAttribute('title', 'A-201: No access');
    const corrected = { id: 'd', outcome: 'collected', by: uid, at: new Date() };
    await firestore()
      .doc(`${paths.serviceLogs(uid)}/d`)
      .set(log('three', 'collected', { corrects: 'c' }));
    await firestore()
      .doc(`${paths.serviceLogs(uid)}/c`)
      .update({ corrected });
    await expect(door(page, '201')).toContainText('Collected');
    const path = paths.doorMonth(uid, 'maple', monthOf(lastNight()));
    const kept = readDocument(doorMonthSchema, path, (await firestore().doc(path).get()).data() ?? {});
    expect(kept.ok && kept.value.doors.map(({ id }) => id)).toEqual(['one', 'three', 'two']);
  });

  await test.step('arrow keys move from door to door, and Enter opens one', async () => {
    await door(page, '101').focus();
    await page.keyboard.press('ArrowRight');
    await expect(door(page, '102')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(door(page, '201')).toBeFocused();
    await page.keyboard.press('Control+End');
    await expect(door(page, '111')).toBeFocused();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('heading', { name: 'A-101' })).toBeVisible();
    await expect(page).toHaveURL(/open=one/);
  });

  await test.step('a door has its result, its months and its open cases', async () => {
    await expect(panel(page).getByRole('region', { name: 'By month' })).toContainText('Collected');
    await expect(panel(page).getByRole('status').filter({ hasText: 'Collected at' })).toBeVisible();
    await expect(panel(page).getByRole('link', { name: 'Loose trash' })).toHaveAttribute(
      'href',
      '/violations?open=v',
    );
    await expect(panel(page).getByRole('link', { name: 'All service logs' })).toHaveAttribute(
      'href',
      '/units?tab=logs&community=maple&unit=one',
    );
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
  });

  await test.step('a status in the legend filters the grid, and months lead to nights', async () => {
    await counted(page, 'No record').click();
    await expect(page).toHaveURL(/outcome=none/);
    await expect(grid(page).getByRole('gridcell')).toHaveCount(1);
    await counted(page, 'No record').click();
    await expect(grid(page).getByRole('gridcell')).toHaveCount(5);
    const night = page.getByRole('group', { name: 'Recent months' }).locator('[aria-current]');
    await expect(night).toHaveAccessibleName(/75% of doors served/);
    await page.getByRole('link', { name: /^Previous night/ }).click();
    await expect(page).toHaveURL(new RegExp(`night=${addDays(lastNight(), -1)}`));
    await expect(page.getByRole('status').filter({ hasText: 'No service' })).toHaveText(
      /^No service on \w+days$/,
    );
    await expect(grid(page)).toHaveCount(0);
    await page.getByRole('link', { name: /^Previous night/ }).click();
    await expect(counted(page, 'No record: 4 doors')).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: textOf(unitsTexts, 'doors.blank') }),
    ).toBeVisible();
  });

  await test.step('without a night in the address, the last one with results opens', async () => {
    await navigateInApp(page, '/units?community=maple');
    await expect(page.getByRole('status').filter({ hasText: 'served' })).toContainText('75% served');
  });
  expect(problems).toEqual([]);
});

test('without its summary, the night is read from its service logs', async ({ page }) => {
  const { uid, email } = await createOwner({
    communities: { maple: communityRecord('Maple Test') },
    units: { one: unit('A', '1', '101') },
    serviceLogs: { a: log('one', 'collected') },
  });
  const month = firestore().doc(paths.doorMonth(uid, 'maple', monthOf(lastNight())));
  await expect.poll(async () => (await month.get()).exists).toBe(true);
  await month.update({ doors: 'what|?', format: 99 });
  await signIn(page, email, `/units?community=maple&night=${lastNight()}`);
  await expect(door(page, '101')).toContainText('Collected');
});
