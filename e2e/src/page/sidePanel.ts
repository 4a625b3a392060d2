import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The open side panel: next to the page a landmark, over it (on a phone, or as a full page) a dialog.
 * @param name its title; without it, any panel
 */
export function sidePanel(page: Page, name?: string): Locator {
  const named = name === undefined ? {} : { name, exact: true };
  return page.getByRole('complementary', named).or(page.getByRole('dialog', named));
}

/** Presses a button in a panel; an action may be in the "More actions" menu. */
export async function pressAction(panel: Locator, name: string): Promise<void> {
  const act = panel.getByRole('button', { name, exact: true });
  const more = panel.getByRole('button', { name: 'More actions', exact: true });
  await expect(act.or(more).first()).toBeVisible();
  await expect(async () => {
    if (!(await act.isVisible())) await more.click({ timeout: 1000 });
    await expect(act).toBeVisible({ timeout: 1000 });
  }).toPass();
  // Not in the loop: a slow click may still take effect, and a second one would hit what the first opened.
  await act.click();
}
