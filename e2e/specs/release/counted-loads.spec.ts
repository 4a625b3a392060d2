import { expect } from '@playwright/test';
import { moduleSigner } from '../../src/releases/moduleSigner.ts';
import { createReleaseOwner, noted, test } from '../../src/releases/releaseTest.ts';
import { serveRegistry } from '../../src/releases/serveRegistry.ts';
import { signIn } from '../../src/signIn.ts';

test('a page counts a module that is being rolled out, once, and lists it for tools', async ({
  page,
  site,
}) => {
  const { uid, email } = await createReleaseOwner();
  await site.publish('1.1.0', { note: 'new in 1.1.0' });
  await site.release('rollout', 'mf-team', '1.1.0', '--customers', uid);
  const { stable, candidate } = site.entry();
  const signer = moduleSigner('mf-team');
  await serveRegistry(page, site, signer.rootKey, () => signer.answer(1, stable, candidate));
  const counted: unknown[] = [];
  await page.route('**/countPageLoads', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    counted.push(route.request().postDataJSON());
    return route.fulfill({
      json: { result: { counted: 1 } },
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  const once = [{ data: { loads: [{ module: 'mf-team', version: '1.1.0', hasProblem: false }] } }];

  await signIn(page, email, '/team', { fetchesAhead: true });
  await expect(noted(page, 'new in 1.1.0')).toBeVisible();
  await expect.poll(() => counted).toEqual(once);
  const listed = await page.evaluate(
    () => Reflect.get(globalThis, '__FEDERATION__') as { moduleInfo: object },
  );
  expect(Object.keys(listed.moduleInfo)).toEqual(
    expect.arrayContaining(['valet_hub', `mf-team:${site.url}/mf-team/1.1.0/mf-manifest.json`]),
  );

  await page.reload();
  await expect(noted(page, 'new in 1.1.0')).toBeVisible();
  await page.waitForFunction(() => '__FEDERATION__' in globalThis);
  expect(counted).toEqual(once);
});
