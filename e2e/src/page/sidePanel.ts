import type { Locator, Page } from '@playwright/test';

/**
 * The open side panel: next to the page a landmark, over it (on a phone, or as a full page) a dialog.
 * @param name its title; without it, any panel
 */
export function sidePanel(page: Page, name?: string): Locator {
  const named = name === undefined ? {} : { name, exact: true };
  return page.getByRole('complementary', named).or(page.getByRole('dialog', named));
}
