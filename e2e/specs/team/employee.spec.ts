import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, communityRecord, createOwner, firestore, memberRecord } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { signIn } from '../../src/signIn.ts';
import { employeeTexts } from '../../../mf-team/src/employee/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';

const nadia = '/team/nadia-flores';
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the details of Nadia Flores list what a deactivation would remove, and fit a phone; an unknown member’s are not found', async ({
  page,
}) => {
  await signIn(page, 'owner@demo.test', '/team?q=nadia');
  await test.step('the list leads to the details, and an unknown member’s are not found', async () => {
    await page
      .getByRole('row', { name: /Nadia Flores/ })
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(nadia);
    await expect(page.getByRole('heading', { level: 2, name: 'Nadia Flores' })).toBeVisible();
    for (const id of ['no-such-member', '__all__', 'a%2Fb']) {
      await navigateInApp(page, '/team');
      await navigateInApp(page, `/team/${id}`);
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    }
  });

  await test.step('what a deactivation would remove', async () => {
    await navigateInApp(page, nadia);
    await expect(page).toHaveTitle('Employee Details · Valet Hub');
    await expect(page.getByRole('heading', { level: 1, name: 'Employee Details' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Nadia Flores' })).toBeVisible();
    await expect(page.getByRole('main').getByText('District Manager', { exact: true })).toBeVisible();
    await expect(section(page, 'Communities managed').getByRole('link')).toHaveCount(2);
    await expect(section(page, 'Summary')).toContainText(/Pending requests\s*1/);

    await tab(page, 'Assignments').click();
    await expect(page).toHaveURL(`${nadia}?tab=assignments`);
    await expect(section(page, 'Regular assignments')).toContainText(/Mon.*Birchwood Terrace.*Willow Bend/);
    const upcoming = page.getByRole('table', { name: 'Upcoming shifts' });
    await expect(upcoming.getByRole('row', { name: /Birchwood Terrace/ }).first()).toBeVisible();

    await tab(page, 'Assignments').press('ArrowRight');
    await expect(page).toHaveURL(`${nadia}?tab=requests`);
    await expect(tab(page, 'Requests')).toBeFocused();
    const request = page.getByRole('table', { name: 'Requests' }).getByRole('row', { name: /Time off/ });
    await expect(request).toContainText('Pending');
    await expect(request).toContainText(/Uncovered: .*Birchwood Terrace/);

    await navigateInApp(page, `${nadia}?tab=activity`);
    const clockIns = page.getByRole('table', { name: 'Recent clock-ins' });
    await expect(clockIns).toHaveAttribute('aria-rowcount', '21');
    await expect(clockIns.getByRole('row').nth(2)).toContainText(/[AP]M/);
    const reports = page.getByRole('table', { name: 'Recent shift reports' });
    await expect(reports).toHaveAttribute('aria-rowcount', '21');
    await reports.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/shift-report\?member=nadia-flores&open=/);
    await expect(sidePanel(page)).toContainText('Nadia Flores');

    await navigateInApp(page, `${nadia}?tab=nonsense`);
    await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');
  });
  await test.step('on a phone nothing overflows, and axe finds nothing serious', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await navigateInApp(page, nadia);
    for (const name of ['Overview', 'Assignments', 'Requests', 'Activity']) {
      await tab(page, name).click();
      await expect(
        page
          .getByRole('tabpanel', { name })
          .getByText(/Birchwood/)
          .first(),
      ).toBeVisible();
      expect(await horizontalOverflow(page), name).toBe(0);
      expect.soft(await axeFindings(page), name).toEqual([]);
    }
  });
});

test('a member’s details update after changes elsewhere', async ({ page }) => {
  const { uid, email } = await createOwner();
  const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const long = 'The Residences at '.repeat(12);
  await addRecords(uid, {
    team: { ada: memberRecord(uid, 'Ada', 'Byron'), bo: memberRecord(uid, 'Bo', 'Else') },
    communities: { oak: { ...communityRecord(long), serviceDays: everyDay } },
  });
  await signIn(page, email, '/team/ada?tab=activity');
  await test.step('shift reports and clock-ins update live, and lead to their records', async () => {
    await expect(page.getByText(textOf(employeeTexts, 'noReports'))).toBeVisible();
    await expect(page.getByText(textOf(employeeTexts, 'noClockIns'))).toBeVisible();

    const report = { serviceDate: '2026-03-02', communityId: 'oak', memberId: 'ada', status: 'submitted' };
    await addRecords(uid, {
      shiftReports: {
        one: { ...report, unitsTotal: 40, unitsServiced: 38, submittedAt: new Date('2026-03-03T04:05:00Z') },
        other: { ...report, memberId: 'bo' },
        damaged: { ...report, status: 'eaten' },
      },
      clockInOuts: { in: { ...report, status: 'missed', communityId: 'gone' } },
    });
    const reports = page.getByRole('table', { name: 'Recent shift reports' });
    await expect(reports.getByRole('row')).toHaveCount(2);
    await expect(reports.getByRole('row').last()).toContainText(/Mar 2.*Submitted.*38 of 40.*11:05 PM/);
    const clockIns = page.getByRole('table', { name: 'Recent clock-ins' });
    await expect(clockIns.getByRole('row').last()).toContainText(/Unknown Property.*Missed/);
    expect(await horizontalOverflow(page)).toBe(0);
    await firestore()
      .doc(`${paths.shiftReports(uid)}/one`)
      .update({ status: 'approved' });
    await expect(reports.getByRole('row').last()).toContainText('Approved');

    await clockIns.getByRole('link').click();
    await expect(page).toHaveURL('/clock-in-outs?member=ada&open=in');
    await expect(sidePanel(page)).toContainText('Ada Byron');
    await navigateInApp(page, '/team/ada?tab=assignments');
    await page.getByRole('link', { name: 'Open schedule' }).click();
    await expect(page).toHaveURL('/schedule?agent=ada');
  });

  await test.step('assignments and the status', async () => {
    await navigateInApp(page, '/team/ada');
    await expect(page.getByText(textOf(employeeTexts, 'noUpcoming'))).toBeVisible();

    const assignment = { day: 'monday', communityId: 'oak', customerId: uid, memberId: 'ada' };
    await firestore()
      .doc(paths.assignedAgent(uid, 'oak', 'monday'))
      .set(assignment);
    await expect(section(page, 'Next shifts')).toContainText(/Mon, .*The Residences at/);
    await firestore().doc(paths.teamMember(uid, 'ada')).update({ isActive: false });
    await expect(page.getByRole('main').getByText('Inactive', { exact: true })).toBeVisible();
  });
});
