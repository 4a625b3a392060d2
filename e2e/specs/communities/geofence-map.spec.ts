/// <reference lib="dom" />
import { expect, test, type Page } from '@playwright/test';
import { contentSecurityPolicy } from '../../../build/contentSecurityPolicy.ts';
import { edit, geofence as texts } from '../../../mf-communities/src/edit/texts/en.ts';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { communityRecord, createOwner, firestore } from '../../src/backend.ts';
import { scriptsOf } from '../../src/releases/builtScripts.ts';
import { configureMap } from '../../src/page/siteMap.ts';
import { signIn } from '../../src/signIn.ts';
import { paths } from 'shared-lib/domain';

const ownerOfFence = () =>
  createOwner({
    communities: {
      elm: { ...communityRecord('Elm Test'), geofence: { lat: 36.16, lng: -86.78, radiusM: 250 } },
    },
  });

const drawing = (page: Page) => page.getByRole('img', { name: /to scale$/ });
const map = (page: Page) => page.locator('[data-map]').last();

/** MapLibre's code, which is in separate files. */
const isOfMap = (url: string) =>
  url.includes('maplibre') ||
  scriptsOf('mf-communities').some(
    ({ file, code }) => code.includes('maplibregl') && url.endsWith(`/assets/${file}`),
  );

test('without a style, or with one that the policy doesn’t allow, a geofence is drawn, and nothing of a map is loaded', async ({
  page,
}) => {
  const { email } = await ownerOfFence();

  await test.step('without a style a geofence is drawn, and nothing of a map is loaded', async () => {
    const found: string[] = [];
    page.on('request', (request) => isOfMap(request.url()) && found.push(request.url()));
    await signIn(page, email, '/communities/elm?tab=access');
    await expect(drawing(page)).toBeVisible();
    await expect(map(page)).toHaveCount(0);
    expect(found).toEqual([]);
    expect(
      isOfMap(`/assets/${scriptsOf('mf-communities').find(({ code }) => code.includes('maplibregl'))?.file}`),
    ).toBe(true);
  });

  await test.step('a style that the policy doesn’t allow leaves the drawing', async () => {
    const requests = await configureMap(page);
    await page.reload();
    await expect(drawing(page)).toBeVisible();
    await expect(map(page)).toHaveCount(0);
    expect(requests).toEqual([]);
  });
});

// The local page has the policy of a site without a map, and the policy can't be replaced.
test.describe('on a site with a map', () => {
  test.use({ bypassCSP: true });

  test('the geofence is on the map, and its center moves by click and by the fields', async ({ page }) => {
    await configureMap(page);
    const { uid, email } = await ownerOfFence();
    const foreign: URL[] = [];
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.hostname.endsWith('maps.test')) foreign.push(url);
    });
    await signIn(page, email, '/communities/elm?tab=access');
    await expect(map(page)).toHaveAttribute('data-loaded', '');
    await expect(map(page)).toContainText('© Test Maps');
    await expect(drawing(page)).toHaveCount(0);
    const policy = contentSecurityPolicy('', { mapOrigins: ['https://maps.test'] });
    expect(foreign.filter(({ origin }) => !policy.includes(origin))).toEqual([]);
    expect(workers.length).toBeGreaterThan(0);
    expect(workers.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('button', { name: edit.open.geofence }).click();
    const dialog = page.getByRole('dialog');
    // Not the page's map, which is there before the dialog's.
    const editedMap = dialog.locator('[data-map]');
    await expect(editedMap).toHaveAttribute('data-loaded', '');
    const box = (await editedMap.boundingBox())!;
    await page.mouse.click(box.x + box.width / 2 + 40, box.y + box.height / 2);
    await expect(dialog.getByLabel(texts.lng)).not.toHaveValue('-86.78');
    await expect(dialog.getByLabel(texts.lat)).toHaveValue(/^36\.1[56]/);
    await dialog.getByLabel(texts.lat).fill('36.165');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    const { geofence } = (await firestore().doc(paths.community(uid, 'elm')).get()).data()!;
    expect(geofence).toMatchObject({ lat: 36.165, radiusM: 250 });
    expect((geofence as { lng: number }).lng).toBeGreaterThan(-86.78);
  });
});
