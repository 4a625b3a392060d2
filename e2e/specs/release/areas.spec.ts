import { expect, test } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { demoUids } from '../../../backend/seed/accounts.ts';
import { areas, dashboard, screens, sideNav, visit } from '../../src/areas.ts';
import { addRecords, createOwner, firestore } from '../../src/backend.ts';
import { signIn } from '../../src/signIn.ts';
import { communitiesServedTonight } from '../../src/areas/tonight.ts';
import { watchProblems } from '../../src/page/watchProblems.ts';
import { en as communitiesTexts } from '../../../mf-communities/src/texts/en.ts';
import { en as settingsTexts } from '../../../mf-settings/src/texts/en.ts';
import { en as teamTexts } from '../../../mf-team/src/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';

const owner = 'owner@demo.test';

test('each area shows the owner’s records, and a walk through all of them logs no errors', async ({
  page,
}) => {
  const problems = watchProblems(page);
  await signIn(page, owner);
  await test.step('the dashboard’s figures match Firestore', async () => {
    const records = async (path: string) =>
      (await firestore().collection(path).get()).docs.map((record) => record.data());
    const [team, communities] = await Promise.all([
      records(paths.team(demoUids.owner)),
      records(paths.communities(demoUids.owner)),
    ]);
    const active = team.filter((member) => member.isActive !== false).length;
    const tonight = communitiesServedTonight(communities, new Date()).length;

    await expect(page.getByText(new RegExp(`of ${tonight} communities served`))).toBeVisible();
    const figures = page.getByRole('region', { name: 'Statistics' });
    await expect(figures.getByRole('link', { name: /^Communities/ })).toHaveText(
      `Communities${communities.length}of 26 on your plan`,
    );
    await expect(figures.getByRole('link', { name: /^Active team members/ })).toHaveText(
      `Active team members${active}of 13 on your plan`,
    );
  });

  await test.step('each figure of the dashboard leads to the list it counts', async () => {
    for (const [name, area] of [
      ['Open tracking', areas.tracking],
      [/^Communities \d/, areas.communities],
      [/^Active team members/, areas.team],
    ] as const) {
      await page.getByRole('main').getByRole('link', { name }).click();
      await expect(page).toHaveURL(area.path);
      await expect(area.content(page)).toBeVisible();
      await visit(page, dashboard);
    }
  });

  await test.step('a walk through all areas and back', async () => {
    for (const area of screens) {
      await visit(page, area);
      await expect(page).toHaveTitle(`${area.title} · Valet Hub`);
      await expect(page.getByRole('heading', { level: 1, name: area.title })).toBeVisible();
      await expect(sideNav(page).locator('[aria-current=page]')).toHaveText(area.nav);
    }
    for (const area of screens.slice(0, -1).toReversed()) {
      await page.goBack();
      await expect(area.content(page)).toBeVisible();
    }
  });

  await test.step('Team shows everyone with tier, status and last activity', async () => {
    await navigateInApp(page, '/team?q=');
    await expect(page.getByText(textOf(teamTexts, 'summary', { used: 13, limit: 13 }))).toBeVisible();
    const list = page.getByRole('table', { name: 'Team members' });
    await expect(list).toHaveAttribute('aria-rowcount', '54');
    await expect(list.getByRole('row', { name: /Adam Reyes/ })).toContainText('admin@demo.test');

    // Rows outside the window exist once they are scrolled into view.
    const nadia = list.getByRole('row', { name: /Nadia Flores/ });
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      await expect(nadia).toBeVisible({ timeout: 200 });
    }).toPass();
    await expect(nadia).toContainText('District Manager');
    await expect(nadia).toContainText('Active');
    await expect(nadia.locator('time')).toContainText(/ago|now|yesterday/);
  });

  await test.step('Communities shows service days and specialists, and any name', async () => {
    await navigateInApp(page, '/communities');
    await expect(page.getByText(textOf(communitiesTexts, 'summary', { used: 26, limit: 26 }))).toBeVisible();
    const list = page.getByRole('table', { name: 'Communities' });
    await expect(list).toHaveAttribute('aria-rowcount', '27');
    await expect(list.getByRole('row', { name: /Birchwood Terrace/ })).toContainText('Nadia Flores');

    const scrollTo = async (name: string) => {
      const row = list.getByRole('row').filter({ hasText: name });
      await expect(async () => {
        await page.mouse.wheel(0, 500);
        await expect(row).toBeVisible({ timeout: 200 });
      }).toPass();
      return row;
    };
    const maple = await scrollTo('Maple Court');
    await expect(maple).toContainText(/Mon.*Wed.*Fri/);
    await scrollTo("O'Malley's Row — Phase II");
    await expect(await scrollTo('Pine Hollow')).toContainText('Unassigned');
  });

  await test.step('Tracking shows a row for every community served tonight', async () => {
    await navigateInApp(page, '/tracking');
    const communities = (await firestore().collection(paths.communities(demoUids.owner)).get()).docs.map(
      (record) => record.data(),
    );
    const tonight = communitiesServedTonight(communities, new Date());
    const list = page.getByRole('table', { name: 'Tonight’s shifts' });
    await expect(list).toHaveAttribute('aria-rowcount', String(tonight.length + 1));
    await expect(page.getByText(new RegExp(`of ${tonight.length} communities served`))).toBeVisible();
    // Pine Hollow has no specialist. The list begins with what needs attention.
    await expect(list.getByRole('row', { name: /Pine Hollow/ })).toContainText(/Unassigned.*No one/);
  });

  await test.step('Settings shows the six notification settings of the customer document', async () => {
    await navigateInApp(page, '/settings?tab=notifications');
    for (const name of ['Clock-ins and clock-outs', 'Violations', 'Missed shifts', 'Employee requests']) {
      await expect(page.getByRole('switch', { name, exact: true })).toBeChecked();
    }
    await expect(page.getByRole('switch', { name: 'Contact forms', exact: true })).toBeChecked();
    await expect(
      page.getByRole('switch', {
        name: textOf(settingsTexts, 'notifications.settings.emailContactSubmissions.label'),
      }),
    ).not.toBeChecked();
  });

  await test.step('Billing, a slot inside Settings, shows the plan and its usage', async () => {
    await visit(page, areas.billing);
    await expect(page).toHaveURL('/settings?tab=billing');
    const panel = page.getByRole('tabpanel', { name: 'Billing' });
    await expect(panel.getByText('Enterprise', { exact: true })).toBeVisible();
    await expect(panel.getByRole('paragraph').filter({ hasText: '$480 per month' })).toBeVisible();
    await expect(panel.getByRole('meter', { name: 'Active team members' })).toHaveAttribute(
      'aria-valuetext',
      /^13 of 13\. /,
    );
    await expect(panel.getByRole('meter', { name: 'Communities' })).toHaveAttribute(
      'aria-valuetext',
      /^26 of 26\. /,
    );
    await expect(panel.getByRole('meter', { name: 'Admin accounts' })).toHaveAttribute(
      'aria-valuetext',
      /^2 of 3\. /,
    );

    await page.getByRole('tab', { name: 'Notifications' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Notifications' })).toBeVisible();
  });
  expect(problems).toEqual([]);
});

test('owners without a plan see the trial’s figure and what will be there; other dashboards don’t load the figure’s code', async ({
  page,
  browser,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await signIn(page, owner);
  const figures = page.getByRole('region', { name: 'Statistics' });
  // It waits for the same records.
  await expect(figures.getByRole('link', { name: /^Active team members/ })).toContainText('of 13');
  await expect(figures.getByRole('link', { name: /^Communities/ })).toContainText('of 26');
  expect(requests.filter((path) => path.startsWith('/mf-billing/'))).toEqual([]);
  await expect(figures.getByRole('link', { name: /^Trial/ })).toHaveCount(0);

  const { uid, email } = await createOwner();
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, email);
  const trial = other.getByRole('link', { name: /^Trial/ });
  await expect(trial).toHaveText('Trial14days left');
  const plan = { status: 'active', current_period_end: new Date(Date.now() + 86_400_000), quantity: 1 };
  await addRecords(uid, { subscriptions: { plan } });
  await expect(trial).toHaveCount(0);

  await test.step('an owner without records sees what will be there', async () => {
    await navigateInApp(other, '/team');
    await expect(other.getByText(textOf(teamTexts, 'empty.title'))).toBeVisible();
    await sideNav(other).getByRole('link', { name: 'Communities' }).click();
    await expect(other.getByText('No communities yet')).toBeVisible();
    await sideNav(other).getByRole('link', { name: 'Tracking' }).click();
    await expect(other.getByText('No communities yet')).toBeVisible();
    for (const [path, title] of [
      ['/shift-report', 'Shift Report'],
      ['/violations', 'Violations'],
      ['/clock-in-outs', 'Clock In-Outs'],
      ['/checkpoints', 'Check Points'],
      ['/units?tab=logs', 'Units'],
      ['/schedule', 'Schedule'],
    ] as const) {
      await navigateInApp(other, path);
      await expect(other.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(other.getByText('No communities yet')).toBeVisible();
      await expect(other.getByRole('link', { name: 'Add community' })).toBeVisible();
    }
    await other.getByRole('link', { name: 'Add community' }).click();
    await expect(other.getByRole('dialog', { name: 'Add community' })).toBeVisible();
  });

  await context.close();
});

test('a team member of the tier Admin works with the owner’s records', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/communities');
  await expect(page.getByText(textOf(communitiesTexts, 'summary', { used: 26, limit: 26 }))).toBeVisible();
});
