import { expect, test } from '@playwright/test';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { communityRecord, createOwner } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { signIn } from '../../src/signIn.ts';
import { en as layoutTexts } from '../../../shell/src/layout/texts/en.ts';
import { textOf } from '../../src/textOf.ts';

test.use({ viewport: { width: 390, height: 844 } });

const text = (key: Parameters<typeof textOf<typeof layoutTexts>>[1]) => textOf(layoutTexts, key);

test('on a phone, the bottom bar leads to tonight, the schedule, reviews and the menu', async ({ page }) => {
  const { email } = await createOwner({ communities: { maple: communityRecord('Maple Test') } });
  await signIn(page, email, '/team');
  const bar = page.getByRole('navigation', { name: text('phone.label') });

  await test.step('each entry opens its page and is marked as current there', async () => {
    for (const [name, address] of [
      [text('phone.schedule'), /\/schedule/],
      [text('phone.review'), /\/tracking\/last-night/],
      [text('phone.tonight'), /\/$/],
    ] as const) {
      await bar.getByRole('link', { name }).click();
      await expect(page).toHaveURL(address);
      await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    }
  });

  await test.step('every target has at least 44 px', async () => {
    for (const target of await bar.locator('a, button').all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

  await test.step('More opens the menu, and Escape returns the focus to it', async () => {
    const more = bar.getByRole('button', { name: text('phone.more') });
    await more.click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Communities' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
  });

  await test.step('it hides nothing at the end of a page', async () => {
    expect(await axeFindings(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [last, top] = await Promise.all([
      page.evaluate(
        () => document.querySelector('main')?.lastElementChild?.getBoundingClientRect().bottom ?? 0,
      ),
      bar.evaluate((element) => element.getBoundingClientRect().top),
    ]);
    expect(last).toBeLessThanOrEqual(top);
  });

  await test.step('a window wider than a phone has none', async () => {
    await expect(bar).toHaveCount(1);
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar).toHaveCount(0);
  });
});
