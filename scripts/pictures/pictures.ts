import type { Page } from '@playwright/test';
import { screens, type Screen } from '../../e2e/src/measure/screens.ts';

/** A picture in the README: a page with demo data, as one user sees it. */
export interface Picture {
  /** The file's name in docs/images, without `.png`. */
  readonly name: string;
  readonly screen: Screen;
  /** The account to sign in with; null for a visitor. */
  readonly account: string | null;
  /** In CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** Opens the subject of the picture. */
  readonly open?: (page: Page) => Promise<void>;
}

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const owner = 'owner@demo.test';

const screenAt = (path: string): Screen => {
  const screen = screens.find((known) => known.path === path);
  if (!screen) throw new Error(`There is no screen at ${path}.`);
  return screen;
};

export const pictures: readonly Picture[] = [
  { name: 'dashboard', screen: screenAt('/'), account: owner, size: desktop },
  { name: 'tracking', screen: screenAt('/tracking'), account: owner, size: desktop },
  { name: 'schedule', screen: screenAt('/schedule'), account: owner, size: desktop },
  {
    name: 'door',
    screen: screenAt('/units?community=harbor-point'),
    account: owner,
    size: desktop,
    open: async (page) => {
      await page.getByRole('gridcell').filter({ hasText: 'Missed' }).first().click();
      await page.getByRole('complementary').locator('img').first().waitFor();
    },
  },
  { name: 'public-page', screen: screenAt('/sunrise-valet/maple-court'), account: null, size: phone },
];
