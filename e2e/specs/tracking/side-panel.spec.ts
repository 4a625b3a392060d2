import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { ownerOfCases, sighting } from '../../src/areas/violationCases.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';
import { signIn } from '../../src/signIn.ts';

const cases = () =>
  ownerOfCases(
    Object.fromEntries(['one', 'two', 'three'].map((id, place) => [id, sighting(`V-${place + 1}`)])),
  );
const opener = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Violations' }).getByRole('button', { name });
const landmark = (page: Page) => page.getByRole('complementary', { name: 'Violation', exact: true });

test('a panel is next to the list, which stays usable; on a phone it covers the page', async ({ page }) => {
  const { email } = await cases();
  await signIn(page, email, '/violations?sort=caseNumber');

  for (const width of [1440, 900]) {
    await page.setViewportSize({ width, height: 900 });
    await opener(page, 'V-1').click();
    await expect(landmark(page)).toContainText('V-1 · Maple Test');
    await expect(landmark(page)).toBeFocused();

    await test.step(`${width} pixels wide, nothing covers or dims the list`, async () => {
      await expect(opener(page, 'V-1')).toBeInViewport({ ratio: 1 });
      const list = (await page.getByRole('table', { name: 'Violations' }).boundingBox())!;
      const panel = (await landmark(page).boundingBox())!;
      expect(list.x + list.width).toBeLessThanOrEqual(panel.x);
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
    });
    await test.step('another row switches it, in place', async () => {
      const before = await opener(page, 'V-2').boundingBox();
      await opener(page, 'V-2').click();
      await expect(landmark(page)).toContainText('V-2 · Maple Test');
      await expect(landmark(page)).toBeFocused();
      await expect(
        page.getByRole('row').filter({ has: page.getByRole('button', { name: 'V-2' }) }),
      ).toHaveAttribute('aria-current', 'true');
      expect(await opener(page, 'V-2').boundingBox()).toEqual(before);
    });
    await test.step('Escape in the search field keeps it open; elsewhere it closes it', async () => {
      const search = page.getByRole('searchbox').last();
      await search.focus();
      await page.keyboard.press('Escape');
      await expect(landmark(page)).toBeVisible();
      await landmark(page).getByRole('button', { name: 'Next', exact: true }).click();
      await expect(landmark(page)).toContainText('V-3 · Maple Test');
      await page.keyboard.press('Escape');
      await expect(landmark(page)).toHaveCount(0);
      await expect(opener(page, 'V-3')).toBeFocused();
    });
  }

  await test.step('a dialog over it closes first', async () => {
    await opener(page, 'V-1').click();
    await landmark(page).getByRole('button', { name: 'Reject', exact: true }).click();
    const asking = page.getByRole('dialog');
    await expect(asking).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(asking).toHaveCount(0);
    await expect(landmark(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(landmark(page)).toHaveCount(0);
  });

  await test.step('on a phone, it covers the page and keeps the focus', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await opener(page, 'V-2').click();
    const panel = page.getByRole('dialog', { name: 'Violation', exact: true });
    await expect(panel).toContainText('V-2 · Maple Test');
    await expect(panel).toHaveAttribute('aria-modal', 'true');
    await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await page.keyboard.press('Shift+Tab');
    await expect(panel.locator(':focus')).toHaveCount(1);
    expect(await horizontalOverflow(page)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(sidePanel(page)).toHaveCount(0);
    await expect(opener(page, 'V-2')).toBeFocused();
  });
});
