import { expect, type Page } from '@playwright/test';
import { moduleNames } from '../../../build/buildNames.ts';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { sideNav } from '../../src/areas.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import type { ReleaseSite } from '../../src/releases/releaseSite.ts';
import { createReleaseOwner, members, noted, test } from '../../src/releases/releaseTest.ts';
import { signIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { overrideTexts } from '../../../shell/src/overrides/texts.ts';
import { en as helpTexts } from '../../../shell/src/help/texts/en.ts';
import { patternOf, textOf } from '../../src/textOf.ts';

const moduleRow = (page: Page, module: string) => page.getByRole('row', { name: new RegExp(`^${module}`) });
const helpLink = (page: Page) => page.getByRole('navigation', { name: 'Help' }).getByRole('link');
const badge = (page: Page) => page.getByRole('complementary', { name: /^Override:/ });

async function serveToAll(site: ReleaseSite, version: string): Promise<void> {
  await site.release('rollout', 'mf-team', version, '--percent', '100');
  await site.release('promote', 'mf-team');
}

for (const [what, without] of [
  ['entry', /assets\/remoteEntry\./],
  ['pages', /assets\/\d+\./],
] as const) {
  test(`a version without its ${what} falls back on the requested page`, async ({ page, site }) => {
    const { uid, email } = await createReleaseOwner();
    await site.publish('1.1.0', {});
    await site.release('rollout', 'mf-team', '1.1.0', '--customers', uid);
    site.lose('1.1.0', without);
    const reports: string[] = [];
    page.on('console', (message) => reports.push(message.text()));
    await signIn(page, email, '/team');
    await members(page).waitFor();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(reports.join('\n')).toMatch(
      /Fell back to 1\.0\.0 \(mf-team 1\.1\.0 for pinned customer, unreachable\)/,
    );
  });
}

test('a version whose files never arrive falls back in time, and the next page requests it again', async ({
  page,
  site,
}) => {
  const { uid, email } = await createReleaseOwner();
  await site.publish('1.1.0', { note: 'new in 1.1.0' });
  await site.release('rollout', 'mf-team', '1.1.0', '--customers', uid);
  await signIn(page, email, '/help');
  const openTeam = () => sideNav(page).getByRole('link', { name: 'Team' }).click();
  const firstRequest = async (of: (pathname: string) => boolean) => {
    await page.waitForRequest((request) => of(new URL(request.url()).pathname));
    return performance.now();
  };
  for (const file of [/assets\/remoteEntry\./, /assets\/\d+\./]) {
    const isHeld = (pathname: string) => pathname.startsWith('/mf-team/1.1.0/') && file.test(pathname);
    await page.route(
      ({ pathname }) => isHeld(pathname),
      () => {},
    );
    await page.reload();
    await moduleRow(page, 'mf-team').waitFor();
    const given = page.waitForEvent('console', (message) => message.text().includes('Fell back to'));
    const requested = Promise.all([
      firstRequest(isHeld),
      firstRequest((pathname) => pathname.startsWith('/mf-team/1.0.0/')),
    ]);
    await openTeam();
    // Early enough to arrive within three seconds; the rest depends on the machine.
    const [heldAt, otherAt] = await requested;
    expect(otherAt - heldAt).toBeLessThan(2000);
    expect((await given).text()).toMatch(
      /Fell back to 1\.0\.0 \(mf-team 1\.1\.0 for pinned customer, slow\)/,
    );
    await members(page).waitFor();
    await expect(page.getByText('new in 1.1.0')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unrouteAll();
    await page.goto('/help');
  }
  await openTeam();
  await expect(noted(page, 'new in 1.1.0')).toBeVisible();
});

test('a new version is offered while a tab is open, and waits for unsaved input', async ({ page, site }) => {
  const { email } = await createReleaseOwner();
  await site.publish('1.1.0', { note: 'new in 1.1.0' });
  await site.publish('1.1.1', { note: 'new in 1.1.1' });
  await page.clock.install();
  await signIn(page, email, '/help');
  await page.getByLabel('Message', { exact: true }).fill('Half a message');

  await test.step('it is offered, and postponed', async () => {
    await serveToAll(site, '1.1.0');
    await page.clock.fastForward('05:00');
    await expect(toast(page, 'New version available')).toBeVisible();
    await toast(page, 'New version available').getByRole('button', { name: 'Not now' }).click();
    await expect(toast(page, 'New version available')).toHaveCount(0);
    await sideNav(page).getByRole('link', { name: 'Team' }).click();
    await members(page).waitFor();
    await expect(page.getByText('new in 1.1.0')).toHaveCount(0);
  });

  await test.step('another release is another offer, which waits for unsaved input', async () => {
    await serveToAll(site, '1.1.1');
    await page.clock.fastForward('05:00');
    await helpLink(page).click();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Half a message');
    await toast(page, 'New version available').getByRole('button', { name: 'Reload' }).click();
    await expect(toast(page, /save your changes/)).toBeVisible();
  });

  await test.step('the form is sent, so nothing delays the reload anymore', async () => {
    await page.getByLabel('Topic').selectOption('idea');
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Send request' }).click();
    await loaded;
    await sideNav(page).getByRole('link', { name: 'Team' }).click();
    await expect(noted(page, 'new in 1.1.1')).toBeVisible();
  });
});

test('another build is used only by listed people who choose it, never by a link', async ({
  page,
  site,
  browser,
}) => {
  const [pilot, stranger] = await Promise.all([createReleaseOwner(), createReleaseOwner()]);
  await site.publish('1.1.0', { note: 'new in 1.1.0' });
  await site.publish('1.3.0', { note: 'new in 1.3.0' });
  await site.release('rollout', 'mf-team', '1.1.0', '--customers', pilot.uid);

  const wish = 'override=mf-team@/mf-team/1.3.0/&mf-team=/mf-team/1.3.0/&vh_override=/mf-team/1.3.0/';

  await test.step('for a person who isn’t listed, neither a link nor the tab’s storage changes anything', async () => {
    const context = await browser.newContext({ baseURL: site.url });
    const other = await context.newPage();
    const requests: string[] = [];
    other.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const override = { module: 'mf-team', address: '/mf-team/1.3.0/', customerId: stranger.uid };
    await other.addInitScript(
      (text) => sessionStorage.setItem('vh_override', text),
      JSON.stringify(override),
    );
    await signIn(other, stranger.email, `/help?${wish}#${wish}`);
    await expect(moduleRow(other, 'mf-team')).toContainText('1.0.0');
    await expect(other.getByText(textOf(overrideTexts.en, 'title'))).toHaveCount(0);
    await sideNav(other).getByRole('link', { name: 'Team' }).click();
    await members(other).waitFor();
    await expect(badge(other)).toHaveCount(0);
    expect(requests.filter((path) => path.startsWith('/mf-team/1.3.0/'))).toEqual([]);
    await context.close();
  });

  await test.step('a listed person chooses a build of this site', async () => {
    await signIn(page, pilot.email, `/help?${wish}`);
    await expect(moduleRow(page, 'mf-team')).toContainText(textOf(helpTexts, 'modules.reasons.pinned'));
    await expect(badge(page)).toHaveCount(0);
    await page.getByText(textOf(overrideTexts.en, 'title')).click();
    await page.getByLabel('Module', { exact: true }).selectOption('mf-team');
    const address = page.getByLabel('Build address');
    await address.fill('https://evil.example/mf-team/1.3.0/');
    await page.getByRole('button', { name: 'Use this build' }).click();
    await expect(address).toHaveAccessibleDescription(
      patternOf(overrideTexts.en, 'problems.notAllowed', { module: 'mf-team' }),
    );
    await address.fill('/mf-team/1.3.0/');
    await page.getByRole('button', { name: 'Use this build' }).click();
  });

  await test.step('it is used until it is reset', async () => {
    await expect(badge(page)).toContainText('Override: mf-team → /mf-team/1.3.0/');
    await expect(moduleRow(page, 'mf-team')).toContainText('Override');
    await sideNav(page).getByRole('link', { name: 'Team' }).click();
    await expect(noted(page, 'new in 1.3.0')).toBeVisible();
    await badge(page).getByRole('button', { name: 'Reset' }).click();
    await expect(noted(page, 'new in 1.1.0')).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
  });
});

test('Help lists the modules with version, reason, state and load time', async ({ page, site }) => {
  const { uid, email } = await createReleaseOwner();
  await site.publish('1.1.0', {});
  await site.release('rollout', 'mf-team', '1.1.0', '--percent', '100');
  await signIn(page, email, '/team');
  await members(page).waitFor();
  await helpLink(page).click();
  const team = moduleRow(page, 'mf-team');

  await test.step('the table', async () => {
    const table = page.getByRole('table', { name: 'Modules' });
    await expect(team.getByRole('cell')).toHaveText(['1.1.0', 'Canary 100%', 'Loaded', /^[\d,]+ ms$/]);
    await expect(table.getByRole('row')).toHaveCount(1 + moduleNames.length);
  });

  await test.step('the diagnostics', async () => {
    await page.getByLabel('Attach diagnostics').check();
    await page.getByText('Preview diagnostics').click();
    const diagnostics = await page.getByRole('textbox', { name: 'Diagnostics' }).inputValue();
    expect(diagnostics).toContain(uid);
    expect(diagnostics).toMatch(/"mf-team": "1\.1\.0 \(canary 100%\), loaded in \d+ ms"/);
  });

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await horizontalOverflow(page)).toBe(0);
    await expect(team.getByRole('cell')).toHaveCount(4);
    const within = '[aria-label="Modules"]';
    expect(await axeFindings(page, { isStrict: true, within })).toEqual([]);
  });
});
