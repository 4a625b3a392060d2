import type { Page } from '@playwright/test';

/** A picture of the README: a page of the demo data as one person sees it. */
export interface Picture {
  /** The file's name in docs/images, without `.png`. */
  readonly name: string;
  readonly path: string;
  /** The account to sign in with; null for a visitor. */
  readonly account: string | null;
  /** In CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** Text that is on the page once its data has arrived. */
  readonly shows: string | RegExp;
  /** Opens the subject of the picture. */
  readonly open?: (page: Page) => Promise<void>;
}

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const owner = 'owner@demo.test';

export const pictures: readonly Picture[] = [
  { name: 'dashboard', path: '/', account: owner, size: desktop, shows: /Tonight/ },
  { name: 'tracking', path: '/tracking', account: owner, size: desktop, shows: /Pine Hollow/ },
  { name: 'schedule', path: '/schedule', account: owner, size: desktop, shows: /Aspen Ridge/ },
  {
    name: 'case',
    path: '/violations',
    account: owner,
    size: desktop,
    shows: /Orchard View/,
    open: async (page) => {
      await page.getByRole('row').nth(1).click();
      await page.getByRole('dialog').locator('img').first().waitFor();
    },
  },
  {
    name: 'public-page',
    path: '/sunrise-valet/maple-court',
    account: null,
    size: phone,
    shows: 'Service days',
  },
];
