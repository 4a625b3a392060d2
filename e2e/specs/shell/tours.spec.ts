/// <reference lib="dom" />
import { expect, test, type Page } from '@playwright/test';
import type { Timestamp } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { createOwner, firestore } from '../../src/backend.ts';
import { fetchRead } from '../../src/page/fetchRead.ts';
import { product } from '../../src/product.ts';
import { openProfileMenu, signIn, submitSignIn } from '../../src/signIn.ts';
import {
  createNewOwner,
  expectNoTour,
  pressInTour,
  seeStep,
  titlesOf,
  tourCard,
  tourOverlay,
  walkToFirstStep,
  walkToLastStep,
  watchTourWarnings,
  welcomeTo,
} from '../../src/areas/tour.ts';
import { textOf } from '../../src/textOf.ts';
import { watchProblems } from '../../src/page/watchProblems.ts';
import { en as tourTexts } from '../../../shell/src/tours/texts/en.ts';

const customer = async (uid: string) => (await firestore().doc(paths.customer(uid)).get()).data()!;
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const titles = (steps: readonly { title: string }[]) => steps.map(({ title }) => title);

for (const [device, use] of [
  ['a desk', { viewport: { width: 1440, height: 900 } }],
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(use);

    test('the welcome tour: forward, back, forward, and saved as taken', async ({ page }) => {
      const { uid, email } = await createNewOwner();
      const problems = watchProblems(page);
      await signIn(page, email);

      const forwards = await walkToLastStep(page);
      expect(titles(forwards)).toEqual(titlesOf('welcome'));
      // The steps come in order, and none repeats.
      const numbers = forwards.map(({ step }) => step);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      const back = await walkToFirstStep(page);
      expect(titles(back)).toEqual(titles(forwards).toReversed());
      await expect(page).toHaveURL('/');

      await walkToLastStep(page);
      await pressInTour(page, 'Finish Tour');
      await expectNoTour(page);
      await expect(page.locator('#content')).toBeFocused();
      await expect
        .poll(() => customer(uid))
        .toMatchObject({
          completedTours: ['welcome'],
          lastTourCompletedId: 'welcome',
        });
      const { lastTourCompleted } = await customer(uid);
      expect((lastTourCompleted as Timestamp).toMillis()).toBeGreaterThan(Date.now() - 60_000);
      expect(await stored(page, 'vh_completed_tours')).toBe('["welcome"]');
      expect(await stored(page, 'vh_running_tour')).toBeNull();
      expect(problems).toEqual([]);
    });
  });
}

test('without mf-settings its steps are skipped with the warning, without delay', async ({ page }) => {
  const warnings = watchTourWarnings(page);
  await page.route(/\/mf-settings\/.*\.(js|json)$/, (route) => route.abort('connectionrefused'));
  await signIn(page, (await createNewOwner()).email);
  const seen = titles(await walkToLastStep(page));
  expect(seen).not.toContain(welcomeTo('settings-tab-operations'));
  expect(seen).toContain(welcomeTo('nav-communities'));
  for (const tab of ['operations', 'sms', 'checkpoints']) {
    expect(warnings.filter((text) => text.includes(`Target not mounted: settings-tab-${tab}`))).toHaveLength(
      1,
    );
  }
  await pressInTour(page, 'Finish Tour');
  await expectNoTour(page);
});

test('when a target is removed while shown, the tour continues', async ({ page }) => {
  const warnings = watchTourWarnings(page);
  await signIn(page, (await createNewOwner()).email);
  const first = await seeStep(page);
  await pressInTour(page, 'Next');
  const second = await seeStep(page, first);
  expect(second.title).toBe(welcomeTo('dashboard-stats'));
  await page.evaluate(() =>
    document.querySelector('[data-tour=dashboard-stats]')?.removeAttribute('data-tour'),
  );
  expect((await seeStep(page, second)).step).toBeGreaterThan(second.step);
  expect(warnings.join()).toContain('Target not mounted: dashboard-stats');
  await pressInTour(page, 'Close');
  await expectNoTour(page);
});

test('a hidden target is skipped as not visible', async ({ page }) => {
  const warnings = watchTourWarnings(page);
  await signIn(page, (await createNewOwner()).email);
  const first = await seeStep(page);
  await page.addStyleTag({ content: '[data-tour=dashboard-stats] { display: none }' });
  await pressInTour(page, 'Next');
  expect((await seeStep(page, first)).step).toBeGreaterThan(2);
  expect(warnings.join()).toContain('Target not visible: dashboard-stats');
  await pressInTour(page, 'Skip Tour');
  await expectNoTour(page);
});

test('an invalid step in a release breaks neither the tour nor its module', async ({ page }) => {
  const warnings = watchTourWarnings(page);
  await page.route(`${product().url}/releases.json`, async (route) => {
    const response = await fetchRead(route);
    const document = (await response.json()) as {
      modules: Record<string, { stable: { manifest: { tours: object[] } } }>;
    };
    document.modules['mf-team']!.stable.manifest.tours.unshift({
      tour: 'welcome',
      order: 1,
      target: 'a > b',
    });
    await route.fulfill({ json: document });
  });
  await signIn(page, (await createNewOwner()).email);
  expect(titles(await walkToLastStep(page))).toContain(welcomeTo('nav-team'));
  expect(warnings.filter((text) => text.includes('Steps are not valid'))).toHaveLength(1);
});

test('with a latency of 400 ms it still completes', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await signIn(page, (await createNewOwner()).email);
  await expect(tourCard(page)).toBeVisible({ timeout: 30_000 });
  await walkToLastStep(page);
  await pressInTour(page, 'Finish Tour');
  await expectNoTour(page);
});

test('a click inside the spotlight works, and the tour adapts', async ({ page }) => {
  await signIn(page, (await createNewOwner()).email);
  const first = await seeStep(page);
  await pressInTour(page, 'Next');
  const second = await seeStep(page, first);
  // Outside the target nothing can be clicked, and the tour stays.
  await page.mouse.click(40, 700);
  await expect(tourCard(page)).toBeVisible();
  await page.getByRole('link', { name: /^Communities 0/ }).click();
  await expect(page).toHaveURL('/communities');
  const third = await seeStep(page, second);
  expect(third.step).toBeGreaterThan(second.step);
  await walkToLastStep(page);
  await pressInTour(page, 'Finish Tour');
  await expectNoTour(page);
});

test('it has a name and description, axe finds nothing serious, and Escape closes it', async ({ page }) => {
  const { uid, email } = await createNewOwner();
  await signIn(page, email);
  const first = await seeStep(page);
  await expect(page.getByRole('dialog', { name: titlesOf('welcome')[0]! })).toHaveAccessibleDescription(
    /^Setup takes 10-15 minutes\./,
  );
  await page.keyboard.press('Enter');
  await seeStep(page, first);
  const within = '#react-joyride-portal';
  expect(await axeFindings(page, { isStrict: true, within })).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(tourCard(page).getByRole('button', { name: 'Previous' })).toBeFocused();

  await test.step('closed by Escape, it unblocks the page and counts as taken', async () => {
    await page.keyboard.press('Escape');
    await expectNoTour(page);
    await expect.poll(async () => (await customer(uid)).completedTours as unknown).toEqual(['welcome']);
    await page.getByRole('link', { name: 'Team', exact: true }).click();
    await expect(page).toHaveURL('/team');
  });
});

test('a closed tab resumes where it was; signing out ends it', async ({ page }) => {
  const { uid, email } = await createNewOwner();
  await signIn(page, email);
  const first = await seeStep(page);
  await pressInTour(page, 'Next');
  const second = await seeStep(page, first);
  await page.close();

  const again = await page.context().newPage();
  await again.goto('/team');
  expect(await seeStep(again)).toEqual(second);
  await expect(again).toHaveURL('/');

  await openProfileMenu(again);
  await again.getByRole('menuitem', { name: 'Log out' }).press('Enter');
  await expect(again).toHaveURL('/login');
  expect(await stored(again, 'vh_running_tour')).toBeNull();
  expect((await customer(uid)).completedTours).toEqual([]);
  await submitSignIn(again, email);
  expect(await seeStep(again)).toEqual(first);
});

test('it doesn’t start for a member or for an owner who has taken it, and costs them nothing', async ({
  page,
  browser,
}) => {
  const tourScripts: string[] = [];
  const others = await Promise.all(
    ['admin@demo.test', (await createOwner()).email].map(async (email) => {
      const other = await (await browser.newContext()).newPage();
      other.on(
        'request',
        (request) => /\/tour\.\w+\.js/.test(request.url()) && tourScripts.push(request.url()),
      );
      await signIn(other, email);
      return other;
    }),
  );
  // The next person who signs in gets the tour, so they would already have it.
  await signIn(page, (await createNewOwner()).email);
  await seeStep(page);
  for (const other of others) {
    await expect(tourCard(other)).toHaveCount(0);
    await expect(tourOverlay(other)).toHaveCount(0);
    await other.context().close();
  }
  expect(tourScripts).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu that a step points at opens, closes when the tour continues, and focus ends on the content', async ({
    page,
  }) => {
    await signIn(page, (await createNewOwner()).email);
    let step = await seeStep(page);
    while (step.title !== welcomeTo('nav-communities')) {
      await pressInTour(page, 'Next');
      step = await seeStep(page, step);
    }
    await expect(tourCard(page)).toContainText(textOf(tourTexts, 'inMenu'));
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const drawer = page.getByRole('dialog').filter({ has: page.getByRole('navigation') });
    await expect(drawer).toBeVisible();
    await expect(tourCard(page)).not.toContainText(textOf(tourTexts, 'inMenu'));
    await pressInTour(page, 'Next');
    await seeStep(page, step);
    await expect(drawer).toBeHidden();
    await walkToLastStep(page);
    await pressInTour(page, 'Finish Tour');
    await expectNoTour(page);
    await expect(page.locator('#content')).toBeFocused();
  });
});
