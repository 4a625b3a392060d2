import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { addDays, localDate, paths, weekdays } from 'shared-lib/domain';
import { formatNightState } from 'mf-communities/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { addRecords, communityRecord, createOwner, firestore } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { DataWatch } from '../../src/measure/DataWatch.ts';
import { pageLoad, watchPageLoad } from '../../src/measure/pageLoad.ts';
import { product } from '../../src/product.ts';
import { forEveryone as forEveryoneTexts } from '../../../mf-communities/src/public/texts/page/en.ts';
import { textOf } from '../../src/textOf.ts';

const zone = 'America/New_York';

/** A community with service every night except the one after tomorrow, and its public page under the owner's uid. */
async function publicCommunity() {
  const { uid } = await createOwner();
  await firestore().doc(paths.customer(uid)).update({ businessSlug: uid, businessName: 'Elm Valet' });
  const closed = addDays(localDate(Date.now(), zone), 2);
  const elm = {
    ...communityRecord('Elm Court'),
    slug: 'elm-court',
    serviceDays: [...weekdays],
    timezone: zone,
    rules: ['Tie every bag.'],
    noServiceDates: [closed],
  };
  await addRecords(uid, { communities: { c1: elm } });
  const page = firestore().doc(paths.publicPage(uid, 'elm-court'));
  await expect.poll(async () => (await page.get()).exists).toBe(true);
  return { uid, path: `/${uid}/elm-court`, closed };
}

/** Blocks the product's scripts, as on a slow connection that has loaded only the page so far. */
const withoutScripts = (page: Page) => page.route(/\.js$/, (route) => route.abort());

test.describe('before any script has loaded', () => {
  for (const [locale, time] of [
    ['en-US', '8:00\\sPM'],
    ['es-US', '8:00\\sp\\.\\s?m\\.'],
  ] as const) {
    test.describe(locale, () => {
      test.use({ locale, viewport: { width: 390, height: 844 } });

      test('a resident reads tonight’s status', async ({ page }) => {
        const { path } = await publicCommunity();
        const { sentence } = formatNightState(
          { date: '', state: 'scheduled', startsAt: 0 },
          locale.slice(0, 2),
          () => time,
        );
        const state = page.getByText(new RegExp(`^${sentence}$`));
        await withoutScripts(page);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: 'Elm Court' })).toBeVisible();
        await expect(state).toBeVisible();
        await expect(page.getByText('Elm Valet')).toBeVisible();
        await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
        expect(await horizontalOverflow(page)).toBe(0);
        await page.goto(`${path}/bintag/t-1`);
        await expect(state).toBeVisible();
        expect(await horizontalOverflow(page)).toBe(0);
      });
    });
  }
});

test('a resident on a phone can reach the nights, the rules and the other language', async ({ page }) => {
  const { path, closed } = await publicCommunity();
  await page.setViewportSize({ width: 390, height: 844 });
  const watch = await DataWatch.of(page, product().addresses);
  await watchPageLoad(page);
  await page.goto(path);
  await expect(page.getByRole('status').filter({ hasText: /^Collection starts at 8:00/ })).toBeVisible();

  await test.step('the page reads one document', async () => {
    await expect.poll(() => watch.costs().documents).toBe(1);
    await expect.poll(() => watch.unanswered).toEqual([]);
    expect(watch.costs().documents).toBe(1);
    await expect(page.locator('#served')).toHaveCount(0);
  });

  await test.step('it is ready with little script, follows the night with little more, and nothing shifts', async () => {
    const { scriptToStand, script, shift } = await pageLoad(page);
    expect(scriptToStand).toBeGreaterThan(50_000);
    expect(scriptToStand).toBeLessThan(152_000);
    expect(script).toBeLessThan(255_000);
    expect(shift).toBeLessThan(0.1);
  });

  await test.step('changes of the plan come first, then tonight, the window, the rules', async () => {
    await expect(page.getByText(/^No service on /)).toBeVisible();
    const texts = await page.locator('article').innerText();
    const places = [
      'Planned:',
      'Collection starts',
      'Next service',
      'Rules',
      'What goes where',
      'Contact us',
    ].map((words) => texts.indexOf(words));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    await expect(
      page.getByRole('img', {
        name: `Wrong ${textOf(forEveryoneTexts, 'public.pictures.wrong.bin')}`,
      }),
    ).toBeVisible();
  });

  await test.step('the nights are added to a calendar, without the closed one', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('elm-court.ics');
    const calendar = readFileSync(await file.path(), 'utf8');
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(89);
    expect(calendar).not.toContain(`UID:${closed}`);
  });

  await test.step('a device with a wrong clock shows the server’s night', async () => {
    const nights = (shown: Page) => shown.getByRole('list', { name: 'Next 7 nights' });
    const right = await nights(page).innerText();
    const ahead = await page.context().newPage();
    await ahead.addInitScript(() => {
      const ownClock = Date.now;
      Date.now = () => ownClock() + 3 * 86_400_000;
    });
    await ahead.goto(path);
    await expect(nights(ahead)).toHaveText(right, { useInnerText: true });
    await ahead.close();
  });

  await test.step('by keyboard: another language, which this device remembers', async () => {
    await page.getByRole('button', { name: 'Español' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Qué va dónde' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Qué va dónde' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });

  await test.step('at 200% and on the narrowest phone nothing is cut off, and axe finds nothing', async () => {
    for (const width of [320, 195]) {
      await page.setViewportSize({ width, height: 600 });
      expect(await horizontalOverflow(page), `${width}`).toBe(0);
    }
    expect(await axeFindings(page)).toEqual([]);
    for (const button of await page.getByRole('main').getByRole('button').all())
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(48);
  });

  await test.step('the printed page has no controls', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1, name: 'Elm Court' })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});

test('a misspelled or renamed address redirects, and one without a page shows that; a home screen gets the community’s app', async ({
  page,
  request,
}) => {
  const { uid, path } = await publicCommunity();

  await test.step('a misspelled or renamed address redirects, and one without a page shows that', async () => {
    const ask = (address: string) => request.get(address, { maxRedirects: 0 });
    const spelled = await ask(`/${uid.toUpperCase()}/%C3%89lm%20Court?request=7`);
    expect([spelled.status(), spelled.headers()['location']]).toEqual([302, `${path}?request=7`]);
    await page.goto(`/${uid.toUpperCase()}/Elm%20Court?request=7#rules`);
    await expect(page).toHaveURL(`${path}?request=7#rules`);

    await firestore()
      .doc(`${paths.customer(uid)}/slugs/old-elm`)
      .set({ communityId: 'c1' });
    await firestore().doc(paths.publicPage(uid, 'old-elm')).set({ movedTo: 'elm-court' });
    const renamed = await ask(`/${uid}/old-elm?request=7`);
    expect([renamed.status(), renamed.headers()['location']]).toEqual([302, `${path}?request=7`]);

    for (const address of [`/${uid}/no-such`, '/no-such/business', `/${uid}/%E7%8E%8B`]) {
      const none = await ask(address);
      const followed = none.status() === 302 ? await ask(none.headers()['location']!) : none;
      expect([followed.status(), followed.headers()['x-robots-tag']], address).toEqual([404, 'noindex']);
      expect(followed.headers()['content-security-policy']).toContain("default-src 'none'");
    }
    // The page itself reports an unreadable document.
    await firestore().doc(paths.publicPage(uid, 'damaged')).set({ serviceDays: 'all of them' });
    const damaged = await ask(`/${uid}/damaged`);
    expect(damaged.status()).toBe(200);
    expect(await damaged.text()).toContain('<title>Valet Hub</title>');

    await page.goto(`/${uid}/no-such`);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  });

  await test.step('a home screen gets the community’s app; tags and admin pages are hidden from search engines', async () => {
    const html = await (await request.get(path)).text();
    const [, manifest = ''] = /<link rel="manifest" href="([^"]*)"/.exec(html) ?? [];
    const answer = await request.get(manifest);
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const app = (await answer.json()) as { name: string; start_url: string; icons: { src: string }[] };
    expect(app).toMatchObject({ name: 'Elm Court', start_url: path, scope: path, display: 'standalone' });
    const icon = await request.get(app.icons[0]!.src);
    expect(icon.headers()['content-type']).toContain('image/svg+xml');
    const [, shared = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
    const [, touched = ''] = /<link rel="apple-touch-icon" href="([^"]*)"/.exec(html) ?? [];
    for (const picture of [new URL(shared).pathname, touched, ...app.icons.slice(1).map(({ src }) => src)]) {
      const png = await request.get(picture);
      expect(png.headers()['content-type'], picture).toContain('image/png');
      expect((await png.body()).subarray(1, 4).toString(), picture).toBe('PNG');
    }
    for (const below of ['/bintag/t-1', '/admin', '/admin/violations'])
      expect((await request.get(path + below)).headers()['x-robots-tag'], below).toBe('noindex');
    expect((await request.get(path)).headers()['x-robots-tag']).toBeUndefined();
  });
});
