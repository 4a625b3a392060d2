import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, communityRecord, createOwner, firestore, memberRecord } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { en as reportsTexts } from '../../../mf-tracking/src/reports/texts/en.ts';
import { listTexts } from '../../../shared-lib/src/ui/lists/records/texts.ts';
import { textOf } from '../../src/textOf.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';

// Eastern Time: Saturday's shift goes past midnight.
const at = (time: string) => new Date(`2026-11-${time}-05:00`);
const night = '2026-11-20';

const report = (communityId: string, status: string, more: object = {}) => ({
  communityId,
  status,
  serviceDate: night,
  memberId: 'ana',
  startedAt: at('20T22:00'),
  submittedAt: status === 'inProgress' ? null : at('21T01:00'),
  unitsTotal: 4,
  ...more,
});

/** An owner with three submitted reports, one of them with all its records, and two that can't be reviewed. */
async function ownerWithReports() {
  const { uid, email } = await createOwner({
    communities: {
      ash: communityRecord('Ash Test'),
      birch: communityRecord('Birch Test'),
      cedar: communityRecord('Cedar Test'),
      dogwood: communityRecord('Dogwood Test'),
      elm: communityRecord('Elm Test'),
    },
    units: Object.fromEntries(
      ['u1', 'u2', 'u3', 'u4'].map((id, index) => [
        id,
        { communityId: 'ash', building: 'B', unitNumber: `20${index + 1}` },
      ]),
    ),
    checkpoints: { gate: { communityId: 'ash', name: 'North gate' } },
    shiftReports: {
      one: report('ash', 'submitted', {
        unitsServiced: 3,
        unitsSkipped: 1,
        checkpointsExpected: 1,
        checkpointsScanned: 1,
        violationsCount: 2,
        notes: 'The lift was slow.',
      }),
      two: report('birch', 'submitted'),
      three: report('cedar', 'submitted'),
      on: report('dogwood', 'inProgress'),
      missed: report('elm', 'missed'),
    },
    clockInOuts: {
      one: {
        communityId: 'ash',
        serviceDate: night,
        memberId: 'ana',
        status: 'closed',
        clockInAt: at('20T22:00'),
        clockOutAt: at('21T01:00'),
      },
    },
  });
  const ofShift = { communityId: 'ash', serviceDate: night, memberId: 'ana', shiftReportId: 'one' };
  const door = (unitId: string, time: string, outcome: string, more: object = {}) => ({
    ...ofShift,
    unitId,
    outcome,
    servicedAt: at(time),
    createdAt: at(time),
    ...more,
  });
  await addRecords(uid, {
    team: { ana: memberRecord(uid, 'Ana', 'Test'), ben: memberRecord(uid, 'Ben', 'Test') },
    checkpointScans: {
      s1: {
        ...ofShift,
        checkpointId: 'gate',
        deviceAt: at('20T23:30'),
        scannedAt: at('21T00:20'),
        result: 'onTime',
      },
    },
    serviceLogs: {
      d1: door('u1', '20T22:05', 'collected'),
      d2: door('u2', '20T22:09', 'notOut'),
      d3: door('u3', '20T22:31', 'collected'),
      d4: door('u4', '21T00:10', 'notCollected', { reason: 'access' }),
    },
    violations: {
      v1: {
        ...ofShift,
        unitId: 'u4',
        typeId: 'loose',
        typeName: 'Loose trash',
        caseNumber: 'V-1',
        status: 'open',
        observedAt: at('21T00:12'),
      },
    },
  });
  const stored = async (id: string) =>
    (
      await firestore()
        .doc(`${paths.shiftReports(uid)}/${id}`)
        .get()
    ).data()!;
  return { uid, email, stored };
}

const panel = (page: Page) => sidePanel(page, 'Shift report');
const heading = (page: Page, name: string) => panel(page).getByRole('heading', { name });

test('a report is read in one timeline, returned with a reason, undone and approved by keyboard', async ({
  page,
}) => {
  const { uid, email, stored } = await ownerWithReports();
  await signIn(page, email, '/shift-report?status=submitted&sort=community');
  await expect(page.getByRole('radio', { name: /To review/ })).toBeChecked();
  await expect(page.getByText('To review')).toContainText('3');
  await page.getByRole('button', { name: /Ash Test/ }).click();

  await test.step('the shift, step by step, and the basis of its counts', async () => {
    const steps = panel(page).getByRole('listitem');
    await expect(steps.filter({ hasText: 'Missed at B-204' })).toContainText('No access');
    await expect(panel(page).getByText('3 doors')).toContainText('until 10:31 PM');
    await expect(panel(page).getByText('3 doors')).toContainText(
      textOf(reportsTexts, 'report.timeline.notOut', { count: 1 }),
    );
    await expect(steps.filter({ hasText: 'North gate' })).toContainText('Received at 12:20 AM');
    await expect(panel(page).getByRole('heading', { name: 'Sat, Nov 21' })).toBeVisible();
    const order = [
      'Clocked in',
      '3 doors',
      'Scanned North gate',
      'Missed at B-204',
      'Loose trash',
      'Clocked out',
    ];
    const texts = (await steps.allInnerTexts()).join('\n');
    const places = order.map((words) => texts.indexOf(words));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    await expect(panel(page)).toContainText(textOf(reportsTexts, 'report.basis.doors', { count: 4 }));
    await expect(panel(page)).toContainText(
      textOf(reportsTexts, 'report.basis.units', { part: 3, all: 4, skipped: 1 }),
    );
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('printed without the list and the controls', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(panel(page)).toBeVisible();
    await expect(panel(page).getByRole('button', { name: 'Approve' })).toBeHidden();
    await expect(page.getByRole('button', { name: /Birch Test/, includeHidden: true })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  const dialog = page.getByRole('dialog', {
    name: textOf(reportsTexts, 'report.returning.title', { community: 'Ash Test' }),
  });
  await test.step('returned by R, with a reason, and the next one opens', async () => {
    await page.keyboard.press('r');
    const reason = dialog.getByRole('textbox', { name: textOf(reportsTexts, 'report.returning.reason') });
    await dialog.getByRole('button', { name: 'Return report' }).click();
    await expect(reason).toHaveAttribute('aria-invalid', 'true');
    await reason.fill('Please add a photo of the compactor.');
    await dialog.getByRole('button', { name: 'Return report' }).click();
    await expect(heading(page, 'Birch Test')).toBeVisible();
    expect(await stored('one')).toMatchObject({
      status: 'returned',
      reviewedBy: uid,
      reviewNote: 'Please add a photo of the compactor.',
    });
    await expect(page.getByText('To review')).toContainText('2');
  });

  await test.step('undone', async () => {
    await toast(page, 'Returned.').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await stored('one')).status).toBe('submitted');
    expect((await stored('one')).reviews.map(({ act }: { act: string }) => act)).toEqual([
      'returned',
      'undone',
    ]);
    // Firestore has it before the list does, and keys lead only to what the list has.
    await expect(page.getByRole('button', { name: /Ash Test/, includeHidden: true })).toBeAttached();
  });

  await test.step('the submitted ones are processed with J, K and A', async () => {
    await page.keyboard.press('k');
    await expect(heading(page, 'Ash Test')).toBeVisible();
    await expect(panel(page)).toContainText(textOf(reportsTexts, 'report.history.undone', { name: 'Owner' }));
    await test.step('its recent changes are read once they are in view', async () => {
      const changes = panel(page).getByRole('region', { name: listTexts.en.recentChanges });
      await expect(changes.getByRole('listitem')).toHaveCount(0);
      await changes.scrollIntoViewIfNeeded();
      await expect(changes.getByRole('listitem').first()).toContainText('Review undone');
      await expect(changes.getByRole('listitem')).toHaveCount(2);
    });
    await page.keyboard.press('a');
    await expect(heading(page, 'Birch Test')).toBeVisible();
    await page.keyboard.press('a');
    await expect(heading(page, 'Cedar Test')).toBeVisible();
    await page.keyboard.press('a');
    await expect.poll(async () => (await stored('three')).status).toBe('approved');
    expect(await stored('one')).toMatchObject({ status: 'approved', reviewedBy: uid, reviewNote: null });
    await page.keyboard.press('Escape');
    await expect(page.getByText(textOf(reportsTexts, 'report.none.title'))).toBeVisible();
  });
});

test('several are approved at once, excluded ones are named, and the second of two concurrent reviewers sees who was first', async ({
  page,
}) => {
  const { uid, email, stored } = await ownerWithReports();
  await signIn(page, email, '/shift-report?sort=community');
  await test.step('several are approved at once, and undone; excluded ones are named', async () => {
    await page.getByRole('checkbox', { name: 'Select all matches' }).check();
    const bar = page.getByRole('group', { name: 'Selection actions' });
    await bar.getByRole('button', { name: 'Approve' }).click();
    const dialog = page.getByRole('dialog', { name: 'Approve 3 reports?' });
    await expect(dialog).toContainText('Dogwood Test, Fri, Nov 20: in progress');
    await expect(dialog).toContainText('Elm Test, Fri, Nov 20: missed');
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Approve 3 reports' }).click();
    const approved = toast(page, '3 reports approved.');
    await expect(approved).toBeVisible();
    for (const id of ['one', 'two', 'three']) expect((await stored(id)).status).toBe('approved');
    expect((await stored('on')).status).toBe('inProgress');
    await approved.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await stored('two')).status).toBe('submitted');
  });

  await test.step('the second of two concurrent reviewers sees who was first, without losing input', async () => {
    await expect.poll(async () => (await stored('one')).status).toBe('submitted');
    await navigateInApp(page, '/shift-report?open=one');
    await panel(page).getByRole('button', { name: 'Return…' }).click();
    const dialog = page.getByRole('dialog', {
      name: textOf(reportsTexts, 'report.returning.title', { community: 'Ash Test' }),
    });
    await dialog.getByRole('textbox').fill('Blurred.');
    await page.route('**/reviewShiftReports', async (route) => {
      await firestore()
        .doc(`${paths.shiftReports(uid)}/one`)
        .update({ status: 'approved', reviewedBy: 'ben', reviewedAt: new Date() });
      await route.continue();
    });
    await dialog.getByRole('button', { name: 'Return report' }).click();
    await expect(dialog).toContainText(
      textOf(reportsTexts, 'report.refused.reviewed', { name: 'Ben Test', report: 'Ash Test, Fri, Nov 20' }),
    );
    await expect(dialog.getByRole('textbox')).toHaveValue('Blurred.');
    expect((await stored('one')).status).toBe('approved');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });
});
