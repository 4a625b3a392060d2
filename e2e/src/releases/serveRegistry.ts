import type { Page } from '@playwright/test';
import type { ReleaseSite } from './releaseSite.ts';

/**
 * Gives a site a module registry: the operator's key in its page, and mocked responses in this page's browser.
 * @param answer called for each request
 */
export async function serveRegistry(
  page: Page,
  site: ReleaseSite,
  rootKey: string,
  answer: () => unknown,
): Promise<void> {
  site.tamper(/^index\.html$/, (text) =>
    text.replace('<head>', `<head><meta name="module-keys" content="${rootKey}">`),
  );
  await page.route('**/modules/releases.json', (route) => route.fulfill({ json: answer() }));
}
