import type { Page } from '@playwright/test';

/**
 * Lets the backend process the page's next request, but drops the response.
 * @param requested the request's address: a write to Firestore by default.
 */
export async function loseNextAnswer(
  page: Page,
  requested: string | RegExp = /documents:commit/,
): Promise<void> {
  await page.route(
    requested,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}
