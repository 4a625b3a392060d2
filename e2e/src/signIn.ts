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
  await page.getByLabel(/^(Email|Correo electrónico)/).fill(email);
  await page.getByLabel(/^(Password|Contraseña)/).fill(password);
  await page.getByRole('button', { name: /^(Log in|Iniciar sesión)/ }).click();
}

/** Has a device save data, as a person may ask of a browser: it fetches no code before somebody asks for it. */
export const saveData = (page: Page | BrowserContext) =>
  page.addInitScript(() => {
    const { connection } = navigator as { connection?: object };
    if (connection) Object.defineProperty(connection, 'saveData', { get: () => true });
  });

/** How a device begins. */
interface Device {
  /** Whether it fetches the code of other pages while it rests. In most tests that would be for nothing, once more in each. */
  readonly fetchesAhead?: boolean;
}

/**
 * Signs in and waits until the app is there. The session is there before the page, as when somebody comes back; the form is for a device
 * on which somebody else was, and for the tests of the form itself (`submitSignIn`).
 * @param address the path to open
 */
export async function signIn(
  page: Page,
  email: string,
  address = '/',
  { fetchesAhead = false }: Device = {},
): Promise<void> {
  // Members that a test makes have no logins, so the migration of the team would deactivate them. It has a test of its
  // own.
  await page.addInitScript((key) => window.sessionStorage.setItem(key, 'done'), teamMigrationSessionKey);
  // What a release does depends on whether code may be fetched ahead, so a site of its own has the device of most people.
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

/** Signs out through the profile menu. */
export async function signOut(page: Page): Promise<void> {
  await profileButton(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}
