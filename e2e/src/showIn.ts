import { expect, type Page } from '@playwright/test';

/** Has a page shown in the light or in the dark, and waits until it is: the page hears of the change a moment later. */
export async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}
