import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { ownerOfCases, sighting, storedActions, storedCase } from '../../src/areas/violationCases.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';
import { signIn } from '../../src/signIn.ts';
import { textOf } from '../../src/textOf.ts';
import { toast } from '../../src/page/toast.ts';
import { en as violationsTexts } from '../../../mf-tracking/src/violations/texts/en.ts';

const panel = (page: Page) => sidePanel(page, 'Violation');
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const opener = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Violations' }).getByRole('button', { name });
const landmark = (page: Page) => page.getByRole('complementary', { name: 'Violation', exact: true });
const timeline = (page: Page) => panel(page).getByRole('region', { name: 'Timeline' }).getByRole('listitem');

test('a panel is next to the list, which stays usable, or covers a phone; pending cases are reviewed by keyboard', async ({
  page,
}) => {
  const { uid, email } = await ownerOfCases({
    one: sighting('V-1'),
    two: sighting('V-2'),
    three: sighting('V-3'),
    old: sighting('V-0', { reviewStatus: 'approved', status: 'resolved' }),
  });
  await signIn(page, email, '/violations?sort=caseNumber');

  await test.step('a panel is next to the list, which stays usable; on a phone it covers the page', async () => {
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

  await test.step('pending cases are reviewed by keyboard, and each review can be undone', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await navigateInApp(page, '/violations?review=pending&sort=caseNumber');
    await expect(page.getByRole('radio', { name: /^To review 3/ })).toBeChecked();
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '4');

    await test.step('J opens the first and moves on, K moves back', async () => {
      await page.keyboard.press('j');
      await expect(panel(page)).toContainText('V-1 · Maple Test · B-204');
      await page.keyboard.press('j');
      await expect(panel(page)).toContainText('V-2 · Maple Test');
      await page.keyboard.press('k');
      await expect(panel(page)).toContainText('V-1 · Maple Test');
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('A approves and shows the next immediately; undone, it is pending again', async () => {
      await page.keyboard.press('a');
      await expect(panel(page)).toContainText('V-2 · Maple Test');
      await expect(toast(page, 'V-1 approved.')).toBeVisible();
      expect(await storedCase(uid, 'one')).toMatchObject({ reviewStatus: 'approved', status: 'open' });
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(panel(page)).toContainText('V-1 · Maple Test');
      await expect(timeline(page)).toContainText(['Seen', 'Received', 'Approved', 'Review undone']);
      expect(await storedCase(uid, 'one')).toMatchObject({ reviewStatus: 'pending' });
      expect(await storedActions(uid, 'one')).toEqual(['approve', 'takeBack']);
    });

    await test.step('R rejects with a reason, which is required', async () => {
      await page.keyboard.press('r');
      const ask = dialog(page, 'Reject V-1?');
      await ask.getByRole('button', { name: 'Reject' }).click();
      await expect(ask.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
      await ask.getByLabel('Reason').selectOption('Wrong unit');
      await ask.getByLabel('Details').fill('It was 205.');
      expect(await axeFindings(page)).toEqual([]);
      await ask.getByRole('button', { name: 'Reject' }).click();
      await expect(toast(page, 'V-1 rejected.')).toBeVisible();
      await expect(panel(page)).toContainText('V-2 · Maple Test');
      expect(await storedCase(uid, 'one')).toMatchObject({
        reviewStatus: 'rejected',
        status: 'dismissed',
        rejectionReason: 'Wrong unit: It was 205.',
      });
    });

    await test.step('after the end of the list the skipped ones follow, and the last one says so', async () => {
      await page.keyboard.press('j');
      await expect(panel(page)).toContainText('V-3 · Maple Test');
      await page.keyboard.press('a');
      await expect(panel(page)).toContainText('V-2 · Maple Test');
      await page.keyboard.press('a');
      await expect(toast(page, textOf(violationsTexts, 'cases.allReviewed'))).toBeVisible();
      await expect(toast(page, 'V-2 approved.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(page.getByText('All caught up')).toBeVisible();
      await expect(page.getByRole('radio', { name: /^Dismissed 1/ })).toBeVisible();
      expect(await storedActions(uid, 'three')).toEqual(['approve']);
    });
  });
});
