/// <reference lib="dom" />
import { expect, test, type Page } from '@playwright/test';
import { contentSecurityPolicy } from '../../../build/contentSecurityPolicy.ts';
import { scriptsOf } from '../../src/releases/builtScripts.ts';
import { product } from '../../src/product.ts';
import { signIn } from '../../src/signIn.ts';
import { en as shellTexts } from '../../../shell/src/texts/en.ts';
import { textOf } from '../../src/textOf.ts';

const siteKey = `6L${'k'.repeat(38)}`;
const owner = 'owner@demo.test';

/** Firebase's App Check code, which is in a separate file. */
const chunks = () => scriptsOf('shell').filter(({ code }) => code.includes('content-firebaseappcheck'));
const isOfAppCheck = (url: string) => chunks().some(({ file }) => url.endsWith(`/assets/${file}`));
const isGoogles = (url: URL) => /\.(google|gstatic|googleapis)\.com$/.test(url.hostname);

/** Stands in for reCAPTCHA: attests every caller as human. */
function standIn() {
  let succeed = () => {};
  const enterprise = {
    ready: (then: () => void) => then(),
    render(_place: Element, { callback }: { callback: () => void }) {
      succeed = callback;
      return 'widget';
    },
    execute() {
      succeed();
      return Promise.resolve('a person');
    },
  };
  Object.assign(window, { grecaptcha: { ...enterprise, enterprise } });
}

/**
 * Configures the site with a key, and answers for Google.
 * @returns the requests to Google
 */
async function attest(page: Page): Promise<URL[]> {
  const requests: URL[] = [];
  // By then, the page is parsed, and its script hasn't run.
  await page.addInitScript((content) => {
    const add = () => {
      const meta = Object.assign(document.createElement('meta'), { name: 'app-check-key', content });
      document.head.append(meta);
    };
    document.addEventListener('readystatechange', add, { once: true });
  }, siteKey);
  await page.route(isGoogles, async (route) => {
    const url = new URL(route.request().url());
    if (route.request().method() !== 'OPTIONS') requests.push(url);
    if (url.pathname.startsWith('/recaptcha/'))
      return route.fulfill({ contentType: 'text/javascript', body: `(${standIn.toString()})()` });
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
    };
    return route.fulfill({ headers, json: { token: 'attested.to.here', ttl: '3600s' } });
  });
  return requests;
}

test('a site without a key doesn’t load App Check, contact anyone or send a token', async ({ page }) => {
  expect(chunks()).toHaveLength(1);
  expect(chunks()[0]!.code.length).toBeLessThan(40_000);
  const found: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isGoogles(url) || isOfAppCheck(url.href) || 'x-firebase-appcheck' in request.headers())
      found.push(url.href);
  });
  await signIn(page, owner, '/team');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.goto('/sunrise-valet/maple-court');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(found).toEqual([]);
});

// The local page has the policy of a site without a key, and the policy can't be replaced.
test.describe('on a site with a key', () => {
  test.use({ bypassCSP: true });

  test('sign-in, records, callables and public forms carry the token', async ({ page }) => {
    const requested = await attest(page);
    const { addresses } = product();
    const bare: string[] = [];
    const attested = new Map<string, number>();
    page.on('request', (request) => {
      const service = Object.entries(addresses).find(
        ([, address]) => request.method() === 'POST' && request.url().startsWith(address),
      )?.[0];
      if (service === undefined) return;
      // Firestore sends the headers of its streams within the first body.
      const sent = `${request.headers()['x-firebase-appcheck'] ?? ''} ${request.postData() ?? ''} ${request.url()}`;
      if (decodeURIComponent(sent).includes('attested.to.here'))
        attested.set(service, (attested.get(service) ?? 0) + 1);
      else if (service !== 'firestore') bare.push(`${request.method()} ${request.url()}`);
    });

    await test.step('public calls', async () => {
      await page.goto('/login');
      await page.getByRole('button', { name: textOf(shellTexts, 'signIn.forgot') }).click();
      await page.getByLabel('Email').fill('nobody@demo.test');
      await page.getByRole('button', { name: 'Send link' }).click();
      await expect.poll(() => attested.get('functions') ?? 0).toBeGreaterThan(0);
    });

    await test.step('the app', async () => {
      await signIn(page, owner, '/team');
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await expect.poll(() => attested.get('auth') ?? 0).toBeGreaterThan(0);
      await expect.poll(() => attested.get('firestore') ?? 0).toBeGreaterThan(0);
    });

    expect(bare).toEqual([]);
    const policy = contentSecurityPolicy('', { isAttested: true });
    expect(requested.length).toBeGreaterThan(1);
    expect(requested.filter(({ origin }) => !policy.includes(origin)).map(({ href }) => href)).toEqual([]);
    expect(
      requested.find(({ hostname }) => hostname === 'content-firebaseappcheck.googleapis.com')?.pathname,
    ).toMatch(/:exchangeRecaptchaEnterpriseToken$/);
  });
});
