import type { Locator, Page } from '@playwright/test';

/**
 * A toast, by its message or the beginning of it. Shortly after, the message is in the page a second time, for screen readers, so
 * `getByText` would find either one or two.
 */
export const toast = (page: Page, message: string | RegExp): Locator =>
  page.getByRole('group', { name: message });
