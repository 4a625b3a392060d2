/// <reference lib="dom" />
import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { filesIn, firestore, parseFile } from '../../src/backend.ts';
import { ownerWithAdmin } from '../../src/ownerWithAdmin.ts';
import { pngFile } from '../../../backend/functions/core/pictures/pngFile.ts';
import { profileButton, signIn } from '../../src/signIn.ts';
import { formTexts } from '../../../shared-lib/src/ui/forms/texts.ts';
import { textOf } from '../../src/textOf.ts';
import { en as settingsTexts } from '../../../mf-settings/src/texts/en.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';

const field = (page: Page, name: string) => page.getByRole('tabpanel').getByLabel(name, { exact: true });
const timeOf = (page: Page) => page.getByRole('main').locator('time').first();

test('a new language and time format apply immediately, only for oneself; the business uses its owner’s time zone', async ({
  page,
  browser,
}) => {
  const { uid, email, adminId, adminEmail } = await ownerWithAdmin();
  const open = async (as: string, address: string) => {
    const opened = await (await browser.newContext()).newPage();
    await signIn(opened, as, address);
    return opened;
  };
  await signIn(page, email, '/settings');
  const [other, ada] = await Promise.all([
    open(email, '/notifications'),
    open(adminEmail, '/settings?tab=account'),
  ]);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await test.step('the page switches to Spanish without a reload, and keeps the focus', async () => {
    await field(page, 'Language').selectOption('Español');
    await expect(page.getByRole('heading', { name: 'Cuenta', exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page).toHaveTitle('Configuración · Valet Hub');
    await expect(field(page, 'Idioma')).toBeFocused();
    await expect(field(page, 'Idioma')).toHaveValue('es');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    // The page switches before it is stored.
    const stored = async () => (await firestore().doc(paths.customer(uid)).get()).get('language') as unknown;
    await expect.poll(stored).toBe('es');
    expect(await axeFindings(page, { isStrict: true })).toEqual([]);
  });

  await test.step('a page open on another device switches too', async () => {
    await expect(other.getByRole('heading', { name: 'Todas las notificaciones' })).toBeVisible();
    await expect(timeOf(other)).toHaveText(/9:05\sp\.\s?m\./);
  });

  await test.step('times follow the format, there too', async () => {
    await field(page, 'Formato de hora').selectOption('24 horas: 20:30');
    await expect(timeOf(other)).toHaveText(/21:05/);
    await field(page, 'Formato de hora').selectOption('12h');
    await expect(timeOf(other)).toHaveText(/9:05/);
  });

  await test.step('a new device gets it from the account, and keeps it', async () => {
    const fresh = await open(email, '/notifications');
    await expect(fresh.getByRole('heading', { name: 'Todas las notificaciones' })).toBeVisible();
    await fresh.goto('/docs');
    await expect(fresh.locator('html')).toHaveAttribute('lang', 'es');
  });

  await test.step('an Admin has their own', async () => {
    await expect(ada.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
    await field(ada, 'Time format').selectOption('24h');
    await expect
      .poll(
        async () =>
          (await firestore().doc(paths.teamMember(uid, adminId)).get()).get('timeFormat') as unknown,
      )
      .toBe('24h');
    await expect(field(page, 'Formato de hora')).toHaveValue('12h');
    await ada.getByRole('button', { name: /^Notifications/ }).click();
    await expect(ada.getByText('Ada was late.')).toBeVisible();
    await expect(ada.getByText(/21:05/).first()).toBeVisible();
  });

  await test.step('a person using the dashboard is shown as active now', async () => {
    const lastActive = async () =>
      (await firestore().doc(paths.teamMember(uid, adminId)).get()).get('lastActive') as unknown;
    await expect.poll(lastActive).toBeTruthy();
  });

  await test.step('and back to the device’s settings', async () => {
    await field(page, 'Idioma').selectOption('device');
    await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
    await expect(other.getByRole('heading', { name: 'All Notifications' })).toBeVisible();
    expect((await firestore().doc(paths.customer(uid)).get()).get('language')).toBeNull();
  });

  await test.step('a new name is in the header immediately', async () => {
    await field(page, 'First name').fill('Olympia');
    await page.keyboard.press('Tab');
    await expect(profileButton(page)).toContainText('Olympia');
  });
  await test.step('the business uses its owner’s time zone, and digests follow', async () => {
    const turn = async () =>
      (await firestore().doc(paths.digestTurn(uid, uid)).get()).get('dueAt') as
        | { toDate: () => Date }
        | undefined;
    const hourDue = async () => (await turn())?.toDate().getUTCHours();
    await firestore().doc(paths.personalNotifications(uid, uid)).set({ hasDigest: true, digestAt: '07:00' });
    const zone = field(page, 'Business time zone');
    await expect(zone).toHaveValue('New York – Eastern Time');
    await expect.poll(hourDue).toBeLessThanOrEqual(12);
    const before = (await hourDue())!;

    await zone.fill('honolulu');
    await page.getByRole('option', { name: /Honolulu/ }).click();
    await expect
      .poll(async () => (await firestore().doc(paths.customer(uid)).get()).get('timeZone') as unknown)
      .toBe('Pacific/Honolulu');
    // Honolulu has no daylight time: 7 AM there is 17:00 UTC.
    await expect.poll(hourDue).toBe(17);
    expect(before).not.toBe(17);

    await navigateInApp(ada, '/settings');
    await expect(field(ada, 'Business time zone')).toHaveAttribute('readonly');
    await expect(field(ada, 'Business time zone')).toHaveValue(/Honolulu/);
  });
});

/** A picture in one color. */
const taken = (width: number, height: number) =>
  pngFile({
    width,
    height,
    palette: [[200, 40, 40]],
    rows: Array.from({ length: height }, () => Buffer.alloc(width + 1)),
  });

test('a profile picture: resized, shown in the header, removed; an invalid file is refused with a reason', async ({
  page,
  browser,
}) => {
  const { uid, email, adminId, adminEmail } = await ownerWithAdmin();
  await signIn(page, email, '/settings');
  const picture = field(page, 'Your picture');
  const give = (name: string, mimeType: string, buffer: Buffer) =>
    picture.setInputFiles({ name, mimeType, buffer });
  const said = (words: string | RegExp) => expect(page.getByRole('tabpanel').getByText(words)).toBeVisible();

  await give('a.svg', 'image/svg+xml', Buffer.from('<svg/>'));
  await said(textOf(formTexts.en, 'errors.pictureType'));
  await expect(picture).toHaveAttribute('aria-invalid', 'true');
  await give('a.heic', 'image/heic', Buffer.alloc(10));
  await said(textOf(formTexts.en, 'errors.pictureType'));
  await give('a.png', 'image/png', Buffer.alloc(20 * 1024 * 1024));
  await said(textOf(formTexts.en, 'errors.pictureSize', { max: 5 }));
  await give('a.png', 'image/png', Buffer.from('no picture'));
  await said(textOf(settingsTexts, 'account.you.picture.unreadable'));
  expect(await filesIn(`customers/${uid}/team`)).toEqual([]);

  await give('a.png', 'image/png', taken(1200, 700));
  const shown = profileButton(page).locator('img');
  await expect(shown).toHaveJSProperty('naturalWidth', 512);
  await expect(shown).toHaveJSProperty('naturalHeight', 512);
  const [file] = await filesIn(`customers/${uid}/team/${uid}/`);
  expect((await parseFile(file!)).subarray(8, 12).toString()).toBe('WEBP');
  expect(await axeFindings(page, { isStrict: true })).toEqual([]);

  const ada = await (await browser.newContext()).newPage();
  await signIn(ada, adminEmail, '/settings');
  await field(ada, 'Your picture').setInputFiles({
    name: 'ada.png',
    mimeType: 'image/png',
    buffer: taken(90, 90),
  });
  await expect(profileButton(ada).locator('img')).toHaveJSProperty('naturalWidth', 90);
  expect((await firestore().doc(paths.teamMember(uid, adminId)).get()).get('profilePic')).toBeTruthy();

  await page.getByRole('tabpanel').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(shown).toHaveCount(0);
  expect((await firestore().doc(paths.customer(uid)).get()).get('profilePic')).toBeNull();
  await expect.poll(() => filesIn(`customers/${uid}/team/${uid}/`)).toEqual([]);
});
