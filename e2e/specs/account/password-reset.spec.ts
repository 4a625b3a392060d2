import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { createOwner, firestore } from '../../src/backend.ts';
import { passwordLink, subjectOf } from '../../src/messages/mail.ts';
import { product } from '../../src/product.ts';
import { openLink } from '../../src/messages/outbox.ts';
import { submitSignIn } from '../../src/signIn.ts';
import { en as signInTexts } from '../../../shell/src/sign-in/texts/en.ts';
import { en as shellTexts } from '../../../shell/src/texts/en.ts';
import { textOf } from '../../src/textOf.ts';

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: textOf(shellTexts, 'signIn.forgot') }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
}

const sentMessage = (email: string) => textOf(signInTexts, 'forgot.sent', { email });

test('a forgotten password is reset with the link from the email, which works once', async ({
  page,
  browser,
}) => {
  const { uid, email } = await createOwner();
  await firestore().doc(paths.customer(uid)).update({ language: 'es' });
  await askForLink(page, email);
  await expect(page.getByRole('alert')).toHaveText(sentMessage(email));

  const context = await browser.newContext();
  const outbox = await context.newPage();
  await outbox.goto(product().addresses.outbox);
  const mail = outbox.getByRole('article', { name: `Mail to ${email}` });
  await test.step('the email is in the account’s language', async () => {
    await expect(mail.getByRole('heading')).toHaveText(subjectOf('passwordReset', 'es'));
  });
  const opened = await openLink(outbox, mail, /./);

  await expect(opened.getByText(`For ${email}`)).toBeVisible();
  await opened.getByLabel('New password').fill('short');
  await opened.getByRole('button', { name: 'Save new password' }).click();
  await expect(opened.getByLabel('New password')).toHaveAccessibleDescription(
    textOf(signInTexts, 'reset.tooShort', { count: 6 }),
  );
  await opened.getByLabel('New password').fill('Quite-new-Passw0rd');
  await opened.getByRole('button', { name: 'Save new password' }).click();
  await expect(opened.getByRole('alert')).toHaveText(textOf(signInTexts, 'reset.done'));
  await context.close();

  await test.step('the used link no longer works', async () => {
    await page.goto(await passwordLink(email));
    await expect(page.getByRole('alert')).toHaveText(textOf(shellTexts, 'signIn.problems.linkExpired'));
    await expect(page.getByLabel('New password')).toHaveCount(0);
  });

  await page.getByRole('button', { name: textOf(signInTexts, 'forgot.back') }).click();
  await submitSignIn(page, email);
  await expect(page.getByRole('alert')).toHaveText(/^Wrong/);
  await submitSignIn(page, email, 'Quite-new-Passw0rd');
  // In the account's language, like its email.
  await expect(page.getByRole('heading', { level: 1, name: 'Panel', exact: true })).toBeVisible();
});

test('an address without an account gets the same response, and requests are limited', async ({ page }) => {
  const email = `nobody.${Date.now()}@e2e.test`;
  await askForLink(page, email);
  await expect(page.getByRole('alert')).toHaveText(sentMessage(email));
  for (let times = 1; times < 5; times += 1) {
    await askForLink(page, email);
    await expect(page.getByRole('alert')).toHaveText(sentMessage(email));
  }
  await askForLink(page, email);
  await expect(page.getByRole('alert')).toHaveText(textOf(shellTexts, 'signIn.problems.tooManyAttempts'));
  await expect
    .poll(async () => {
      const query = firestore().collection(paths.passwordResets()).where('email', '==', email);
      return (await query.get()).size;
    })
    .toBe(0);
  const mails = firestore().collection(paths.mails()).where('to', '==', email);
  expect((await mails.get()).size).toBe(0);
});
