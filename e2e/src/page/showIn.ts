import { expect, type Page } from '@playwright/test';

/** Has a page shown in the light or in the dark, and waits until it is: Mantine hears of the change a moment after the style sheets. */
export async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  const other = colorScheme === 'light' ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme });
  await expect(page.locator(`html[data-mantine-color-scheme=${other}]`)).toHaveCount(0);
}
