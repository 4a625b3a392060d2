import { expect, test } from '@playwright/test';
import { addDays } from 'shared-lib/domain';
import { addRecords, communityRecord, createOwner, memberRecord } from '../../src/backend.ts';
import { watchPageLoad } from '../../src/measure/pageLoad.ts';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { showIn } from '../../src/page/showIn.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';
import { signIn, signOut } from '../../src/signIn.ts';
import { textOf } from '../../src/textOf.ts';
import { en } from '../../../mf-tracking/src/scorecards/texts/en.ts';

const address = '/tracking/scorecards';
const today = new Date().toISOString().slice(0, 10);

/** Two months of shifts, the latest two nights ago, some of them late or missed. */
const nights = Array.from({ length: 60 }, (_, back) => addDays(today, -2 - back));
const isLate = (back: number) => back === 5 || back === 9 || (back >= 35 && back < 45);
const isMissed = (back: number) => back === 12;

/** An owner with one community, served every night by Sam. */
async function ownerOfTwoMonths() {
  const shiftOf = (night: string) => ({
    communityId: 'ash',
    memberId: 'sam',
    serviceDate: night,
    shiftReportId: `report-${night}`,
    createdAt: new Date(),
  });
  const ash = { ...communityRecord('Ash Test'), ratePerDoorCents: 1_500, totalUnits: 100 };
  const { uid, email } = await createOwner({ communities: { ash } });
  await addRecords(uid, { team: { sam: memberRecord(uid, 'Sam', 'Test') } });
  await addRecords(uid, {
    clockInOuts: Object.fromEntries(
      nights.map((night, back) => {
        const start = Date.parse(`${night}T20:00:00-05:00`);
        const clock = isMissed(back)
          ? { status: 'missed', clockInAt: null, clockOutAt: null }
          : {
              status: 'closed',
              clockInAt: new Date(start + (isLate(back) ? 25 : 0) * 60_000),
              clockOutAt: new Date(start + 2 * 3_600_000),
              lateMin: isLate(back) ? 25 : 0,
            };
        return [`clock-${night}`, { ...shiftOf(night), scheduledStart: new Date(start), ...clock }];
      }),
    ),
    shiftReports: Object.fromEntries(
      nights.flatMap((night, back) =>
        isMissed(back) ? [[`report-${night}`, { ...shiftOf(night), status: 'missed' }]] : [],
      ),
    ),
  });
  await addRecords(uid, {
    contactSubmissions: {
      one: {
        communityId: 'ash',
        name: 'Hana Novak',
        topic: 'other',
        message: 'Hello',
        createdAt: new Date(),
      },
    },
  });
  return email;
}

test('a member’s scorecard compares two periods, and each figure opens its records', async ({ page }) => {
  const email = await ownerOfTwoMonths();
  await watchPageLoad(page);
  await signIn(page, email, `${address}?tab=members`);
  const row = page.getByRole('row').filter({ hasText: 'Sam Test' });
  // Triggers are still summing up.
  await expect(row).toContainText(/(28|29|30) shifts.*93%.*\+2\d(\.\d)? pts.*better/, { timeout: 30_000 });
  await row.getByText('Sam Test').click();
  const panel = sidePanel(page, textOf(en, 'scores.panel.title'));
  await expect(
    panel.getByRole('img', { name: /scheduled shifts: 2\d on time, 2 late, 1 missed/ }),
  ).toBeVisible();
  await expect(panel.getByRole('link', { name: /On time.*93%.*better/ })).toBeVisible();
  // Without a report, there is no count: not zero.
  await expect(panel.getByRole('link', { name: /^Returned reports.*No reports/ })).toBeVisible();
  for (const theme of ['light', 'dark'] as const) {
    await showIn(page, theme);
    expect(await axeFindings(page)).toEqual([]);
  }
  await panel.getByRole('link', { name: textOf(en, 'scores.panel.member') }).click();
  const part = page.getByRole('region', { name: textOf(en, 'scores.panel.title') });
  await expect(part.getByRole('link', { name: /^On time.*93%.*better/ })).toBeVisible();
  await page.goBack();

  await panel.getByRole('link', { name: /^No-shows/ }).click();
  await expect(page).toHaveURL(/\/shift-report\?status=missed&member=sam&from=.*&to=/);
  await expect(page.getByRole('row').filter({ hasText: 'Ash Test' })).toHaveCount(1);

  await page.goBack();
  await page.getByRole('tab', { name: textOf(en, 'scores.tabs.business') }).click();
  await expect(page.getByRole('link', { name: /^Missed shifts.*1 of (28|29|30) shifts/ })).toBeVisible();
  // $1,500 a month for a hundred doors, and about 58 hours at $10.
  await page.getByLabel(textOf(en, 'scores.labor.cost')).fill('10');
  await page.getByLabel(textOf(en, 'scores.labor.cost')).press('Tab');
  const margin = page.getByRole('link', {
    name: /^Margin.*6\d%.*\$1,479\.45 earned, \$5\d\d(\.\d\d)? labor/,
  });
  await expect(margin).toBeVisible();
  await page.getByRole('link', { name: /^Resident requests\s*1\s.*In 30 nights/ }).click();
  await expect(page).toHaveURL(/\/communities\?view=requests&received=30/);
  await expect(page.getByRole('row').filter({ hasText: 'Hana Novak' })).toHaveCount(1);
  await page.goBack();
  await page.getByText(textOf(en, 'scores.nights', { count: 90 })).click();
  await expect(page).toHaveURL(/nights=90/);
  await expect(page.getByText(textOf(en, 'scores.uncovered', { count: 90 }))).toBeVisible();
  await page.getByRole('tab', { name: textOf(en, 'scores.tabs.communities') }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Ash Test' })).toContainText('60 shifts');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await horizontalOverflow(page)).toBe(0);
});

test('scorecards, pay periods and a phone’s checkpoints by night appear without a layout shift, and an account without shifts says so', async ({
  page,
}) => {
  await watchPageLoad(page);
  const expectStill = async () => expect(await page.evaluate(() => window.notedOfLoad?.shift)).toBe(0);
  await signIn(page, 'owner@demo.test', address);
  await expect(page.getByRole('link', { name: /^On time/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: /^On time/ })).toBeVisible();
  await expectStill();

  await page.goto('/clock-in-outs?tab=pay');
  await expect(page.getByRole('link', { name: /without a clock-out/ })).toBeVisible();
  await expectStill();

  const desk = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/checkpoints?tab=week');
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /missed/ }),
  ).toBeVisible();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await expectStill();
  await page.setViewportSize(desk);

  const { email } = await createOwner({ communities: { ash: communityRecord('Ash Test') } });
  await signOut(page);
  await signIn(page, email, address);
  await expect(page.getByText(textOf(en, 'scores.none.title'))).toBeVisible();
});
