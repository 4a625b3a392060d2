import type { Browser, Locator, Page } from '@playwright/test';
import { product } from '../product.ts';

/** Opens the local Firebase's outbox in a separate browser, as the recipient's mailbox. */
export async function openOutbox(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(product().addresses.outbox);
  return page;
}

/** The emails to an address. */
export const emailsTo = (outbox: Page, email: string): Locator =>
  outbox.getByRole('article', { name: `Mail to ${email}` });

/**
 * Opens a link in an email. Other tests' emails arrive at the same time and move the list, so a click can miss its link.
 * @returns the page it opens
 */
export async function openLink(outbox: Page, mail: Locator, name: string | RegExp): Promise<Page> {
  for (let tries = 1; ; tries++) {
    const opening = outbox.context().waitForEvent('page', { timeout: 15_000 });
    const [opened] = await Promise.allSettled([
      opening,
      mail.frameLocator('iframe').getByRole('link', { name }).click(),
    ]);
    if (opened.status === 'fulfilled') return opened.value;
    if (tries === 3) throw opened.reason;
  }
}
