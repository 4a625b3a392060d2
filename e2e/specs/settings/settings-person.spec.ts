/// <reference lib="dom" />
import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import {
  addRecords,
  createLogin,
  createOwner,
  filesIn,
  firestore,
  memberRecord,
  parseFile,
} from '../../src/backend.ts';
import { pngFile } from '../../../backend/functions/core/pictures/pngFile.ts';
import { product } from '../../src/product.ts';
import { profileButton, signIn, submitSignIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { formTexts } from '../../../shared-lib/src/ui/forms/texts.ts';
import { en as settingsTexts } from '../../../mf-settings/src/texts/en.ts';
import { en as signInTexts } from '../../../shell/src/sign-in/texts/en.ts';
import { textOf } from '../../src/textOf.ts';

/** An owner with an Admin, and something to read that has a time: an evening's notification. */
async function createBusiness() {
  const owner = await createOwner();
  const adminId = `${owner.uid}-ada`;
  const adminEmail = `${adminId}@demo.test`;
  await createLogin(adminId, adminEmail);
  const ada = { ...memberRecord(owner.uid, 'Ada', 'Byron'), uid: adminId, tier: 'Admin', email: adminEmail };
  await addRecords(owner.uid, {
    team: { [adminId]: ada },
    notifications: {
      late: {
        title: 'Late clock-in',
        message: 'Ada was late.',
        link: '/clock-in-outs',
        timestamp: new Date('2026-07-16T01:05Z'),
        read: true,
        seen: true,
      },
    },
  });
  return { ...owner, adminId, adminEmail };
}

const field = (page: Page, name: string) => page.getByRole('tabpanel').getByLabel(name, { exact: true });
const timeOf = (page: Page) => page.getByRole('main').locator('time').first();

test('a new language and time format apply immediately, on every device, only for oneself', async ({
  page,
  browser,
}) => {
  const { uid, email, adminId, adminEmail } = await createBusiness();
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
});

test('the business uses its owner’s time zone, and digests follow', async ({ page, browser }) => {
  const { uid, email, adminEmail } = await createBusiness();
  const turn = async () =>
    (await firestore().doc(paths.digestTurn(uid, uid)).get()).get('dueAt') as
      { toDate: () => Date } | undefined;
  const hourDue = async () => (await turn())?.toDate().getUTCHours();
  await firestore().doc(paths.personalNotifications(uid, uid)).set({ hasDigest: true, digestAt: '07:00' });
  await signIn(page, email, '/settings');
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

  const ada = await (await browser.newContext()).newPage();
  await signIn(ada, adminEmail, '/settings');
  await expect(field(ada, 'Business time zone')).toHaveAttribute('readonly');
  await expect(field(ada, 'Business time zone')).toHaveValue(/Honolulu/);
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
  const { uid, email, adminId, adminEmail } = await createBusiness();
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
  await said(/^This picture is over 5 MB/);
  await give('a.png', 'image/png', Buffer.from('no picture'));
  await said(/^This picture can’t be read/);
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

test.describe('signing in', () => {
  const password = 'Passw0rd!demo';
  const dialog = (page: Page) => page.getByRole('dialog');
  const signedOut = (page: Page) =>
    expect(page.getByRole('button', { name: /^Log in/ })).toBeVisible({ timeout: 60_000 });

  test('“Sign out everywhere else” ends open pages elsewhere, and keeps this one', async ({
    page,
    browser,
  }) => {
    const { email } = await createBusiness();
    const other = await (await browser.newContext()).newPage();
    await Promise.all([signIn(page, email, '/settings'), signIn(other, email, '/team')]);
    await page.getByRole('button', { name: textOf(settingsTexts, 'account.access.sessions.action') }).click();
    expect(await axeFindings(page, { isStrict: true })).toEqual([]);
    await dialog(page).getByLabel('Current password').fill('not this one');
    await dialog(page)
      .getByRole('button', { name: textOf(settingsTexts, 'account.access.sessions.action') })
      .click();
    await expect(
      dialog(page).getByText(textOf(settingsTexts, 'account.access.problems.current.wrong')),
    ).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Team', exact: true })).toBeVisible();

    await dialog(page).getByLabel('Current password').fill(password);
    await dialog(page)
      .getByRole('button', { name: textOf(settingsTexts, 'account.access.sessions.action') })
      .click();
    await expect(toast(page, textOf(settingsTexts, 'account.access.sessions.done'))).toBeVisible();
    await signedOut(other);
    await page.reload();
    await expect(field(page, 'First name')).toBeVisible();
  });

  test('a new password requires the current one, follows the rules, and is announced by email', async ({
    page,
    browser,
  }) => {
    const { adminEmail } = await createBusiness();
    const other = await (await browser.newContext()).newPage();
    await Promise.all([signIn(page, adminEmail, '/settings'), signIn(other, adminEmail, '/team')]);
    await page.getByRole('button', { name: 'Change password' }).click();
    const send = dialog(page).getByRole('button', { name: 'Change password' });
    const fill = async (current: string, next: string) => {
      await dialog(page).getByLabel('Current password').fill(current);
      await dialog(page).getByLabel('New password').fill(next);
      await send.click();
    };
    await fill(password, 'short');
    await expect(
      dialog(page).getByText(textOf(settingsTexts, 'account.access.problems.password.tooShort')),
    ).toBeVisible();
    await fill(password, 'Password1!');
    await expect(dialog(page).getByText(/Too common/)).toBeVisible();
    await fill('not this one', 'Blue-heron-9');
    await expect(
      dialog(page).getByText(textOf(settingsTexts, 'account.access.problems.current.wrong')),
    ).toBeVisible();
    await fill(password, 'Blue-heron-9');
    await expect(toast(page, 'Password changed.')).toBeVisible();

    await signedOut(other);
    await submitSignIn(other, adminEmail, password);
    await expect(other.getByRole('button', { name: /^Log in/ })).toBeVisible();
    await submitSignIn(other, adminEmail, 'Blue-heron-9');
    await expect(other.getByRole('heading', { name: 'Team', exact: true })).toBeVisible();
    await page.reload();
    await expect(field(page, 'First name')).toBeVisible();
    const told = await firestore().collection(paths.mails()).where('to', '==', adminEmail).get();
    expect(told.docs.map((mail) => mail.get('message.subject') as unknown)).toContain(
      'Your password was changed',
    );
  });

  test('a new email is confirmed at the new address, announced at the old one, and undone from there', async ({
    page,
    browser,
  }) => {
    const { uid, email, adminEmail } = await createBusiness();
    const next = `olivia.${uid}@new.test`;
    const other = await (await browser.newContext()).newPage();
    const outbox = await (await browser.newContext()).newPage();
    const linkTo = async (to: string) => {
      await outbox.goto(product().addresses.outbox);
      const mail = outbox.getByRole('article', { name: `Mail to ${to}` }).first();
      return (await mail.frameLocator('iframe').getByRole('link').getAttribute('href')) ?? '';
    };
    await Promise.all([signIn(page, email, '/settings'), signIn(other, email, '/team')]);
    await page.getByRole('button', { name: 'Change email' }).click();
    const send = dialog(page).getByRole('button', { name: 'Send link' });
    const ask = async (address: string, current: string) => {
      await dialog(page).getByLabel('New email').fill(address);
      await dialog(page).getByLabel('Current password').fill(current);
      await send.click();
    };

    await test.step('errors are next to their fields, and no input is lost', async () => {
      await expect(dialog(page).getByLabel('New email')).toBeFocused();
      expect(await axeFindings(page)).toEqual([]);
      await ask('olivia', password);
      await expect(
        dialog(page).getByText(textOf(settingsTexts, 'account.access.problems.email.invalid')),
      ).toBeVisible();
      await ask(email, password);
      await expect(
        dialog(page).getByText(textOf(settingsTexts, 'account.access.problems.email.same')),
      ).toBeVisible();
      await ask(adminEmail, password);
      await expect(
        dialog(page).getByText(textOf(settingsTexts, 'account.access.problems.email.duplicate')),
      ).toBeVisible();
      await ask(next, 'not this one');
      await expect(
        dialog(page).getByText(textOf(settingsTexts, 'account.access.problems.current.wrong')),
      ).toBeVisible();
      await expect(dialog(page).getByLabel('New email')).toHaveValue(next);
    });

    await test.step('a link is sent there, and nothing changes before it is opened', async () => {
      await ask(next, password);
      await expect(
        toast(page, textOf(settingsTexts, 'account.access.email.sent', { email: next })),
      ).toBeVisible();
      await page.goto(await linkTo(next));
      await expect(dialog(page).getByLabel('Current password')).toBeFocused();
      await expect(
        page.getByText(textOf(settingsTexts, 'account.access.email.help', { email })),
      ).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('then login, team record and business have it, and sessions elsewhere end', async () => {
      await dialog(page).getByLabel('Current password').fill(password);
      await dialog(page).getByRole('button', { name: 'Confirm email' }).click();
      await expect(toast(page, `You now sign in with ${next}.`)).toBeVisible();
      await expect(
        page.getByText(textOf(settingsTexts, 'account.access.email.help', { email: next }), { exact: true }),
      ).toBeVisible();
      await expect(page).toHaveURL(/settings\?tab=account$/);
      await signedOut(other);
      await page.reload();
      await expect(field(page, 'First name')).toBeVisible();
      expect((await firestore().doc(paths.customer(uid)).get()).get('email')).toBe(next);
    });

    await test.step('the old address undoes it, with a password that no one else knows', async () => {
      await other.goto(await linkTo(email));
      await expect(
        other.getByRole('heading', { name: textOf(signInTexts, 'reset.undoTitle') }),
      ).toBeVisible();
      await expect(other.getByText(`You’ll sign in with ${email} and a new password.`)).toBeVisible();
      expect(await axeFindings(other)).toEqual([]);
      await other.getByLabel('New password').fill('Blue-heron-9');
      await other.getByRole('button', { name: 'Save new password' }).click();
      await expect(other.getByRole('alert')).toHaveText(textOf(signInTexts, 'reset.done'));
      await other.goto('/login');
      await submitSignIn(other, email, 'Blue-heron-9');
      await expect(profileButton(other)).toBeVisible();
      expect((await firestore().doc(paths.customer(uid)).get()).get('email')).toBe(email);
    });
  });
});
