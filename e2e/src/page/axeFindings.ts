import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The options of a check. */
interface Look {
  /** Whether minor and moderate findings count, too. */
  readonly isStrict?: boolean;
  /** Whether touch targets must be large enough for a finger, or far enough from their neighbors. */
  readonly isTouched?: boolean;
  /** Whether to check only colors: for a page already checked in its other theme. */
  readonly areColors?: boolean;
  /** CSS selector of the part to check; the whole page by default. */
  readonly within?: string;
}

/** The rules about colors; a theme doesn't change the results of the others. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** The page's current findings, one line each: the serious and critical ones, or all. */
export async function axeFindings(
  page: Page,
  { isStrict = false, isTouched = false, areColors = false, within }: Look = {},
): Promise<string[]> {
  // A dialog’s title names it a moment after it opens.
  const unnamed = page.locator('[role=dialog]:not([aria-label], [aria-labelledby])').first();
  await unnamed.waitFor({ state: 'detached', timeout: 5000 }).catch(() => {});
  // A page that was checked before already has the code, compiled.
  const isThere = await page.evaluate('"axe" in window');
  const builder = new AxeBuilder({ page, ...(isThere === true && { axeSource: ';' }) })
    // In the page itself. Otherwise, axe opens a second page for each check, and waits forever for frames in which scripts are disabled.
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      ...(areColors ? { runOnly: colorRules } : { rules: { 'target-size': { enabled: isTouched } } }),
    });
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze();
  return violations
    .filter(({ impact }) => isStrict || impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`),
    );
}
