import { expect, test } from '@playwright/test';
import { areas, screens } from '../src/areas.ts';
import { breakTracking, expectSectionError } from '../src/deadModule.ts';
import { horizontalOverflow } from '../src/horizontalOverflow.ts';
import { signIn } from '../src/signIn.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('no screen is wider than a phone', async ({ page }) => {
  await page.goto('/login');
  expect(await horizontalOverflow(page), 'sign-in').toBe(0);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  expect(await horizontalOverflow(page), 'reset').toBe(0);
  await signIn(page, 'owner@demo.test');
  for (const area of screens) {
    await page.goto(area.path);
    await expect(area.content(page).first()).toBeVisible();
    expect(await horizontalOverflow(page), area.nav).toBe(0);
  }
});

test('each night of the dashboard’s chart is wide enough for a finger', async ({ page }) => {
  await signIn(page, 'owner@demo.test');
  const nights = page.getByRole('table', { name: /^The last \d+ nights/ }).getByRole('row');
  await expect(nights.last()).toBeVisible();
  const widths = await nights.evaluateAll((rows) =>
    rows.slice(1).map((row) => row.getBoundingClientRect().width),
  );
  expect(widths).toHaveLength(14);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(24);
});

test('the list of working time begins on the first screen, and who is on the clock unfolds', async ({
  page,
}) => {
  await signIn(page, 'owner@demo.test', '/clock-in-outs');
  const fold = page.getByRole('button', { name: /on the clock now/ });
  const people = page.getByRole('region', { name: 'On the clock now' }).getByRole('listitem');
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  const list = page.getByRole('table', { name: 'Clock In-Outs' });
  await expect(list).toBeVisible();
  // Below the column names, which a phone doesn't show; the strip is there by now.
  const first = list.getByRole('row').nth(1);
  await expect(first).toBeVisible();
  expect((await first.boundingBox())!.y).toBeLessThanOrEqual(480);
  await expect(people).toHaveCount(0);
  await fold.tap();
  await expect(people.first()).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
});

test('nor is the onboarding', async ({ page }) => {
  await signIn(page, 'trial@demo.test');
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  expect(await horizontalOverflow(page), 'onboarding').toBe(0);
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { name: 'Good to know' })).toBeVisible();
  expect(await horizontalOverflow(page), 'pricing').toBe(0);
});

test('nor is a section that is down', async ({ page }) => {
  await breakTracking(page, 'entry', 'answered 404');
  await signIn(page, 'owner@demo.test', areas.tracking.path);
  await expectSectionError(page);
  expect(await horizontalOverflow(page)).toBe(0);
});

test('the drawer opens, navigates, and closes', async ({ page }) => {
  await signIn(page, 'owner@demo.test');
  const drawer = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Open the menu' }).tap();
  await expect(drawer).toBeVisible();
  await drawer.getByRole('link', { name: 'Team', exact: true }).tap();
  await expect(page).toHaveURL('/team');
  await expect(areas.team.content(page)).toBeVisible();
  await expect(drawer).toBeHidden();

  await page.getByRole('button', { name: 'Open the menu' }).tap();
  await drawer.getByRole('button', { name: 'Close the menu' }).tap();
  await expect(drawer).toBeHidden();

  await page.getByRole('button', { name: 'Open the menu' }).tap();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('the drawer closes when the window grows beyond a phone’s width', async ({ page }) => {
  await signIn(page, 'owner@demo.test');
  const drawer = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Open the menu' }).tap();
  await expect(drawer).toBeVisible();
  await page.setViewportSize({ width: 769, height: 844 });
  await expect(drawer).toBeHidden();
});
