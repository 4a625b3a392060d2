/// <reference lib="dom" />
import { expect, test, type Page } from '@playwright/test';
import { contentSecurityPolicy } from '../../../build/contentSecurityPolicy.ts';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { scriptsOf, type BuiltScript } from '../../src/releases/builtScripts.ts';
import { fetchRead } from '../../src/page/fetchRead.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { signIn } from '../../src/signIn.ts';
import { watchProblems } from '../../src/page/watchProblems.ts';
import { en as settingsTexts } from '../../../mf-settings/src/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { en as statisticsTexts } from '../../../shell/src/statistics/texts/en.ts';

const owner = 'owner@demo.test';
const measurementId = 'G-LOCALTEST1';
const isGoogles = (url: string) =>
  /\.(googletagmanager|google-analytics|googleapis)\.com$/.test(new URL(url).hostname);

/** The shell's scripts for statistics: the consent question, the counting, and Firebase's part. */
const chunks = () =>
  scriptsOf('shell').filter(
    ({ file, code }) => /^(analytics|usage-statistics)\./.test(file) || code.includes('googletagmanager.com'),
  );
const isOf = (scripts: readonly BuiltScript[]) => (url: string) =>
  scripts.some(({ file }) => url.endsWith(`/assets/${file}`));

/** Lets a page of another origin read the response. */
const forAnyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** Stands in for Google's script: sends each event with its parameters, unless the id is disabled, like Google's. */
function standIn() {
  const { dataLayer } = window as unknown as {
    dataLayer: ArrayLike<unknown>[] & { push: (...more: never[]) => number };
  };
  let defaults: object = {};
  const take = ([command, target, parameters]: unknown[]) => {
    if (command === 'set') defaults = { ...defaults, ...(target as object) };
    if (command !== 'event') return;
    const { send_to: to } = parameters as { send_to?: unknown };
    if ((window as unknown as Record<string, unknown>)[`ga-disable-${String(to)}`]) return;
    document.cookie = '_ga=GA1.1.1; Path=/';
    const sent = JSON.stringify({ name: target, ...defaults, ...(parameters as object) });
    void fetch(`https://www.google-analytics.com/g/collect?sent=${encodeURIComponent(sent)}`, {
      mode: 'no-cors',
    });
  };
  const before = [...dataLayer];
  dataLayer.push = (...more: never[]) => {
    for (const entry of more) take(Array.from(entry as ArrayLike<unknown>));
    return before.push(...more);
  };
  for (const entry of before) take(Array.from(entry));
}

/** Everything sent to Google from now on: each request, and the content of each event. */
interface Sent {
  readonly requests: string[];
  readonly events: Record<string, unknown>[];
}

/** Turns the site into a measured one, and answers for Google. */
async function measure(page: Page): Promise<Sent> {
  const sent: Sent = { requests: [], events: [] };
  await page.route('**/__/firebase/init.json', async (route) => {
    // The page also sends HEAD requests, to check that the site responds.
    if (route.request().method() === 'HEAD') return route.continue();
    const answer = await fetchRead(route);
    return route.fulfill({ response: answer, json: { ...((await answer.json()) as object), measurementId } });
  });
  await page.route(
    (url) => isGoogles(url.href),
    async (route) => {
      const url = new URL(route.request().url());
      sent.requests.push(`${route.request().method()} ${url.hostname}${url.pathname}`);
      if (url.hostname === 'www.googletagmanager.com')
        return route.fulfill({ contentType: 'text/javascript', body: `(${standIn.toString()})()` });
      if (url.pathname.endsWith('/webConfig'))
        return route.fulfill({
          headers: forAnyOrigin,
          json: { measurementId, appId: '1:100000000000:web:local' },
        });
      if (url.hostname === 'firebaseinstallations.googleapis.com')
        return route.fulfill({
          headers: forAnyOrigin,
          json: {
            fid: 'cAaAaAaAaAaAaAaAaAaAaA',
            refreshToken: 'refresh',
            authToken: { token: 'token', expiresIn: '604800s' },
          },
        });
      sent.events.push(JSON.parse(url.searchParams.get('sent')!) as Record<string, unknown>);
      return route.fulfill({ status: 204 });
    },
  );
  return sent;
}

const question = (page: Page) => page.getByRole('region', { name: textOf(statisticsTexts, 'question') });
const pagesOf = ({ events }: Sent) => events.map(({ page_path }) => page_path);

test('a site without a measurement id doesn’t ask for consent, load the code or send anything', async ({
  page,
}) => {
  const foreign: string[] = [];
  const isOfStatistics = isOf(chunks());
  page.on('request', (request) => {
    if (isGoogles(request.url()) || isOfStatistics(request.url())) foreign.push(request.url());
  });
  const problems = watchProblems(page);
  await signIn(page, owner, '/settings?tab=account&setting=usageStatistics');
  await expect(page.getByText(textOf(settingsTexts, 'account.statistics.none'))).toBeVisible();
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(question(page)).toHaveCount(0);
  expect(foreign).toEqual([]);
  expect(problems).toEqual([]);
});

test('its code is separate, and the code of the question is small', () => {
  const asking = chunks().filter(({ file }) => file.startsWith('usage-statistics.'));
  const counting = chunks().filter(({ file }) => !file.startsWith('usage-statistics.'));
  expect(asking.map(({ code }) => code.length < 10_000)).toEqual([true]);
  expect(counting.reduce((sum, { code }) => sum + code.length, 0)).toBeLessThan(80_000);
  expect(counting.filter(({ file }) => /^(main|app|public|pages)\./.test(file))).toEqual([]);
});

/** The requests that the policy of a measured site doesn't allow. */
const beyondPolicy = ({ requests }: Sent) => {
  const policy = contentSecurityPolicy('', { isMeasured: true });
  const hosts = new Set(requests.map((request) => request.split(' ')[1]!.split('/')[0]!));
  return [...hosts].filter(
    (host) => ![host, host.replace(/^[^.]+/, '*')].some((allowed) => policy.includes(`https://${allowed}`)),
  );
};

// The local page has the policy of an unmeasured site, which can't be replaced: a page served by the test may not access this machine.
test.describe('on a measured site', () => {
  test.use({ bypassCSP: true });

  test('nothing is sent without consent; then page patterns are, until it is withdrawn', async ({ page }) => {
    const sent = await measure(page);
    const problems = watchProblems(page);
    const fetched: string[] = [];
    const isOfCounting = isOf(chunks().filter(({ file }) => !file.startsWith('usage-statistics.')));
    page.on('request', (request) => {
      if (isOfCounting(request.url())) fetched.push(request.url());
    });
    await signIn(page, owner, '/team');

    await test.step('the question, before which nothing is fetched or sent', async () => {
      await expect(question(page)).toBeVisible();
      await page.getByRole('link', { name: 'Communities', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Communities', level: 1 })).toBeVisible();
      expect([fetched, sent.requests]).toEqual([[], []]);
    });

    await test.step('it fits a phone, leaves most of it to the page, and has no accessibility findings', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
      const box = (await question(page).boundingBox())!;
      expect(box.height).toBeLessThan(200);
      await page.setViewportSize({ width: 1280, height: 720 });
    });

    await test.step('allowed: pages by their patterns, and the installation', async () => {
      await question(page).getByRole('button', { name: 'Allow' }).click();
      await expect(question(page)).toHaveCount(0);
      await expect.poll(() => pagesOf(sent)).toEqual(['/communities']);
      await page.goto('/team/nadia-flores');
      await expect.poll(() => pagesOf(sent)).toEqual(['/communities', '/team/:id']);
      expect(
        sent.requests.some((request) => /^POST firebaseinstallations.*\/installations$/.test(request)),
      ).toBe(true);
      const { origin, pathname } = new URL(page.url());
      const said = sent.events.map((event) => decodeURIComponent(JSON.stringify(event))).join('\n');
      expect(said).not.toContain(pathname.split('/').at(-1)!);
      expect(said).not.toMatch(/Nadia|Flores|Olivia|demo\.test/);
      expect(sent.events.at(-1)).toMatchObject({
        name: 'page_view',
        send_to: measurementId,
        page_location: `${origin}/team/:id`,
        page_title: '/team/:id',
        page_referrer: origin,
      });
      const layer = await page.evaluate(() =>
        (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((entry) =>
          JSON.stringify(Array.from(entry)),
        ),
      );
      expect(layer.find((entry) => entry.includes('"consent","default"'))).toContain(
        '"analytics_storage":"denied"',
      );
      expect(layer.filter((entry) => entry.includes('"ad_storage":"granted"'))).toEqual([]);
    });

    await test.step('not on a public page, and again after it', async () => {
      await page.reload();
      await expect.poll(() => sent.events.length).toBe(3);
      await page.goto('/docs/statistics');
      await expect(page.getByRole('heading', { name: 'Usage statistics', level: 1 })).toBeVisible();
      const before = [...sent.requests];
      await page.goto('/sunrise-valet/maple-court');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(sent.requests).toEqual(before);
    });

    await test.step('withdrawn in the settings: it stops immediately, and is forgotten', async () => {
      await page.goto('/settings?tab=account&setting=usageStatistics');
      const choice = page.getByRole('switch', { name: textOf(settingsTexts, 'account.statistics.label') });
      await expect(choice).toBeFocused();
      await expect(choice).toBeChecked();
      await expect.poll(() => pagesOf(sent).at(-1)).toBe('/settings');
      const before = sent.events.length;
      await choice.press(' ');
      await expect(choice).not.toBeChecked();
      await expect.poll(() => sent.requests.at(-1)).toMatch(/^DELETE firebaseinstallations/);
      expect(await page.evaluate(() => document.cookie)).not.toContain('_ga');
      await page.getByRole('link', { name: 'Team', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Team', level: 1 })).toBeVisible();
      const requests = sent.requests.length;
      await page.reload();
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect([sent.events.length, sent.requests.length]).toEqual([before, requests]);
      await expect(question(page)).toHaveCount(0);
      expect(beyondPolicy(sent)).toEqual([]);
    });
    expect(problems).toEqual([]);
  });

  test('a person who declines isn’t asked again, but the next user of the browser is', async ({ page }) => {
    const sent = await measure(page);
    await signIn(page, owner, '/team');
    await question(page).getByRole('button', { name: 'No thanks', exact: true }).click();
    await expect(question(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(question(page)).toHaveCount(0);
    await page.context().clearCookies();
    await page.evaluate(async () => {
      for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
    });
    await signIn(page, 'admin@demo.test', '/team');
    await expect(question(page)).toBeVisible();
    expect(sent.requests).toEqual([]);
  });
});
