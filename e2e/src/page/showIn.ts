import { expect, type Page } from '@playwright/test';

/** Switches a page to light or dark mode, and waits for it: Mantine gets the change slightly later than the style sheets. */
export async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  const other = colorScheme === 'light' ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme });
  await expect(page.locator(`html[data-mantine-color-scheme=${other}]`)).toHaveCount(0);
}
