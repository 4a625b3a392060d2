import type { Page } from '@playwright/test';
import { teamMigrationSessionKey } from 'shared-lib/domain';
import { demoPassword } from '../../backend/seed/accounts.ts';

/** Fills in the sign-in form, in either language, and sends it. */
export async function submitSignIn(
  page: Page,
  email: string,
  password: string = demoPassword,
): Promise<void> {
  await page.getByLabel(/^(Email|Correo electrónico)/).fill(email);
  await page.getByLabel(/^(Password|Contraseña)/).fill(password);
  await page.getByRole('button', { name: /^(Log in|Iniciar sesión)/ }).click();
}

/**
 * Signs in and waits until the app is there. @param address the path to open; the sign-in page leads on to it.
 */
export async function signIn(page: Page, email: string, address = '/'): Promise<void> {
  // Members that a test makes have no logins, so the migration of the team would deactivate them. It has a test of its
  // own.
  await page.addInitScript((key) => window.sessionStorage.setItem(key, 'done'), teamMigrationSessionKey);
  await page.goto(address);
  await submitSignIn(page, email);
  await page.getByRole('banner').waitFor();
}

/** The button that opens the profile menu. */
export const profileButton = (page: Page) => page.getByRole('button', { name: /^Profile menu of/ });

/** Signs out through the profile menu. */
export async function signOut(page: Page): Promise<void> {
  await profileButton(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}
