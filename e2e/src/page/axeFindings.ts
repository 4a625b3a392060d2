import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What is looked at, and for what. */
interface Look {
  /** Whether minor and moderate findings count, too. */
  readonly isStrict?: boolean;
  /** Whether what can be touched has to be large enough for a finger, or apart from what is beside it. */
  readonly isTouched?: boolean;
  /** Whether only colors are looked at: of a page that was looked at before in its other theme. */
  readonly areColors?: boolean;
  /** CSS selector of the part of the page that is looked at; all of it when left out. */
  readonly within?: string;
}

/** The rules that look at colors; a theme changes nothing for the others. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** The findings on what is shown now, one line each: the serious and critical ones, or all. */
export async function axeFindings(
  page: Page,
  { isStrict = false, isTouched = false, areColors = false, within }: Look = {},
): Promise<string[]> {
  // A page that has been looked at before keeps the code, and what the browser has compiled of it.
  const isThere = await page.evaluate('"axe" in window');
  const builder = new AxeBuilder({ page, ...(isThere === true && { axeSource: ';' }) })
    // In the page itself. The other way makes a second page for each look, and waits for ever for frames in which no script may run.
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
