import { expect } from '@playwright/test';
import { moduleSigner } from '../../src/releases/moduleSigner.ts';
import { createReleaseOwner, noted, test } from '../../src/releases/releaseTest.ts';
import { serveRegistry } from '../../src/releases/serveRegistry.ts';
import { submitSignIn } from '../../src/signIn.ts';

test('an address below a registry’s module leads to the sign-in and back, not to a community’s page', async ({
  page,
  site,
}) => {
  const { uid, email } = await createReleaseOwner();
  await site.publish('1.1.0', { note: 'new in 1.1.0' });
  await site.release('rollout', 'mf-team', '1.1.0', '--customers', uid);
  const { version, manifest, container } = site.entry().candidate!;
  const [route] = manifest.routes;
  const routes = [...manifest.routes, { ...route!, path: '/hello/:id' }];
  const signer = moduleSigner('mf-team');
  const answer = signer.answer(1, { version, manifest: { ...manifest, routes }, container });
  await serveRegistry(page, site, signer.rootKey, () => answer);

  await page.goto('/hello/8fKx20?tab=two');
  await expect(page).toHaveURL('/login?next=%2Fhello%2F8fKx20%3Ftab%3Dtwo');
  await submitSignIn(page, email);
  await expect(noted(page, 'new in 1.1.0')).toBeVisible();
  await expect(page).toHaveURL('/hello/8fKx20?tab=two');
});
