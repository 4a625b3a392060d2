import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { moduleSigner } from '../../src/releases/moduleSigner.ts';
import type { ReleaseSite } from '../../src/releases/releaseSite.ts';
import { createReleaseOwner, members, noted, test } from '../../src/releases/releaseTest.ts';
import { serveRegistry } from '../../src/releases/serveRegistry.ts';
import { signIn } from '../../src/signIn.ts';

const hostile = {
  script: (text: string) => `globalThis.hostile = 'ran';${text}`,
  style: (text: string) => `body{--hostile:ran}${text}`,
} as const;

/** Whether hostile code or a hostile style sheet had an effect. */
const isHostile = (page: Page) =>
  page.evaluate(
    () => 'hostile' in globalThis || getComputedStyle(document.body).getPropertyValue('--hostile') !== '',
  );

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64').replace(/=$/, '');

/** The page's reports. */
function reportsOf(page: Page): () => string {
  const reports: string[] = [];
  page.on('console', (message) => reports.push(message.text()));
  return () => reports.join('\n');
}

const files = {
  container: /^mf-team\/1\.1\.0\/assets\/remoteEntry\..*\.js$/,
  page: /^mf-team\/1\.1\.0\/assets\/(?!remoteEntry).*\.js$/,
  style: /^mf-team\/1\.1\.0\/assets\/.*\.css$/,
  hashes: /^mf-team\/1\.1\.0\/assets\/hashes\.json$/,
} as const;

for (const [what, tamper] of [
  ['container', (site) => site.tamper(files.container, hostile.script)],
  ['page', (site) => site.tamper(files.page, hostile.script)],
  ['style', (site) => site.tamper(files.style, hostile.style)],
  [
    'page, with its hash,',
    (site) => {
      const hashes = new Map<string, string>();
      site.tamper(files.page, (text) => {
        hashes.set(hashOf(text), hashOf(hostile.script(text)));
        return hostile.script(text);
      });
      return site.tamper(files.hashes, (text) =>
        [...hashes].reduce((all, [from, to]) => all.replaceAll(from, to), text),
      );
    },
  ],
] satisfies [string, (site: ReleaseSite) => number][]) {
  test(`a version whose ${what} was changed on the site falls back, and the change has no effect`, async ({
    page,
    site,
  }) => {
    const { uid, email } = await createReleaseOwner();
    await site.publish('1.1.0', { note: 'new in 1.1.0' });
    await site.release('rollout', 'mf-team', '1.1.0', '--customers', uid);
    expect(tamper(site)).toBeGreaterThan(0);
    const reports = reportsOf(page);
    await signIn(page, email, '/team');
    await members(page).waitFor();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(noted(page, 'new in 1.1.0')).toHaveCount(0);
    expect(await isHostile(page)).toBe(false);
    expect(reports()).toMatch(/Fell back to 1\.0\.0/);
  });
}

test('a document of the registry that is replayed or unsigned is refused in favor of the last good one', async ({
  page,
  site,
}) => {
  const { uid, email } = await createReleaseOwner();
  await site.publish('1.1.0', { note: 'new in 1.1.0' });
  await site.release('rollout', 'mf-team', '1.1.0', '--customers', uid);
  const { stable, candidate } = site.entry();
  const signer = moduleSigner('mf-team');
  const reports = reportsOf(page);
  let answer: unknown = signer.answer(5, candidate!);
  await serveRegistry(page, site, signer.rootKey, () => answer);

  await test.step('the last good one', async () => {
    await signIn(page, email, '/team');
    await expect(noted(page, 'new in 1.1.0')).toBeVisible();
    expect(reports()).not.toContain('refused');
  });
  for (const [what, refused] of [
    ['replayed', signer.answer(4, stable)],
    ['signed by someone else', signer.forged(6, stable)],
    ['unsigned', { ...signer.answer(6, stable), modules: { 'mf-team': { stable } } }],
  ] as const) {
    await test.step(what, async () => {
      answer = refused;
      const reported = page.waitForEvent('console', (message) =>
        message.text().includes('document of mf-team was rejected'),
      );
      await page.reload();
      await reported;
      await expect(noted(page, 'new in 1.1.0')).toBeVisible();
    });
  }
  await test.step('a later one that its team signed is used', async () => {
    answer = signer.answer(6, stable);
    await page.reload();
    await members(page).waitFor();
    await expect(noted(page, 'new in 1.1.0')).toHaveCount(0);
  });
});
