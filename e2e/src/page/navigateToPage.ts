import { expect, type Page } from '@playwright/test';
import { en as helpTexts } from '../../../shell/src/help/texts/en.ts';
import { en as searchTexts } from '../../../shell/src/search/texts/en.ts';
import { textOf } from '../textOf.ts';
import { navigateInApp } from './navigateInApp.ts';

/**
 * Goes to another page of the product without a reload, and waits until its heading has taken the focus: from then on the page no longer
 * moves it.
 * @param address path and query; a path other than the current one, which wouldn't move the focus
 * @param title the page's heading; the previous page's heading may take the focus until the new page shows
 */
export async function navigateToPage(page: Page, address: string, title: string): Promise<void> {
  await navigateInApp(page, address);
  await expect(page).toHaveURL(address);
  await expect(
    page.getByRole('main').getByRole('heading', { level: 1, name: title, exact: true }),
  ).toBeFocused();
}

/** Goes to the help page once the page that the header search opened has taken the focus. */
export async function navigateToHelp(page: Page): Promise<void> {
  const box = page.getByPlaceholder(textOf(searchTexts, 'placeholder'));
  if (new URL(page.url()).pathname !== '/') await expect(box).not.toBeFocused();
  await navigateToPage(page, '/help', textOf(helpTexts, 'title'));
}
