import { expect, test, type Page } from '@playwright/test';
import { createOwner } from '../src/backend.ts';
import { passwordResetLink } from '../src/mail.ts';
import { submitSignIn } from '../src/signIn.ts';

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
}

test('a forgotten password is set anew with the link from the mail', async ({ page }) => {
  const { email } = await createOwner();
  await askForLink(page, email);
  await expect(page.getByRole('alert')).toHaveText(
    `If ${email} has an account, the link is on its way. Look in your inbox.`,
  );

  const link = await passwordResetLink(email);
  await page.goto(link);
  await expect(page.getByText(`For ${email}`)).toBeVisible();
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription('Use at least 6 characters.');
  await page.getByLabel('New password').fill('Quite-new-Passw0rd');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your new password is saved. Log in with it.');

  await page.getByRole('button', { name: 'Back to log in' }).click();
  await submitSignIn(page, email);
  await expect(page.getByRole('alert')).toHaveText(/is wrong/);
  await submitSignIn(page, email, 'Quite-new-Passw0rd');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('a link works once', async ({ page }) => {
  const { email } = await createOwner();
  await askForLink(page, email);
  const link = await passwordResetLink(email);
  await page.goto(link);
  await page.getByLabel('New password').fill('Quite-new-Passw0rd');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('alert')).toHaveText(/is saved/);
  await page.goto('/login');
  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText(
    'This link was used already or is too old. Ask for a new one.',
  );
  await expect(page.getByLabel('New password')).toHaveCount(0);
});

test('an address without an account gets the same answer', async ({ page }) => {
  await askForLink(page, 'nobody@e2e.test');
  await expect(page.getByRole('alert')).toHaveText(
    /^If nobody@e2e.test has an account, the link is on its way\./,
  );
});
