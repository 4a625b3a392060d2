import { expect, test, type Page } from '@playwright/test';
import { paths, serviceNight } from 'shared-lib/domain';
import { visit, areas, dashboard } from '../../src/areas.ts';
import { addRecords, communityRecord, createOwner, firestore, memberRecord } from '../../src/backend.ts';
import { sectionError } from '../../src/releases/deadModule.ts';
import { signIn } from '../../src/signIn.ts';
import { en as settingsTexts } from '../../../mf-settings/src/texts/en.ts';
import { en as teamTexts } from '../../../mf-team/src/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { cardTexts } from '../../../mf-tracking/src/texts/cardTexts.ts';

/** Toggles a setting by clicking its label. */
const toggle = (page: Page, name: string) =>
  page.getByRole('tabpanel').getByText(name, { exact: true }).click();

const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

test('a setting toggled in one browser is toggled in the other; the areas and the dashboard follow changes from elsewhere', async ({
  page,
  browser,
}) => {
  const { uid, email } = await createOwner();

  await test.step('a setting toggled in one browser is toggled in the other, and is stored', async () => {
    const otherContext = await browser.newContext();
    const other = await otherContext.newPage();
    await Promise.all([
      signIn(page, email, '/settings?tab=notifications'),
      signIn(other, email, '/settings?tab=notifications'),
    ]);
    const here = page.getByRole('switch', { name: 'Missed shifts', exact: true });
    const there = other.getByRole('switch', { name: 'Missed shifts', exact: true });
    await expect(here).toBeChecked();
    await expect(there).toBeChecked();

    await toggle(other, 'Missed shifts');
    await expect(other.getByText('Saved', { exact: true })).toBeVisible();
    await expect(here).not.toBeChecked();
    expect((await firestore().doc(paths.customer(uid)).get()).get('notifyMissedShifts')).toBe(false);

    await here.press('Space');
    await expect(there).toBeChecked();
    await otherContext.close();
  });

  await test.step('settings, Team, Communities, Tracking and the dashboard follow changes from elsewhere', async () => {
    await navigateInApp(page, '/team?q=');
    await test.step('Team follows additions, changes and removals from elsewhere', async () => {
      await expect(page.getByText(textOf(teamTexts, 'empty.title'))).toBeVisible();

      await addRecords(uid, {
        team: { ada: memberRecord(uid, 'Ada', 'Byron'), bo: memberRecord(uid, 'Bo', 'Larsen') },
      });
      const ada = page.getByRole('row', { name: /Ada Byron/ });
      await expect(ada).toContainText('Active');
      await expect(
        page.getByText(textOf(teamTexts, 'summaryOver', { used: 2, over: 1, limit: 1 })),
      ).toBeVisible();

      await firestore().doc(paths.teamMember(uid, 'ada')).update({ isActive: false, lastName: 'Lovelace' });
      await expect(page.getByRole('row', { name: /Ada Lovelace/ })).toContainText('Inactive');
      await expect(page.getByText(textOf(teamTexts, 'summary', { used: 1, limit: 1 }))).toBeVisible();

      await firestore().doc(paths.teamMember(uid, 'bo')).delete();
      await expect(page.getByText('Bo Larsen')).toHaveCount(0);
      await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '2');
    });

    await test.step('Communities and the dashboard follow too', async () => {
      await addRecords(uid, { communities: { one: communityRecord('First Place') } });
      await navigateInApp(page, '/communities');
      await expect(page.getByRole('row', { name: /First Place/ })).toContainText('No service days');

      await firestore().doc(paths.community(uid, 'one')).update({ serviceDays: everyDay });
      await expect(page.getByRole('row', { name: /First Place/ })).toContainText('Every day');
      await addRecords(uid, { communities: { two: communityRecord('Second Place') } });
      await expect(page.getByRole('row', { name: /Second Place/ })).toBeVisible();

      await visit(page, {
        ...dashboard,
        content: () => page.getByRole('link', { name: /^Communities 2 of 2/ }),
      });
      await firestore().doc(paths.community(uid, 'two')).delete();
      await expect(page.getByRole('link', { name: /^Communities 1 of 2/ })).toBeVisible();
    });

    await test.step('Tracking shows a clock-in and a clock-out live', async () => {
      await firestore().doc(paths.community(uid, 'one')).update({ propertyName: 'Night Owls' });
      await navigateInApp(page, '/tracking');
      const shift = page.getByRole('row', { name: /Night Owls/ });
      await expect(shift).toContainText('No one');

      const serviceDate = serviceNight(Date.now(), 'America/New_York');
      const record = firestore().doc(`${paths.clockInOuts(uid)}/tonight`);
      const clockInAt = new Date(Date.now() - 60_000);
      await record.set({
        memberId: 'ada',
        communityId: 'one',
        serviceDate,
        clockInAt,
        scheduledStart: clockInAt,
        status: 'open',
      });
      await expect(shift).toContainText('On the clock');
      await expect(shift).toContainText('Ada Lovelace');
      await record.update({ clockOutAt: new Date(), status: 'closed' });
      await expect(shift).toContainText('Done');
      await expect(page.getByText(textOf(cardTexts.en, 'served', { done: 1, count: 1 }))).toBeVisible();
    });

    await test.step('each of the six settings is written under its own name', async () => {
      await navigateInApp(page, '/settings?tab=notifications');
      for (const name of [
        'Clock-ins and clock-outs',
        'Violations',
        'Contact forms',
        'Missed shifts',
        'Employee requests',
        textOf(settingsTexts, 'notifications.settings.emailContactSubmissions.label'),
      ]) {
        await page.getByRole('switch', { name, exact: true }).press('Space');
      }
      await expect
        .poll(async () => (await firestore().doc(paths.customer(uid)).get()).data())
        .toMatchObject({
          notifyClockInOut: false,
          notifyViolations: false,
          notifyContactSubmissions: false,
          notifyMissedShifts: false,
          notifyEmployeeRequests: false,
          emailContactSubmissions: true,
        });
      await page.reload();
      await expect(page.getByRole('switch', { name: 'Violations', exact: true })).not.toBeChecked();
      await expect(
        page.getByRole('switch', {
          name: textOf(settingsTexts, 'notifications.settings.emailContactSubmissions.label'),
          exact: true,
        }),
      ).toBeChecked();
    });

    await test.step('a missing customer document is an error of that section, which recovers automatically', async () => {
      await navigateInApp(page, '/settings');
      await expect(areas.settings.content(page)).toBeVisible();
      const customer = firestore().doc(paths.customer(uid));
      const before = (await customer.get()).data()!;
      await customer.delete();
      await expect(sectionError(page)).toContainText('Something went wrong');
      await expect(page.getByRole('tab', { name: 'Billing' })).toBeVisible();
      await customer.set(before);
      await expect(areas.settings.content(page)).toBeVisible();
    });
  });
});
