import { expect, test } from '@playwright/test';
import { screens } from '../../src/areas.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { signIn } from '../../src/signIn.ts';
import { onboarding as onboardingTexts } from '../../../mf-billing/src/onboarding/texts/en.ts';
import { textOf } from '../../src/textOf.ts';

test('every address of the app opens directly and survives a reload', async ({ page }) => {
  await signIn(page, 'owner@demo.test');
  for (const area of screens) {
    // A reload requests the address itself, like a link from elsewhere.
    await navigateInApp(page, area.path);
    await page.reload();
    await expect(area.content(page)).toBeVisible();
    await expect(page).toHaveURL(area.path);
    await expect(page).toHaveTitle(`${area.title} · Valet Hub`);
    await expect(page.getByRole('heading', { level: 1, name: area.title })).toBeVisible();
  }

  await test.step('an unknown address leads home', async () => {
    for (const path of [
      '/no-such-page',
      '/team/no/such/page',
      '/mf-nothing',
      '/%E2%98%83',
      '/settings/x.y',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await expect(page).toHaveURL('/');
    }
  });
});

test('so do the addresses of the onboarding', async ({ page }) => {
  await signIn(page, 'trial@demo.test');
  for (const [path, title] of [
    ['/onboarding', textOf(onboardingTexts, 'title')],
    ['/pricing', 'Plans and pricing'],
  ] as const) {
    await navigateInApp(page, path);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${title} · Valet Hub`);
  }
});

test('a missing script is a 404, not the page', async ({ request }) => {
  for (const path of [
    '/mf-team/1.0.0/assets/gone.js',
    '/shell/1.0.0/assets/gone.js',
    '/mf-gone/1.0.0/mf-manifest.json',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
