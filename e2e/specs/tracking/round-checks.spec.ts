import { expect, test } from '@playwright/test';
import { paths, serviceNight } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { communityRecord, createOwner, firestore, memberRecord, addRecords } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { signIn } from '../../src/signIn.ts';
import { operations as operationsTexts } from '../../../mf-settings/src/operations/texts/en.ts';
import { en as reportsTexts } from '../../../mf-tracking/src/reports/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';

const secondsPerDoor = 7;
const doors = 12;

/** An owner with one shift in progress whose doors took seven seconds each. */
async function ownerWithHastyShift() {
  const { uid, email } = await createOwner({ communities: { maple: communityRecord('Maple Test') } });
  const serviceDate = serviceNight(Date.now(), 'America/New_York');
  const begun = Date.now() - 30 * 60_000;
  const ofShift = { communityId: 'maple', serviceDate, memberId: 'ana', createdAt: new Date(begun) };
  await addRecords(uid, {
    team: { ana: memberRecord(uid, 'Ana', 'Test') },
    shiftReports: { hasty: { ...ofShift, status: 'inProgress', startedAt: new Date(begun) } },
    serviceLogs: Object.fromEntries(
      Array.from({ length: doors }, (_, index) => [
        `d${index}`,
        {
          ...ofShift,
          shiftReportId: 'hasty',
          unitId: `u${index}`,
          outcome: 'collected',
          servicedAt: new Date(begun + index * secondsPerDoor * 1000),
        },
      ]),
    ),
  });
  return { uid, email, report: firestore().doc(paths.shiftReport(uid, 'hasty')) };
}

test('the owner sets a limit, and a report outside it says why it is flagged', async ({ page }) => {
  const { uid, email, report } = await ownerWithHastyShift();
  await signIn(page, email, '/settings?tab=operations&setting=minSecondsPerDoor');

  await test.step('the limit saves automatically', async () => {
    const limit = page.getByRole('combobox', {
      name: textOf(operationsTexts, 'checks.minSecondsPerDoor.label'),
    });
    await expect(limit).toHaveValue('6');
    await limit.selectOption({ label: '8 seconds' });
    await expect
      .poll(async () => (await firestore().doc(paths.settingsSection(uid, 'roundChecks')).get()).data())
      .toMatchObject({ minSecondsPerDoor: 8 });
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('a submitted report is flagged with its figure and the limit', async () => {
    await report.update({ status: 'submitted', submittedAt: new Date() });
    await navigateInApp(page, '/shift-report?nights=30&open=hasty');
    await expect(
      page.getByRole('heading', { name: textOf(reportsTexts, 'report.findings.title') }),
    ).toBeVisible();
    await expect(
      page.getByText(textOf(reportsTexts, 'report.findings.pace', { figure: '7 sec', limit: '8 sec' })),
    ).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('it fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await horizontalOverflow(page)).toBe(0);
  });
});
