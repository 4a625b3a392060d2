import type { Page } from '@playwright/test';

/**
 * Lets the backend do what the page asks for next, but drops the answer.
 * @param asked the address of the request: by default a write of the page's own to Firestore.
 */
export async function loseNextAnswer(page: Page, asked: string | RegExp = /documents:commit/): Promise<void> {
  await page.route(
    asked,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}
