/// <reference lib="dom" />
import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { firestore } from '../../src/backend.ts';
import { ownerWithAdmin } from '../../src/ownerWithAdmin.ts';
import { product } from '../../src/product.ts';
import { profileButton, signIn, submitSignIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { en as settingsTexts } from '../../../mf-settings/src/texts/en.ts';
import { en as signInTexts } from '../../../shell/src/sign-in/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { passwordChangedNotice } from '../../../backend/functions/core/account/accountEmails.ts';

const field = (page: Page, name: string) => page.getByRole('tabpanel').getByLabel(name, { exact: true });
const password = 'Passw0rd!demo';
const dialog = (page: Page) => page.getByRole('dialog');
const signedOut = (page: Page) =>
  expect(page.getByRole('button', { name: /^Log in/ })).toBeVisible({ timeout: 60_000 });

test('“Sign out everywhere else” ends open pages elsewhere, and keeps this one', async ({
  page,
  browser,
}) => {
  const { email } = await ownerWithAdmin();
  const other = await (await browser.newContext()).newPage();
  await Promise.all([signIn(page, email, '/settings'), signIn(other, email, '/team')]);
  await page.getByRole('button', { name: textOf(settingsTexts, 'account.access.sessions.action') }).click();
  await expect(dialog(page)).toHaveAccessibleName(/./);
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
  const { adminEmail } = await ownerWithAdmin();
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
    passwordChangedNotice('', '', 'en').message.subject,
  );
});

test('a new email is confirmed at the new address, announced at the old one, and undone from there', async ({
  page,
  browser,
}) => {
  const { uid, email, adminEmail } = await ownerWithAdmin();
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
    await expect(page.getByText(textOf(settingsTexts, 'account.access.email.help', { email }))).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('then login, team record and business have it, and sessions elsewhere end', async () => {
    await dialog(page).getByLabel('Current password').fill(password);
    await dialog(page).getByRole('button', { name: 'Confirm email' }).click();
    await expect(
      toast(page, textOf(settingsTexts, 'account.access.email.done', { email: next })),
    ).toBeVisible();
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
    await expect(other.getByRole('heading', { name: textOf(signInTexts, 'reset.undoTitle') })).toBeVisible();
    await expect(other.getByText(textOf(signInTexts, 'reset.undoText', { email }))).toBeVisible();
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
