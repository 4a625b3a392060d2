/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';

/** Lists with so many columns that a tablet could squeeze them, by their address. */
export const listsOnTablet: ReadonlySet<string> = new Set([
  '/clock-in-outs',
  '/violations',
  '/shift-report',
  '/units?tab=logs',
  '/team',
  '/communities',
]);

/** Lists that begin on a phone's first screen, by their address. */
export const listsOnPhone: ReadonlySet<string> = new Set([
  '/clock-in-outs',
  '/units?tab=list',
  '/violations',
  '/shift-report',
  '/team',
  '/communities',
]);

/** Expects a list's names to be readable, and no column's header to cover another. @param what for the message */
export async function expectReadableColumns(page: Page, what: string): Promise<void> {
  const table = page.getByRole('table');
  const name = table.locator('[data-open]').first();
  await expect(name).toBeVisible();
  const width = async () => (await name.boundingBox())?.width ?? 0;
  await expect.soft.poll(width, { message: `${what}: width of the first name` }).toBeGreaterThan(110);
  const places = await table.getByRole('columnheader').evaluateAll((headers) =>
    headers.flatMap((header) => {
      const words = document.createTreeWalker(header, NodeFilter.SHOW_TEXT).nextNode();
      if (words === null || header.getClientRects().length === 0) return [];
      const range = document.createRange();
      range.selectNodeContents(words);
      const { left, right } = range.getBoundingClientRect();
      return [{ text: words.textContent, left, right }];
    }),
  );
  expect(places.length).toBeGreaterThan(3);
  const overlapping = places.filter(({ right }, index) => right > (places[index + 1]?.left ?? Infinity));
  expect.soft(overlapping, `${what}: headers over the next one`).toEqual([]);
}

/**
 * Expects a list to have half of a phone's screen, minus a row of tabs; the specialists on the clock are above theirs.
 * @param height of the screen, in pixels
 */
export async function expectToBeginOnFirstScreen(page: Page, path: string, height: number): Promise<void> {
  const first = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .first();
  await expect(first).toBeVisible();
  const { y = Infinity, height: own = 0 } = (await first.boundingBox()) ?? {};
  expect.soft(y + own, `${path} on a phone: end of the first row`).toBeLessThan(height);
  const max = path.includes('tab=') ? 480 : 422;
  if (path !== '/clock-in-outs')
    expect.soft(y, `${path} on a phone: start of the first row`).toBeLessThan(max);
}
