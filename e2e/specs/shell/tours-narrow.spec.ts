/// <reference lib="dom" />
import { expect, test } from '@playwright/test';
import { signIn } from '../../src/signIn.ts';
import { createNewOwner, pressInTour, seeStep, tourCard } from '../../src/areas/tour.ts';

// Like a desktop browser at 400%: the scrollbar takes some of the 320 pixels.
test.use({
  viewport: { width: 320, height: 640 },
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

test('at 320 px every step of the welcome tour is in view, with its close button', async ({ page }) => {
  await signIn(page, (await createNewOwner()).email);
  let step = await seeStep(page);
  for (;;) {
    const right = await page.evaluate(() => document.documentElement.clientWidth);
    for (const part of [tourCard(page), tourCard(page).getByRole('button', { name: 'Close' })]) {
      const box = (await part.boundingBox())!;
      expect(box.x, step.title).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, step.title).toBeLessThanOrEqual(right);
    }
    if (step.step === step.of) break;
    await pressInTour(page, 'Next');
    step = await seeStep(page, step);
  }
});
