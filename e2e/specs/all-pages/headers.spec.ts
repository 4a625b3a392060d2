import { expect, test, type Page } from '@playwright/test';
import { screens, visit } from '../../src/areas.ts';
import { signIn } from '../../src/signIn.ts';

/** Collects what the Content-Security-Policy blocks, from now on and on each loaded page. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const note = (window as unknown as { noteViolation: (violation: string) => void }).noteViolation;
      note(`${violatedDirective}: ${blockedURI || 'inline'} in ${sourceFile}`);
    });
  });
  return violations;
}

test('no page requests anything its policy refuses', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/docs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await signIn(page, 'owner@demo.test');
  for (const area of screens) await visit(page, area);
  expect(violations).toEqual([]);
});

test('the policy blocks scripts from elsewhere, and lets the product’s own script set the theme', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  await page.addInitScript(() => window.localStorage.setItem('vh_theme', 'dark'));
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => {
    for (const fill of [
      (script: HTMLScriptElement) => (script.textContent = 'window.evil = true'),
      (script: HTMLScriptElement) => (script.src = 'https://any.example/evil.js'),
    ]) {
      const script = document.createElement('script');
      fill(script);
      document.head.append(script);
    }
    void fetch('https://any.example/').catch(() => {});
  });
  await expect
    .poll(() => violations.map((violation) => violation.split(' in ')[0]).sort())
    .toEqual([
      'connect-src: https://any.example/',
      'script-src-elem: https://any.example/evil.js',
      'script-src-elem: inline',
    ]);
  expect(await page.evaluate(() => 'evil' in window)).toBe(false);
});

test('headers control caching, and framing is forbidden', async ({ request }) => {
  const headersOf = async (path: string) => (await request.get(path)).headers();
  const page = await headersOf('/team');
  expect(page).toMatchObject({
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'content-security-policy': expect.stringMatching(/default-src 'none'; .*frame-ancestors 'none'/),
  });
  const script = /src="(\/shell\/[^"]+\.js)"/.exec(await (await request.get('/')).text())![1]!;
  expect((await headersOf(script))['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const path of ['/releases.json', '/mf-team/1.0.0/mf-manifest.json', '/shell/1.0.0/shell.json'])
    expect((await headersOf(path))['cache-control'], path).toBe('no-cache');
  expect((await headersOf('/t/7f3a'))['x-robots-tag']).toBe('noindex');
  expect(await headersOf('/some-valet/elm-court/admin/violations')).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  expect(page['x-robots-tag']).toBeUndefined();
  const missing = await request.get('/releases/999.json');
  expect([missing.status(), missing.headers()['cache-control']]).toEqual([404, 'no-store']);
});
