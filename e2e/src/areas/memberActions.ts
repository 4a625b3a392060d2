import type { Page } from '@playwright/test';

/** The button of a member's menu. */
export const actions = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for ${name}` });
/** The open dialog. */
export const dialog = (page: Page) => page.getByRole('dialog');
/** A button of the open dialog. */
export const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
/** The error shown in the open dialog. */
export const alert = (page: Page) => dialog(page).getByRole('alert');

/** Opens a member's menu and chooses from it. */
export async function choose(page: Page, action: string, name: string) {
  await actions(page, name).click();
  await page.getByRole('button', { name: action, exact: true }).click();
}

/** Counts the calls sent to a function. */
export function countCalls(page: Page, name: string) {
  const calls: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith(`/${name}`)) calls.push(sent.url());
  });
  return calls;
}
