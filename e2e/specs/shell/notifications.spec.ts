import { expect, test, type Page } from '@playwright/test';
import { messages, paths } from 'shared-lib/domain';
import { addRecords, createOwner, firestore, memberRecord } from '../../src/backend.ts';
import { expectSectionError, sectionError } from '../../src/releases/deadModule.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { readDeviceCache } from '../../src/page/readDeviceCache.ts';
import { product } from '../../src/product.ts';
import { signIn } from '../../src/signIn.ts';
import { en as notificationsTexts } from '../../../shell/src/notifications/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { areas, sideNav } from '../../src/areas.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const list = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Notifications' });
const item = (page: Page, title: string) => list(page).getByRole('listitem').filter({ hasText: title });
const markAll = (page: Page) => page.getByRole('button', { name: 'Mark all as read' });

/** A notification as stored, created this many minutes ago. */
const record = (title: string, minutesAgo: number, state: object = { read: false, seen: false }) => ({
  title,
  message: `About ${title}`,
  timestamp: new Date(Date.now() - minutesAgo * 60_000),
  ...state,
});
const read = { read: true, seen: true };

/** This many notifications by id, newest first. */
const many = (count: number, state?: object) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`n${index}`, record(`Number ${index}`, index, state)]),
  );

const stored = async (customerId: string, id: string) =>
  (await firestore().doc(paths.notification(customerId, id)).get()).data();

const countUnread = async (customerId: string) =>
  (
    await firestore().collection(paths.notifications(customerId)).where('read', '==', false).count().get()
  ).data().count;

test('notifications arrive live in the bell and each tab; unread ones have their own address, and are marked one by one', async ({
  page,
  context,
}) => {
  const { uid, email } = await createOwner();
  await signIn(page, email);

  await test.step('notifications arrive live: in the bell and its panel, and in each tab', async () => {
    await test.step('the bell updates live, and its panel shows the five newest', async () => {
      await bell(page).click();
      await expect(panel(page)).toContainText('No recent notifications');
      await expect(bell(page)).toHaveAccessibleName('Notifications');

      await addRecords(uid, { notifications: many(6) });
      await expect(bell(page)).toHaveAccessibleName('Notifications, unread');
      await expect(panel(page).getByRole('listitem')).toHaveText(
        [0, 1, 2, 3, 4].map(
          (index) => new RegExp(`Number ${index}.*\\w{3} \\d+, \\d+:\\d\\d [AP]M.*About Number ${index}`),
        ),
      );
      // Only the notifications shown in the panel count as seen.
      await expect
        .poll(() => stored(uid, 'n4'))
        .toMatchObject({ seen: true, read: false, title: 'Number 4' });
      await expect.poll(() => stored(uid, 'n5')).toMatchObject({ seen: false, read: false });

      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(bell(page)).toBeFocused();
      await bell(page).click();
      await panel(page).getByRole('link', { name: 'Number 2' }).click();
      await expect(page).toHaveURL('/notifications?open=n2');
      await expect(item(page, 'Number 2').getByRole('button', { expanded: true })).toBeVisible();
      await expect.poll(() => stored(uid, 'n2')).toMatchObject({ seen: true, read: true });
      // The page lists the sixth too.
      await expect.poll(() => stored(uid, 'n5')).toMatchObject({ seen: true, read: false });
    });

    await test.step('notifications marked as read in one tab are read in the other', async () => {
      await navigateInApp(page, '/notifications');
      const other = await context.newPage();
      await other.goto('/');
      await expect(bell(other)).toHaveAccessibleName('Notifications, unread');

      await expect(page.getByText(textOf(notificationsTexts, 'summary.unread'))).toBeVisible();
      await markAll(page).click();
      await expect(page.getByText(textOf(notificationsTexts, 'summary.read'))).toBeVisible();
      await expect(bell(other)).toHaveAccessibleName('Notifications');
      await expect(item(page, 'Number 0').getByText('Unread')).toHaveCount(0);
      await other.close();
    });
  });

  await test.step('unread notifications have their own address, and can be marked or opened one by one', async () => {
    await addRecords(uid, {
      notifications: { ...many(3), old: record('An old one', 9000, read) },
    });
    await navigateInApp(page, '/notifications?filter=unread');
    await expect(list(page).getByRole('listitem')).toHaveCount(3);
    await expect(page).toHaveTitle('All Notifications · Valet Hub');

    await item(page, 'Number 0')
      .getByRole('button', { name: textOf(notificationsTexts, 'markOne', { title: 'Number 0' }) })
      .press('Enter');
    await expect(list(page).getByRole('listitem')).toHaveCount(2);
    await expect(item(page, 'Number 1').getByRole('button').first()).toBeFocused();
    await expect.poll(() => stored(uid, 'n0')).toMatchObject(read);

    // The open one stays until it is closed.
    await page.keyboard.press('Enter');
    await expect.poll(() => stored(uid, 'n1')).toMatchObject(read);
    await expect(item(page, 'Number 1').getByText('Unread')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(item(page, 'Number 1')).toHaveCount(0);

    await item(page, 'Number 2')
      .getByRole('button', { name: /^Mark as read/ })
      .click();
    await expect(page.getByText('No unread notifications')).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(page).toHaveURL('/notifications');
    await expect(list(page).getByRole('listitem')).toHaveCount(7);
    await page.goBack();
    await expect(page.getByText('No unread notifications')).toBeVisible();
  });
});

test('700 load while scrolling, even if their code failed to load at first, and are marked as read', async ({
  page,
}) => {
  const { uid, email } = await createOwner();
  const notifications = Object.entries(many(700));
  for (let start = 0; start < notifications.length; start += 400) {
    await addRecords(uid, { notifications: Object.fromEntries(notifications.slice(start, start + 400)) });
  }
  await test.step('panel code that fails to load is requested again', async () => {
    await page.route(/\/notifications\.[^/]+\.js/, (route) => route.abort());
    await signIn(page, email);
    await bell(page).click();
    await expect(panel(page).getByRole('alert')).toContainText('Something went wrong');
    await page.unroute(/\/notifications\.[^/]+\.js/);
    await panel(page).getByRole('button', { name: 'Try Again' }).click();
    await expect(panel(page).getByRole('link', { name: 'Number 0' })).toBeVisible();
  });

  await test.step('loaded while scrolling, and all marked as read', async () => {
    await navigateInApp(page, '/notifications');
    await expect(item(page, 'Number 0')).not.toHaveCount(0);
    const last = item(page, 'Number 699');
    await expect(async () => {
      await page.mouse.wheel(0, 20_000);
      await expect(last).toBeVisible({ timeout: 200 });
    }).toPass();
    expect(await list(page).getByRole('listitem').count()).toBeLessThan(60);

    await page.evaluate(() => window.scrollTo(0, 0));
    await markAll(page).click();
    await expect(page.getByText(/\d of 700 marked as read/)).toBeVisible();
    await expect(page.getByText(textOf(notificationsTexts, 'summary.read'))).toBeVisible();
    await expect.poll(() => countUnread(uid)).toBe(0);
    await expect.poll(() => stored(uid, 'n699')).toMatchObject({ ...read, title: 'Number 699' });
  });
});

test('damaged notifications are shown as far as possible, and none of their content runs', async ({
  page,
}) => {
  const code = '<img src=x onerror="globalThis.ran=true">';
  const { uid, email } = await createOwner({
    notifications: {
      evil: record(code, 1),
      untitled: { timestamp: new Date(Date.now() - 2 * 60_000), title: 42, message: null },
      dateless: { ...record('Dated in words', 0), timestamp: 'yesterday' },
      absurd: { ...record('Dated absurdly', 0), timestamp: 1e20 },
      long: record('W'.repeat(400), 3),
      rightToLeft: { ...record('مركز الخدمة', 4), message: 'تأخر الموظف {{title}} $t(name)'.repeat(20) },
      tomorrow: record('From tomorrow', -26 * 60),
      flags: record('Odd flags', 5, { read: 'no', seen: 1 }),
    },
  });
  await signIn(page, email);
  await expect(bell(page)).toHaveAccessibleName('Notifications, unread');
  await bell(page).click();
  await expect(panel(page).getByRole('listitem').first()).toContainText('From tomorrow');
  await expect(panel(page).getByText(code, { exact: true })).toBeVisible();
  await panel(page).getByRole('link', { name: 'View all' }).click();

  await expect(list(page).getByRole('listitem')).toHaveCount(8);
  await expect(list(page).getByRole('heading', { level: 2 }).first()).toHaveText('No date');
  await expect(item(page, 'Dated in words')).toContainText('About Dated in words');
  await expect(
    list(page).getByRole('button', {
      name: textOf(notificationsTexts, 'markOne', { title: 'Notification' }),
    }),
  ).toBeVisible();
  await expect(list(page).getByRole('img')).toHaveCount(0);
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);

  const unread = page.getByRole('link', { name: 'Unread', exact: true });
  await unread.click();
  // Before, the list of all is there, which has it too.
  await expect(unread).toHaveAttribute('aria-current', 'true');
  await expect(item(page, 'Odd flags')).toBeVisible();
  await markAll(page).click();
  await expect(page.getByText('No unread notifications')).toBeVisible();
  await expect.poll(() => stored(uid, 'flags')).toMatchObject(read);
  await expect.poll(() => stored(uid, 'dateless')).toMatchObject({ ...read, timestamp: 'yesterday' });
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

test('unreadable notifications and an unreadable team are reported in place, and a retry really reloads', async ({
  page,
}) => {
  const { uid } = await createOwner({ notifications: { one: record('Still here', 1) } });
  const admin = await createOwner();
  const asAdmin = { ...memberRecord(uid, 'Ada', 'Byron'), uid: admin.uid, tier: 'Admin' };
  await addRecords(uid, { team: { [admin.uid]: asAdmin } });
  await signIn(page, admin.email);
  await expect(bell(page)).toHaveAccessibleName('Notifications, unread');

  // A person known not to be an Admin has to leave. If the tier can't be read, nothing else can be read either, but the page's content
  // stays.
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const team = firestore().doc(paths.teamMember(uid, admin.uid));
  await team.update({ tier: 7 });
  await bell(page).click();
  await panel(page).getByRole('link', { name: 'View all' }).click();
  await expectSectionError(page);
  expect(logged.filter((line) => line.includes('listenToNotifications'))).toHaveLength(1);
  await sectionError(page).getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(() => logged.filter((line) => line.includes('listenToNotifications')).length).toBe(2);

  await team.update({ tier: 'Admin' });
  await sectionError(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(item(page, 'Still here')).toBeVisible();
  await test.step('a team that can’t be read is reported, and a retry reads it', async () => {
    await navigateInApp(page, '/settings');
    await expect(areas.settings.content(page)).toBeVisible();

    // A person known not to be an Admin has to leave. If the tier can't be read, nothing else can be read either.
    await team.update({ tier: 7 });
    await sideNav(page).getByRole('link', { name: 'Team', exact: true }).click();
    // The settings can no longer be read either; their sections say so until the team's page appears.
    await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
    const error = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
    await expect(error).toContainText(messages.fetchTeamFailed);
    await team.update({ tier: 'Admin' });
    await error.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('row', { name: /Ada Byron/ })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the badge counts unseen ones, up to 99+', async ({ page }) => {
    const { uid, email } = await createOwner({ notifications: many(120) });
    await signIn(page, email);
    await expect(bell(page)).toHaveAccessibleName('Notifications, 99+ new');
    const batch = firestore().batch();
    for (let index = 5; index < 110; index += 1) {
      batch.update(firestore().doc(paths.notification(uid, `n${index}`)), { seen: true });
    }
    await batch.commit();
    await expect(bell(page)).toHaveAccessibleName('Notifications, 15 new');

    await bell(page).tap();
    await expect(bell(page)).toHaveAccessibleName('Notifications, 10 new');
    expect(await horizontalOverflow(page)).toBe(0);
    await panel(page).getByRole('link', { name: 'View all' }).tap();
    await expect(bell(page)).toHaveAccessibleName('Notifications, unread');
    expect(await horizontalOverflow(page)).toBe(0);
  });
});

test('notifications marked as read offline stay read after a reload, and are sent to the server', async ({
  page,
  context,
}) => {
  const { uid, email } = await createOwner({
    notifications: { late: record('Late shift', 2), bin: record('Full compactor', 3) },
  });
  await signIn(page, email, '/notifications');
  const mark = (title: string) => page.getByRole('button', { name: `Mark as read: ${title}` });
  await expect(mark('Late shift')).toBeVisible();
  await expect.poll(() => readDeviceCache(page)).toContain('Late shift');

  await test.step('offline it is marked, without an error', async () => {
    await context.setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: 'You’re offline.' })).toBeVisible();
    await mark('Late shift').click();
    await expect(mark('Late shift')).toHaveCount(0);
    await expect(page.getByText('Not saved')).toHaveCount(0);
  });

  await test.step('a page that can reach the site but not yet the records shows them as read', async () => {
    await page.route(`${product().addresses.firestore}/**`, () => {});
    await context.setOffline(false);
    await page.reload();
    await expect(item(page, 'Late shift')).toBeVisible();
    await expect(mark('Full compactor')).toBeVisible();
    await expect(mark('Late shift')).toHaveCount(0);
    expect((await stored(uid, 'late'))?.['read']).toBe(false);
  });

  await test.step('once online, the change is written once and is no longer pending', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await expect.poll(() => stored(uid, 'late')).toMatchObject({ read: true, seen: true });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('vh_kept_marks'))).toBeNull();
    await expect(item(page, 'Late shift')).toBeVisible();
    await expect(mark('Late shift')).toHaveCount(0);
    expect(await stored(uid, 'bin')).toMatchObject({ read: false });
  });
});
