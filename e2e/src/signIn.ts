import type { BrowserContext, Page } from '@playwright/test';
import { teamMigrationSessionKey } from 'shared-lib/domain';
import { demoPassword } from '../../backend/seed/accounts.ts';
import { keepSession } from './session.ts';

/** Fills in the sign-in form, in either language, and sends it. */
export async function submitSignIn(
  page: Page,
  email: string,
  password: string = demoPassword,
): Promise<void> {
  await page.getByLabel(/^(Email|Correo)/).fill(email);
  await page.getByLabel(/^(Password|Contraseña)/).fill(password);
  await page.getByRole('button', { name: /^(Log in|Iniciar sesión)/ }).click();
}

/** Turns on a device's data saver: it doesn't prefetch code. */
export const saveData = (page: Page | BrowserContext) =>
  page.addInitScript(() => {
    const { connection } = navigator as { connection?: object };
    if (connection) Object.defineProperty(connection, 'saveData', { get: () => true });
  });

/** The initial state of a device. */
interface Device {
  /** Whether it prefetches the code of other pages while idle. In most tests that would be wasted. */
  readonly fetchesAhead?: boolean;
}

/**
 * Signs in and waits until the app is there. The session exists before the page, like for a returning user; the form is for devices that
 * another person has used, and for the tests of the form itself (`submitSignIn`).
 * @param address the path to open
 */
export async function signIn(
  page: Page,
  email: string,
  address = '/',
  { fetchesAhead = false }: Device = {},
): Promise<void> {
  // Members created by tests have no logins, so the team's migration would deactivate them. It has a separate test.
  await page.addInitScript((key) => window.sessionStorage.setItem(key, 'done'), teamMigrationSessionKey);
  // A release's behavior depends on whether code may be prefetched, so a separate site uses the default device.
  const isProduct = await keepSession(page, email, address);
  if (isProduct && !fetchesAhead) await saveData(page);
  await page.goto(address);
  const app = page.getByRole('banner');
  const password = page.getByLabel(/^(Password|Contraseña)/);
  await app.or(password).first().waitFor();
  if (await app.isVisible()) return;
  await submitSignIn(page, email);
  await app.waitFor();
}

/** The button that opens the profile menu. */
export const profileButton = (page: Page) => page.getByRole('button', { name: /^Profile menu of/ });

/** Opens the profile menu by keyboard, and waits until it has the focus: a moment later, its first item would take it from another one. */
export async function openProfileMenu(page: Page): Promise<void> {
  await profileButton(page).press('Enter');
  await page.getByRole('menu').getByRole('menuitem').first().and(page.locator(':focus')).waitFor();
}

/** Signs out through the profile menu, and waits for the sign-in, to which the page then leads. */
export async function signOut(page: Page): Promise<void> {
  await profileButton(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByLabel('Password').waitFor();
}
