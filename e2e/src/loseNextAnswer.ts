import type { Page } from '@playwright/test';

/** Lets Firestore store what the page writes next, but drops the answer. */
export async function loseNextAnswer(page: Page): Promise<void> {
  await page.route(
    /documents:commit/,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}
