/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/**
 * Goes to another address of the product without a reload, like a link.
 * @param page of a running app
 * @param address path and query
 */
export const navigateInApp = (page: Page, address: string): Promise<void> =>
  page.evaluate(async (to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    // React renders during the event; effects run before the second frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, address);
