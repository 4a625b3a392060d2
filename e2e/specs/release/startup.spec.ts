import { expect, test, type Page } from '@playwright/test';
import { dashboard, sideNav } from '../../src/areas.ts';
import { forbidIndexedDb } from '../../src/page/readDeviceCache.ts';
import { countScripts } from '../../src/measure/countScripts.ts';
import { signIn, signOut, submitSignIn } from '../../src/signIn.ts';
import { textOf } from '../../src/textOf.ts';
import { en as planNoticeTexts } from '../../../shell/src/billing/texts/en.ts';

const scriptOf = (module: string) => (request: { url: () => string }) =>
  new RegExp(`/${module}/[^/]+/assets/.*\\.js$`).test(request.url());

/** Leaves only the requests that the page makes before the browser is idle. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));

test('the first page’s files are requested while the session is still being restored', async ({ page }) => {
  // Without last-known data, nothing is shown earlier.
  await forbidIndexedDb(page);
  await signIn(page, 'owner@demo.test', '/team');
  const kept = () => page.evaluate(() => localStorage.getItem('vh_first_files') ?? '');
  await expect.poll(kept).toContain('/mf-team/');

  let restore = () => {};
  const restored = new Promise<void>((resolve) => (restore = resolve));
  await page.route('**/accounts:lookup*', async (route) => {
    await restored;
    await route.continue();
  });
  const requested = page.waitForRequest(scriptOf('mf-team'));
  await page.reload({ waitUntil: 'commit' });
  await requested;
  await expect(page.getByRole('heading', { name: 'Team', level: 1 })).toHaveCount(0);
  restore();
  await expect(page.getByRole('heading', { name: 'Team', level: 1 })).toBeVisible();
});

test('they are requested before any script has loaded, unless signed out', async ({ page }) => {
  await signIn(page, 'owner@demo.test', '/team');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('vh_first_files') ?? ''))
    .toContain('/app.');
  const isMain = /\/shell\/[^/]+\/assets\/main\.[^/]+\.js$/;

  await test.step('with a session', async () => {
    await page.route(isMain, () => {});
    const requested = Promise.all([
      page.waitForRequest(scriptOf('mf-team')),
      page.waitForRequest(/\/shell\/[^/]+\/assets\/app\.[^/]+\.js$/),
      page.waitForRequest(/\.woff2$/),
    ]);
    await page.reload({ waitUntil: 'commit' });
    await requested;
    await page.unrouteAll();
  });

  await test.step('without one', async () => {
    await page.reload();
    await signOut(page);
    await expect(page.getByLabel('Password')).toBeVisible();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.route(isMain, () => {});
    await page.goto('/team', { waitUntil: 'commit' });
    // The lines that would request them come before the styles.
    await page.locator('link[rel="stylesheet"]').first().waitFor({ state: 'attached' });
    expect(requests.filter((url) => scriptOf('mf-team')({ url: () => url }))).toEqual([]);
  });
});

test('the first dashboard doesn’t load other pages’ forms, lists and rules', async ({ page }) => {
  await neverIdle(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await signIn(page, 'owner@demo.test', '/', { fetchesAhead: true });
  await expect(dashboard.content(page)).toBeVisible();
  const early = /\/shell\/[^/]+\/assets\/(domain|pages|ui-[a-z]+|drawer|tabs)\.[^/]+\.js$/;
  expect(requests.filter((url) => early.test(url))).toEqual([]);
  const later = page.waitForRequest(early);
  await sideNav(page).getByRole('link', { name: 'Team' }).click();
  await later;
});

/** Maximum size of the compressed scripts that a page needs, in bytes: acceptable for a phone on a slow connection. */
const scriptBudget = { signIn: 120_000, dashboard: 336_000 };

test('the sign-in page and the first dashboard stay within their script budgets', async ({ page }) => {
  await neverIdle(page);
  const scripts = await countScripts(page);
  await page.goto('/login', { waitUntil: 'load' });
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(scripts.bytes).toBeGreaterThan(50_000);
  expect(scripts.bytes).toBeLessThan(scriptBudget.signIn);
  await submitSignIn(page, 'owner@demo.test');
  await expect(dashboard.content(page)).toBeVisible();
  test.info().annotations.push({ type: 'the first dashboard', description: JSON.stringify(scripts) });
  expect(scripts.bytes).toBeLessThan(scriptBudget.dashboard);
});

test('a missing payment is shown with the first page, not once the browser is idle', async ({ page }) => {
  await neverIdle(page);
  await signIn(page, 'pastdue@demo.test');
  await expect(page.getByText(textOf(planNoticeTexts, 'unpaid.text'))).toBeVisible();
});

test('a page is fetched when its entry is hovered or focused', async ({ page }) => {
  await neverIdle(page);
  await signIn(page, 'owner@demo.test', '/', { fetchesAhead: true });
  await expect(dashboard.content(page)).toBeVisible();
  for (const [entry, module, point] of [
    ['Settings', 'mf-settings', 'hover'],
    ['Communities', 'mf-communities', 'focus'],
  ] as const) {
    const requested = page.waitForRequest(scriptOf(module));
    await sideNav(page).getByRole('link', { name: entry })[point]();
    await requested;
  }
});

test('the pages of the other areas are fetched when the browser is idle', async ({ page }) => {
  const requested = page.waitForRequest(scriptOf('mf-settings'));
  await signIn(page, 'owner@demo.test', '/', { fetchesAhead: true });
  await requested;
});

test('fetching while idle doesn’t add a style sheet with a layer, which would cause a new layout', async ({
  page,
}) => {
  await signIn(page, 'owner@demo.test', '/', { fetchesAhead: true });
  /** The style sheets for toasts: whether each has a layer; empty before they load. */
  const layered = () =>
    page.evaluate(() =>
      [...document.styleSheets]
        .filter(({ href }) => href?.includes('/toaster.'))
        .map(({ cssRules }) => [...cssRules].some((rule) => rule instanceof CSSLayerBlockRule)),
    );
  await expect.poll(layered).toEqual([false]);
});
