import { expect, test, type Page } from '@playwright/test';
import { areas, dashboard, sideNav, visit } from '../../src/areas.ts';
import {
  breakTracking,
  expectSectionError,
  failures,
  sectionError,
  type Failure,
  type ModuleFile,
} from '../../src/releases/deadModule.ts';
import { signIn } from '../../src/signIn.ts';

const owner = 'owner@demo.test';
/** The failures that are immediate. */
const everyFailure = (Object.keys(failures) as Failure[]).filter((failure) => failure !== 'never answered');
const { team, communities, tracking, settings, billing } = areas;

const tryAgain = (page: Page) => sectionError(page).getByRole('button', { name: 'Try Again' });
const tonightCard = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Open tracking' });
const openTracking = (page: Page) => sideNav(page).getByRole('link', { name: 'Tracking' }).click();

for (const failure of everyFailure) {
  test(`Tracking's entry ${failure}: the shell and the other four work, and Try Again fixes it`, async ({
    page,
  }) => {
    const broken = await breakTracking(page, 'entry', failure);
    await signIn(page, owner);

    // The module's card shows it, and the neighbors are still there.
    await expectSectionError(page);
    const figures = page.getByRole('region', { name: 'Statistics' });
    await expect(figures.getByRole('link', { name: /^Communities/ })).toContainText('26');
    await expect(figures.getByRole('link', { name: /^Active team members/ })).toContainText('13');

    await openTracking(page);
    await expectSectionError(page);
    await expect(page).toHaveTitle('Tracking · Valet Hub');
    for (const area of [team, communities, settings, billing]) {
      await visit(page, area);
      await expect(sectionError(page)).toHaveCount(0);
    }

    await openTracking(page);
    await expectSectionError(page);
    const before = broken.asked();
    await tryAgain(page).click();
    await expect.poll(broken.asked).toBeGreaterThan(before);
    await expectSectionError(page);

    await broken.restore();
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await tryAgain(page).click();
    await expect(tracking.content(page)).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
    await visit(page, dashboard);
    await expect(tonightCard(page)).toBeVisible();
    await expect(sectionError(page)).toHaveCount(0);
  });
}

for (const failure of everyFailure) {
  test(`Tracking's parts ${failure}: its section says so, and Try Again fixes it`, async ({ page }) => {
    const broken = await breakTracking(page, 'parts', failure);
    await signIn(page, owner, '/tracking');
    await expectSectionError(page);
    const before = broken.asked();
    await tryAgain(page).click();
    await expect.poll(broken.asked).toBeGreaterThan(before);
    await expectSectionError(page);
    await broken.restore();
    await tryAgain(page).click();
    await expect(tracking.content(page)).toBeVisible();
    await visit(page, dashboard);
    await expect(tonightCard(page)).toBeVisible();
  });
}

for (const file of ['entry', 'parts'] satisfies ModuleFile[]) {
  test(`Tracking's ${file} never arrives: its section says so after a while, and Try Again requests it again`, async ({
    page,
  }) => {
    await page.clock.install();
    const held = await breakTracking(page, file, 'never answered');
    await signIn(page, owner, '/tracking');
    await expect.poll(held.asked).toBeGreaterThan(0);
    await expect(sectionError(page)).toHaveCount(0);
    await page.clock.fastForward(20_000);
    await expectSectionError(page);
    const before = held.asked();
    await tryAgain(page).click();
    await expect.poll(held.asked).toBeGreaterThan(before);
    await held.restore();
    await expect(tracking.content(page)).toBeVisible();
  });
}

test('Reload Page reloads the page', async ({ page }) => {
  const broken = await breakTracking(page, 'entry', 'connection refused');
  await signIn(page, owner, '/tracking');
  await expectSectionError(page);
  await broken.restore();
  const loaded = page.waitForEvent('load');
  await sectionError(page).getByRole('button', { name: 'Reload Page' }).click();
  await loaded;
  await expect(tracking.content(page)).toBeVisible();
});

test('a module that is down is not automatically requested over and over', async ({ page }) => {
  const broken = await breakTracking(page, 'entry', 'answered 500');
  await signIn(page, owner);
  await expectSectionError(page);
  await visit(page, team);
  await visit(page, dashboard);
  await expectSectionError(page);
  expect(broken.asked()).toBeLessThanOrEqual(4);
});
