import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { chooseRelease, type ModuleEntry } from 'shared-lib/contract';
import { paths, teamMigrationSessionKey } from 'shared-lib/domain';
import { sideNav } from '../../src/areas.ts';
import { firestore, type TestOwner } from '../../src/backend.ts';
import { throwingPage, type ReleaseSite } from '../../src/releases/releaseSite.ts';
import { createReleaseOwner, members, noted, test } from '../../src/releases/releaseTest.ts';
import { signIn } from '../../src/signIn.ts';

/** The version that an account gets by the product's own rule. */
const versionFor = (entry: ModuleEntry, uid: string) =>
  chooseRelease(entry, 'mf-team', uid)[0].release.version;

/** A separate browser for an account. It records every error the page shows, even briefly. */
async function browserFor(browser: Browser, site: ReleaseSite, owner: TestOwner, address = '/team') {
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(globalThis, { sectionErrors: shown });
    new MutationObserver(() => {
      if (document.body?.innerText.includes('Something went wrong')) shown.push(location.pathname);
    }).observe(document, { childList: true, subtree: true });
  });
  // As in `signIn`, for every tab: otherwise, the check for missing logins deactivates the team member.
  await context.addInitScript((key) => sessionStorage.setItem(key, 'done'), teamMigrationSessionKey);
  const page = await context.newPage();
  await signIn(page, owner.email, address);
  return { context, page };
}

const errorsShown = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { sectionErrors: string[] }).sectionErrors);

/** A new tab in a signed-in browser. */
async function freshTab(context: BrowserContext, address = '/team'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await members(page).waitFor();
  return page;
}

test('a release day of mf-team: 20%, 60%, a broken version, a rollback', async ({ browser, site }) => {
  test.setTimeout(120_000);
  await site.publish('1.1.0', { note: 'new in 1.1.0' });
  await site.release('rollout', 'mf-team', '1.1.0', '--percent', '20');
  const to20 = site.entry();
  const to60 = { ...to20, candidate: { ...to20.candidate!, percent: 60 } };

  // The product's own rule says which of fifty accounts are included, always with the same result for the same account. A few of them open
  // the page.
  const fifty = Array.from({ length: 50 }, (_, index) => `release-day-${String(index + 1).padStart(2, '0')}`);
  const in20 = fifty.filter((uid) => versionFor(to20, uid) === '1.1.0');
  const in60 = fifty.filter((uid) => versionFor(to60, uid) === '1.1.0');
  expect([in20.length, in60.length]).toEqual([13, 32]);
  expect(in20.filter((uid) => !in60.includes(uid))).toEqual([]);
  const [early, late, never] = await Promise.all([
    createReleaseOwner(in20[0]),
    createReleaseOwner(in60.find((uid) => !in20.includes(uid))),
    createReleaseOwner(fifty.find((uid) => !in60.includes(uid))),
  ]);

  const earlys = await browserFor(browser, site, early);
  const lates = await browserFor(browser, site, late);
  const nevers = await browserFor(browser, site, never);

  await test.step('at 20% one of them has it, even after a reload', async () => {
    await expect(noted(earlys.page, 'new in 1.1.0')).toBeVisible();
    for (const { page } of [lates, nevers]) {
      await members(page).waitFor();
      await expect(page.getByText('new in 1.1.0')).toHaveCount(0);
    }
    await earlys.page.reload();
    await expect(noted(earlys.page, 'new in 1.1.0')).toBeVisible();
    await lates.page.reload();
    await members(lates.page).waitFor();
    await expect(lates.page.getByText('new in 1.1.0')).toHaveCount(0);
  });

  await test.step('at 60% those who had it keep it, and others join', async () => {
    await site.release('rollout', 'mf-team', '1.1.0', '--percent', '60');
    expect(site.entry().candidate).toEqual(to60.candidate);
    const lateFresh = await freshTab(lates.context);
    await expect(noted(lateFresh, 'new in 1.1.0')).toBeVisible();
    await expect(noted(await freshTab(earlys.context), 'new in 1.1.0')).toBeVisible();
    await expect((await freshTab(nevers.context)).getByText('new in 1.1.0')).toHaveCount(0);
  });

  await test.step('a tab older than the release continues with its version, and saves', async () => {
    const old = lates.page;
    await sideNav(old).getByRole('link', { name: 'Settings' }).click();
    await old.getByRole('tab', { name: 'Notifications' }).click();
    const missedShifts = old.getByRole('switch', { name: 'Missed shifts', exact: true });
    await missedShifts.click();
    await expect
      .poll(
        async () =>
          (await firestore().doc(paths.customer(late.uid)).get()).get('notifyMissedShifts') as unknown,
      )
      .toBe(false);
    await sideNav(old).getByRole('link', { name: 'Team' }).click();
    await members(old).getByRole('link').first().click();
    await expect(old.getByRole('heading', { name: 'Ada Released' })).toBeVisible();
    await expect(old.getByText('new in 1.1.0')).toHaveCount(0);
    expect(await errorsShown(old)).toEqual([]);
  });

  // 1.1.0 is for everyone, and a broken 1.2.0 with different pages and another name for 60%.
  await site.release('promote', 'mf-team', '1.1.0');
  await site.publish('1.2.0', {
    note: 'new in 1.2.0',
    code: throwingPage,
    manifest: (manifest) => ({
      ...manifest,
      routes: [...manifest.routes, { ...manifest.routes[0]!, path: '/crew' }],
      nav: manifest.nav.map((entry) => (entry.to === '/team' ? { ...entry, label: { en: 'Crew' } } : entry)),
    }),
  });
  await site.release('rollout', 'mf-team', '1.2.0', '--percent', '60');
  const reports: string[] = [];
  const broken = await earlys.context.newPage();
  broken.on('console', (message) => reports.push(message.text()));
  const neverFresh = await nevers.context.newPage();

  await test.step('a broken version falls back to the previous one', async () => {
    await broken.goto('/');
    const crew = sideNav(broken).getByRole('link', { name: 'Crew' });
    await crew.waitFor();
    const clicked = performance.now();
    await crew.click();
    await members(broken).waitFor();
    expect(performance.now() - clicked).toBeLessThan(3000);
    await expect(noted(broken, 'new in 1.1.0')).toBeVisible();
    await expect(sideNav(broken).getByRole('link', { name: 'Team' })).toBeVisible();
    await expect(crew).toHaveCount(0);
    expect(await errorsShown(broken)).toEqual([]);
    expect(reports.join('\n')).toMatch(/Fell back to 1\.1\.0 \(mf-team 1\.2\.0 for canary 60%, threw\)/);
  });

  await test.step('this tab doesn’t retry the broken version, and no one else ever requests it', async () => {
    const requests: string[] = [];
    broken.on('request', (request) => requests.push(request.url()));
    await broken.reload();
    await expect(noted(broken, 'new in 1.1.0')).toBeVisible();
    neverFresh.on('request', (request) => requests.push(request.url()));
    await neverFresh.goto('/team');
    await expect(noted(neverFresh, 'new in 1.1.0')).toBeVisible();
    expect(requests.filter((url) => url.includes('/mf-team/1.2.0/'))).toEqual([]);
  });

  await test.step('after the rollback, a new tab and a reload see it immediately', async () => {
    await site.release('rollback', 'mf-team');
    await site.release('rollback', 'mf-team');
    for (const page of [await freshTab(nevers.context), await freshTab(earlys.context)]) {
      await expect(page.getByText('new in 1.1.0')).toHaveCount(0);
    }
    await neverFresh.reload();
    await members(neverFresh).waitFor();
    await expect(neverFresh.getByText('new in 1.1.0')).toHaveCount(0);
    await Promise.all([earlys, lates, nevers].map(({ context }) => context.close()));
  });
});
