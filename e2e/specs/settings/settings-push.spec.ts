import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { addRecords, communityRecord, createOwner, firestore } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { openOutbox } from '../../src/messages/outbox.ts';
import { signIn, signOut } from '../../src/signIn.ts';
import { textOf } from '../../src/textOf.ts';
import { watchProblems } from '../../src/page/watchProblems.ts';
import { en as settingsTexts } from '../../../mf-settings/src/texts/en.ts';

const settings = '/settings?tab=notifications';
const t = (key: Parameters<typeof textOf<typeof settingsTexts>>[1]) => textOf(settingsTexts, key);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const devicesOf = async (uid: string) =>
  (await firestore().collection(paths.pushDevices(uid, uid)).get()).docs;

const shift = { communityId: 'maple', memberId: 'sam', serviceDate: '2026-07-15' };
const miss = (uid: string, id: string) => {
  const record = { ...shift, status: 'missed', source: 'auto', scheduledStart: new Date() };
  return addRecords(uid, { clockInOuts: { [id]: { ...record, createdAt: new Date() } } });
};
const violate = (uid: string, id: string) => {
  const record = { ...shift, unitId: 'u1', typeId: 'loose', typeName: 'Loose trash', status: 'open' };
  return addRecords(uid, { violations: { [id]: { ...record, createdAt: new Date() } } });
};

test('a device shows urgent notifications, and all others if asked, until it is gone or signs out', async ({
  page,
  context,
  browser,
}) => {
  const problems = watchProblems(page);
  await context.grantPermissions(['notifications']);
  // Without a screen, Chromium says `denied` here even after it has granted it.
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'granted' }));
  const { uid, email } = await createOwner({
    communities: { maple: communityRecord('Maple Court') },
    team: { sam: { firstName: 'Sam', lastName: 'Ortiz', tier: 'Collection Specialist' } },
  });
  await signIn(page, email, settings);
  await press(page, t('push.turnOn'));
  const list = page.getByRole('list', { name: t('push.devices') });
  await expect(list.getByRole('listitem')).toHaveText(/Chrome · \w+/);
  // The list shows it before the server has it.
  await expect.poll(async () => (await devicesOf(uid)).length).toBe(1);
  const token = String((await devicesOf(uid))[0]!.get('token'));
  await expect(
    page.getByRole('switch', { name: t('notifications.settings.pushUrgent.label') }),
  ).toBeChecked();
  for (const width of [1440, 900, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await horizontalOverflow(page)).toBe(0);
  }

  const outbox = await openOutbox(browser);
  const sent = outbox.getByRole('article', { name: `Push to ${token}` });
  await violate(uid, 'before');
  await miss(uid, 'm1');
  await expect(sent).toHaveCount(1);
  await expect(sent).toContainText(/Push: Missed shift[\s\S]*urgent[\s\S]*Maple Court wasn’t served/);
  await page.getByRole('switch', { name: t('notifications.settings.pushOther.label') }).click();
  await expect
    .poll(async () => (await firestore().doc(paths.personalNotifications(uid, uid)).get()).get('pushOther'))
    .toBe(true);
  await violate(uid, 'after');
  await expect(sent).toHaveCount(2);
  await expect(sent.first()).toContainText('Push: New violation');

  const workers = () =>
    page.evaluate(async () => {
      const all = await navigator.serviceWorker.getRegistrations();
      return {
        scopes: all.map(({ scope }) => new URL(scope).pathname),
        controls: navigator.serviceWorker.controller,
      };
    });
  expect(await workers()).toEqual({ scopes: ['/firebase-cloud-messaging-push-scope'], controls: null });

  // Firebase Cloud Messaging no longer knows the browser.
  await outbox.getByLabel('Next push').selectOption('gone');
  await outbox.locator('form', { hasText: 'Next push' }).getByRole('button', { name: 'Set' }).click();
  await miss(uid, 'm2');
  await expect(list).toHaveCount(0);

  await press(page, t('push.turnOn'));
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await press(page, t('push.turnOff'));
  await expect(list).toHaveCount(0);
  await press(page, t('push.turnOn'));
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signOut(page);
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect.poll(async () => (await devicesOf(uid)).length).toBe(0);
  expect((await workers()).scopes).toEqual([]);
  expect(problems).toEqual([]);
});
