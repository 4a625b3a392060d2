import { expect } from '@playwright/test';
import { areas, sideNav, visit } from '../../src/areas.ts';
import { startDevOnSite } from '../../src/releases/devOnSite.ts';
import { createReleaseOwner, members, noted, test } from '../../src/releases/releaseTest.ts';
import { signIn } from '../../src/signIn.ts';

test('a local module in a released shell, until it is reset', async ({ browser, site }) => {
  test.setTimeout(120_000);
  const { email } = await createReleaseOwner();
  // The released version differs from the one on this machine.
  await site.publish('1.1.0', { note: 'as released' });
  await site.release('rollout', 'mf-team', '1.1.0', '--percent', '100');
  await site.release('promote', 'mf-team');
  const dev = await startDevOnSite('mf-team', site.url.replace('hub.localhost', '127.0.0.1'));
  const context = await browser.newContext({ baseURL: dev.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const badge = page.getByRole('complementary', { name: /^Override:/ });

  await test.step('the module is the local one', async () => {
    await signIn(page, email, '/team');
    await members(page).waitFor();
    await expect(badge).toContainText('Override: mf-team → /mf-team/1.0.0-local/');
    await expect(page.getByText('active members')).toBeVisible();
    await expect(page.getByText('as released')).toHaveCount(0);
  });

  await test.step('the rest of the page is the site’s', async () => {
    await visit(page, areas.billing);
    await expect(badge).toBeVisible();
    expect(
      requests.filter((path) => /^\/(shell|mf-billing)\/1\.0\.0\/assets\/.*\.[\da-f]{8}\.js$/.test(path)),
    ).not.toEqual([]);
  });

  await test.step('it is reset', async () => {
    await sideNav(page).getByRole('link', { name: 'Team' }).click();
    await members(page).waitFor();
    await badge.getByRole('button', { name: 'Reset' }).click();
    await expect(noted(page, 'as released')).toBeVisible();
    await expect(badge).toHaveCount(0);
  });

  await test.step('the choice applies only to this tab; another tab has the local module', async () => {
    const other = await context.newPage();
    await other.goto('/team');
    await expect(other.getByRole('complementary', { name: /^Override:/ })).toBeVisible();
    await expect(other.getByText('active members')).toBeVisible();
    await expect(other.getByText('as released')).toHaveCount(0);
  });

  expect(problems).toEqual([]);
  await context.close();
  expect(await dev.stop()).toBe(0);
});
