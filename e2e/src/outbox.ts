import type { Browser, Locator, Page } from '@playwright/test';
import { product } from './product.ts';

/** Opens the local Firebase's outbox in a browser of its own, as the mailbox of whoever is written to. */
export async function openOutbox(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(product().addresses.outbox);
  return page;
}

/** The mails to an address. */
export const mailsTo = (outbox: Page, email: string): Locator =>
  outbox.getByRole('article', { name: `Mail to ${email}` });

/** Opens a link of a mail, as whoever got it. @returns the page that it opens */
export async function openLink(outbox: Page, mail: Locator, name: string): Promise<Page> {
  const opening = outbox.context().waitForEvent('page');
  await mail.frameLocator('iframe').getByRole('link', { name }).click();
  return opening;
}
