import { expect, type Page } from '@playwright/test';
import { navigateInApp } from './navigateInApp.ts';

/**
 * Goes to another page of the product without a reload, and waits until its heading has taken the focus: from then on the page no longer
 * moves it.
 * @param address path and query; a path other than the current one, which wouldn't move the focus
 */
export async function landOn(page: Page, address: string): Promise<void> {
  await navigateInApp(page, address);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
}
