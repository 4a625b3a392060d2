import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The serious and critical findings on what is shown now, one line each.
 * @param isWithFrames false for a page with frames in which no script may run: the check would wait for them for ever.
 */
export async function axeFindings(page: Page, isWithFrames = true): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(!isWithFrames).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`),
    );
}
