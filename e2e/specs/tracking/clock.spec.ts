import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { addDays, momentOfNight, paths, serviceNight } from 'shared-lib/domain';
import { payNightsAt } from 'mf-tracking/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, communityRecord, createOwner, firestore, memberRecord } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { en as clockTexts } from '../../../mf-tracking/src/clock/texts/en.ts';
import { patternOf, textOf } from '../../src/textOf.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';

const zone = 'America/New_York';
const payroll = { frequency: 'weekly', startsOn: '2026-01-05' } as const;
const tonight = serviceNight(Date.now(), zone);
/** The last complete week. */
const { from, to } = payNightsAt(addDays(tonight, -7), payroll);
const at = (date: string, time: string) => new Date(momentOfNight(date, time, zone));

/** A name that a spreadsheet would run. */
const formula = '=HYPERLINK("http://x.test")';

const shift = (memberId: string, serviceDate: string, more: object = {}) => ({
  memberId,
  communityId: 'elm',
  serviceDate,
  status: 'closed',
  source: 'app',
  clockInAt: at(serviceDate, '22:00'),
  clockOutAt: at(serviceDate, '02:15'),
  breakMin: 15,
  workedMin: 240,
  createdAt: at(serviceDate, '22:00'),
  ...more,
});

const business = async () => {
  const owner = await createOwner({
    communities: { elm: communityRecord('Elm Court') },
    settings: { payroll },
    clockInOuts: {
      first: shift('ada', from),
      forgotten: shift('bob', from, {
        status: 'autoClosed',
        clockOutAt: at(from, '10:00'),
        breakMin: 0,
        workedMin: 720,
        edits: [
          {
            by: 'auto',
            at: at(from, '10:00'),
            field: 'clockOutAt',
            from: null,
            to: at(from, '10:00'),
            reason: '',
          },
        ],
      }),
      last: shift('ada', to),
    },
  });
  await addRecords(owner.uid, {
    team: { ada: memberRecord(owner.uid, 'Ada', 'Byron'), bob: memberRecord(owner.uid, formula, 'Bobson') },
  });
  return owner;
};

const stored = async (uid: string, id: string) =>
  (await firestore().doc(paths.clockInOut(uid, id)).get()).data() ?? {};
const millis = (value: { toMillis: () => number }) => value.toMillis();
const panel = (page: Page) => sidePanel(page, 'Clock-in and clock-out');
const correct = (page: Page) =>
  page.getByRole('dialog', { name: /^(Correct times for|Clock out .* or correct times)/ });

test('working time is corrected with a reason, approved, and paid as approved', async ({ page }) => {
  const { uid, email } = await business();
  await signIn(page, email, '/clock-in-outs');

  await test.step('specialists on the clock are above the list, with a link to the record', async () => {
    await expect(page.getByRole('region', { name: textOf(clockTexts, 'clock.now.title') })).toBeHidden();
    const clockInAt = new Date(Date.now() - 60_000);
    const open = { status: 'open', clockInAt, clockOutAt: null, workedMin: null };
    await addRecords(uid, { clockInOuts: { now: shift('ada', tonight, open) } });
    const strip = page.getByRole('region', { name: textOf(clockTexts, 'clock.now.title') });
    await strip.getByRole('link', { name: /Ada Byron.*Elm Court.*Since/ }).click();
    await expect(page).toHaveURL(/open=now/);
    await expect(panel(page)).toContainText('On the clock');
    await firestore().doc(paths.clockInOut(uid, 'now')).delete();
    await expect(strip).toBeHidden();
  });

  await test.step('a forgotten clock-out is marked, and corrected once the times and a reason are valid', async () => {
    await navigateInApp(page, '/clock-in-outs?open=forgotten');
    await expect(panel(page)).toContainText('No clock-out: ');
    await panel(page).getByRole('button', { name: 'Correct times…' }).click();
    await correct(page).getByLabel('Clock-out date').fill(from);
    await correct(page).getByLabel('Clock-out time').fill('21:30');
    await correct(page).getByRole('button', { name: 'Save correction' }).click();
    await expect(correct(page).getByText(textOf(clockTexts, 'clock.problems.beforeClockIn'))).toBeVisible();
    expect((await stored(uid, 'forgotten'))['edits']).toHaveLength(1);
    expect(await axeFindings(page)).toEqual([]);

    await correct(page).getByLabel('Clock-out date').fill(addDays(from, 1));
    await correct(page).getByLabel('Clock-out time').fill('01:40');
    await expect(correct(page).getByRole('row', { name: /^Worked/ })).toHaveText(/12 hr.*3 hr 40 min/);
    await correct(page).getByLabel('Reason').fill('He left with the others.');
    const before = Date.now();
    await correct(page).getByRole('button', { name: 'Save correction' }).click();
    await expect(correct(page)).toBeHidden();
    const { edits, ...record } = await stored(uid, 'forgotten');
    expect(record).toMatchObject({ status: 'closed', workedMin: 220 });
    expect(millis(record['clockOutAt'])).toBe(at(from, '01:40').getTime());
    const entry = edits.at(-1);
    expect(entry).toMatchObject({ by: uid, field: 'clockOutAt', reason: 'He left with the others.' });
    expect([millis(entry.from), millis(entry.to)]).toEqual([
      at(from, '10:00').getTime(),
      at(from, '01:40').getTime(),
    ]);
    expect(millis(entry.at)).toBeGreaterThanOrEqual(before);
    await expect(panel(page)).toContainText('He left with the others.');
  });

  await test.step('the second of two concurrent corrections is refused, and no input is lost', async () => {
    await navigateInApp(page, '/clock-in-outs?open=first');
    await panel(page).getByRole('button', { name: 'Correct times…' }).click();
    await correct(page).getByLabel('Break (minutes)').fill('25');
    await correct(page).getByLabel('Reason').fill('The break was longer.');
    const other = at(from, '02:30');
    await firestore()
      .doc(paths.clockInOut(uid, 'first'))
      .update({
        clockOutAt: other,
        workedMin: 255,
        edits: [
          {
            by: 'ada',
            at: new Date(),
            field: 'clockOutAt',
            from: at(from, '02:15'),
            to: other,
            reason: 'Later.',
          },
        ],
      });
    await expect(correct(page).getByText(/^Changed by Ada Byron/)).toBeVisible();
    await expect(correct(page).getByLabel('Clock-out time')).toHaveValue('02:30');
    await expect(correct(page).getByLabel('Break (minutes)')).toHaveValue('25');
    await correct(page).getByRole('button', { name: 'Save correction' }).click();
    await expect(correct(page)).toBeHidden();
    const { edits, ...record } = await stored(uid, 'first');
    expect(record).toMatchObject({ breakMin: 25, workedMin: 245 });
    expect(edits).toMatchObject([{ field: 'clockOutAt' }, { field: 'breakMin', from: 15, to: 25 }]);
  });

  await test.step('one is approved in its panel by keyboard, and that is undone', async () => {
    await expect(panel(page).getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
    // Keys pressed before the closed dialog returned the focus would be lost.
    await expect(panel(page).getByRole('button', { name: 'Correct times…' })).toBeFocused();
    await page.keyboard.press('a');
    await expect.poll(async () => (await stored(uid, 'first'))['approvedBy']).toBe(uid);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await stored(uid, 'first'))['approvedBy']).toBeNull();
  });

  await test.step('a night is approved as a whole, several records by their checkboxes', async () => {
    await navigateInApp(page, '/clock-in-outs');
    await page.getByRole('button', { name: 'Approve night…' }).click();
    const night = page.getByRole('dialog', { name: 'Approve night' });
    await night.getByLabel('Night').fill(from);
    await expect(night.getByText('2 records, 7 hr 45 min worked')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await night.getByRole('button', { name: 'Approve 2 records' }).click();
    await expect(night).toBeHidden();
    expect((await stored(uid, 'first'))['approvedBy']).toBe(uid);
    expect((await stored(uid, 'forgotten'))['approvedBy']).toBe(uid);

    await page
      .getByRole('row', { name: /Ada Byron/ })
      .first()
      .getByRole('checkbox')
      .check();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect.poll(async () => (await stored(uid, 'last'))['approvedBy']).toBe(uid);
  });

  await test.step('the pay period is locked with the approved figures, and its file matches them', async () => {
    await page.getByRole('tab', { name: 'Pay periods' }).click();
    await page
      .getByRole('row', { name: /Ready to lock/ })
      .first()
      .click();
    await expect(
      page.getByText(
        textOf(clockTexts, 'clock.pay.sum', { count: 2, worked: '11 hr 45 min', break: '40 min' }),
      ),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Lock period…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Lock period' }).click();
    await expect(page.getByRole('button', { name: 'Reopen…' })).toBeVisible();
    expect((await firestore().doc(paths.payPeriod(uid, from)).get()).data()).toMatchObject({
      state: 'locked',
      totals: { records: 3, members: 2, workedMin: 705, breakMin: 40 },
      history: [{ act: 'locked', by: uid }],
    });
    expect(await axeFindings(page)).toEqual([]);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Payroll CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`payroll-${from}-${to}.csv`);
    const bytes = await readFile(await download.path());
    const lines = [
      'Team member,Team member ID,First night,Last night,Nights,Records,Break (minutes),Worked (minutes),Hours',
      `"'=HYPERLINK(""http://x.test"") Bobson",bob,${from},${to},1,1,0,220,3.67`,
      `Ada Byron,ada,${from},${to},2,2,40,485,8.08`,
      `Total,,${from},${to},3,3,40,705,11.75`,
    ];
    expect(bytes.equals(Buffer.from(`\uFEFF${lines.join('\r\n')}`))).toBe(true);
  });

  await test.step('it can’t be changed until it is reopened with a reason', async () => {
    await navigateInApp(page, '/clock-in-outs?open=first');
    await expect(panel(page)).toContainText(patternOf(clockTexts, 'clock.locked'));
    await expect(panel(page).getByRole('button', { name: 'Correct times…' })).toBeHidden();
    await panel(page).getByRole('link', { name: 'Open pay period' }).click();
    await page.getByRole('button', { name: 'Reopen…' }).click();
    const reopen = page.getByRole('dialog', { name: /^Reopen/ });
    await reopen.getByRole('button', { name: 'Reopen period' }).click();
    await expect(reopen.getByLabel('Reason')).toBeFocused();
    await reopen.getByLabel('Reason').fill('A night is missing.');
    await reopen.getByRole('button', { name: 'Reopen period' }).click();
    await expect(page.getByText(/^Reopened by Owner, .*: A night is missing\.$/)).toBeVisible();
    expect((await firestore().doc(paths.payPeriod(uid, from)).get()).data()).toMatchObject({
      state: 'open',
      totals: null,
      history: [{ act: 'locked' }, { act: 'reopened', reason: 'A night is missing.' }],
    });
  });
});

test('a record is added for someone who couldn’t clock in, on a phone', async ({ page }) => {
  const { uid, email } = await business();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, email, '/clock-in-outs');
  await page.getByRole('button', { name: 'Add record…' }).click();
  const add = page.getByRole('dialog', { name: textOf(clockTexts, 'clock.add.title') });
  await add.getByRole('button', { name: 'Add record' }).click();
  await expect(add.getByText(textOf(clockTexts, 'clock.problems.required')).first()).toBeVisible();
  await add.getByRole('combobox', { name: 'Team member' }).fill('ada');
  await page.getByRole('option', { name: 'Ada Byron' }).click();
  await add.getByRole('combobox', { name: 'Community' }).fill('elm');
  await page.getByRole('option', { name: 'Elm Court' }).click();
  const night = addDays(tonight, -2);
  await add.getByLabel('Night').fill(night);
  await add.getByLabel('Clock-in date').fill(night);
  await add.getByLabel('Clock-in time').fill('23:30');
  await add.getByLabel('Clock-out date').fill(addDays(night, 1));
  await add.getByLabel('Clock-out time').fill('00:45');
  await add.getByLabel('Reason').fill('Her phone was lost.');
  expect(await horizontalOverflow(page)).toBe(0);
  await add.getByRole('button', { name: 'Add record' }).click();
  await expect(add).toBeHidden();
  expect(await stored(uid, `ada_${night}_elm`)).toMatchObject({
    source: 'manual',
    status: 'closed',
    workedMin: 75,
    createdBy: uid,
  });
});

test('no one is paid for two places at once', async ({ page }) => {
  const { uid, email } = await business();
  await addRecords(uid, {
    communities: { oak: communityRecord('Oak Park') },
    clockInOuts: {
      later: shift('ada', to, {
        communityId: 'oak',
        clockInAt: at(to, '02:30'),
        clockOutAt: at(to, '03:00'),
        breakMin: 0,
        workedMin: 30,
      }),
    },
  });
  await signIn(page, email, '/clock-in-outs?open=last');
  const approve = panel(page).getByRole('button', { name: 'Approve', exact: true });

  await test.step('a correction that overlaps another community is refused at the field, and kept', async () => {
    await panel(page).getByRole('button', { name: 'Correct times…' }).click();
    await correct(page).getByLabel('Clock-out time').fill('02:45');
    await correct(page).getByLabel('Reason').fill('The phone was off.');
    await correct(page).getByRole('button', { name: 'Save correction' }).click();
    await expect(correct(page).getByText(textOf(clockTexts, 'clock.problems.overlaps'))).toBeVisible();
    await expect(correct(page).getByLabel('Reason')).toHaveValue('The phone was off.');
    expect(await stored(uid, 'last')).not.toHaveProperty('edits');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(correct(page)).toHaveCount(0);
  });

  await test.step('an overlap written by the field app is marked, links to the other record, and isn’t approved', async () => {
    await firestore()
      .doc(paths.clockInOut(uid, 'later'))
      .update({ clockInAt: at(to, '02:00') });
    await expect(panel(page)).toContainText(textOf(clockTexts, 'clock.overlap.text'));
    expect(await axeFindings(page)).toEqual([]);
    await approve.click();
    await expect(toast(page, patternOf(clockTexts, 'clock.left.overlaps', { count: 1 }))).toBeVisible();
    await panel(page)
      .getByRole('link', { name: /^Oak Park, / })
      .click();
    await expect(page).toHaveURL(/open=later/);
    await expect(panel(page)).toContainText('Elm Court, ');
    expect((await stored(uid, 'last'))['approvedAt'] ?? null).toBeNull();
  });
});
