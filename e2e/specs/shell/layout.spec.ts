/// <reference lib="dom" />
import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { areas, dashboard, screens, sideNav } from '../../src/areas.ts';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { createOwner, firestore } from '../../src/backend.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { product } from '../../src/product.ts';
import { showIn } from '../../src/page/showIn.ts';
import { openProfileMenu, profileButton, signIn } from '../../src/signIn.ts';
import { en as clockTexts } from '../../../mf-tracking/src/clock/texts/en.ts';
import { textOf } from '../../src/textOf.ts';

const owner = 'owner@demo.test';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const shortcuts = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const themeOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const light = 'rgb(245, 247, 247)';
const dark = 'rgb(14, 21, 20)';

test('the keyboard alone skips to the content, goes to an area, and lands on its heading', async ({
  page,
}) => {
  await signIn(page, owner);
  await expect(dashboard.content(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.reload();
  await expect(dashboard.content(page).first()).toBeVisible();
  const team = sideNav(page).getByRole('link', { name: 'Team', exact: true });
  // The skip link, Dashboard, Communities, Team.
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  await expect(team).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/team');
  await expect(heading(page, 'Team')).toBeFocused();
  await expect(team).toHaveAttribute('aria-current', 'page');

  await page.goBack();
  await expect(heading(page, 'Dashboard')).toBeFocused();
});

test('a chosen theme persists, shows before the app does, and applies to the other tab and the sign-in page', async ({
  page,
  context,
}) => {
  await signIn(page, owner);
  expect(await themeOf(page)).toBe(light);
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('banner')).toBeVisible();

  await openProfileMenu(page);
  await expect(page.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: 'Dark' }).press('Enter');
  await expect.poll(() => themeOf(page)).toBe(dark);
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  await expect.poll(() => themeOf(other)).toBe(dark);
  await other.close();

  // With the app's code held back, only the page's own content is there.
  await page.route('**/assets/main.*.js', (route) => route.abort());
  await page.goto('/login');
  expect(await themeOf(page)).toBe(dark);
  await expect(page.locator('meta[name=theme-color][media=all]')).toHaveAttribute('content', '#0e1514');
  await page.unroute('**/assets/main.*.js');

  await page.goto('/');
  await profileButton(page).click();
  const system = page.getByRole('menuitemradio', { name: 'System' });
  await expect(system).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await system.click();
  await expect.poll(() => themeOf(page)).toBe(light);
  await showIn(page, 'dark');
  await expect.poll(() => themeOf(page)).toBe(dark);
});

test('the frame of a page: shortcuts, profile menu, side nav, large text, narrow window', async ({
  page,
}) => {
  await signIn(page, owner);

  await test.step('? lists the shortcuts, except while typing, and can be turned off', async () => {
    await expect(dashboard.content(page).first()).toBeVisible();
    const search = page.getByPlaceholder('Search team or communities...');
    await search.focus();
    await page.keyboard.press('Shift+?');
    await expect(search).toHaveValue('?');
    await page.keyboard.press('Escape');

    await profileButton(page).focus();
    await page.keyboard.press('Shift+?');
    await expect(shortcuts(page)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Control+k');
    await expect(search).not.toBeFocused();
    await shortcuts(page).getByRole('switch').press('Space');
    await page.keyboard.press('Escape');
    await expect(shortcuts(page)).toBeHidden();
    await expect(profileButton(page)).toBeFocused();

    await page.keyboard.press('Shift+?');
    await openProfileMenu(page);
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).press('Enter');
    await expect(shortcuts(page)).toHaveCount(1);
    await shortcuts(page).getByRole('switch').press('Space');
    await shortcuts(page).getByRole('button', { name: 'Close' }).press('Enter');
    // While it closes, it would still be the one opened by a key.
    await expect(shortcuts(page)).toBeHidden();
    await page.keyboard.press('Shift+?');
    await expect(shortcuts(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shortcuts(page)).toBeHidden();
  });

  await test.step('the profile menu names the person and leads to Account and Billing', async () => {
    await openProfileMenu(page);
    const menu = page.getByRole('menu');
    await expect(menu).toContainText('Olivia Park');
    await expect(menu).toContainText(owner);
    await menu.getByRole('menuitem', { name: 'Billing' }).press('Enter');
    await expect(page).toHaveURL('/settings?tab=billing');
    await expect(heading(page, 'Settings')).toBeFocused();
    await profileButton(page).click();
    await menu.getByRole('menuitem', { name: 'Account' }).click();
    await expect(page).toHaveURL('/settings');
    await expect(page.getByRole('link', { name: 'Get Help' })).toHaveAttribute('href', '/help');
  });

  await test.step('the side nav shrinks to icons with names at 1024 and no wider', async () => {
    await page.setViewportSize({ width: 1025, height: 800 });
    const tracking = sideNav(page).getByRole('link', { name: 'Tracking', exact: true });
    const widthOf = async () => (await tracking.boundingBox())!.width;
    expect(await widthOf()).toBeGreaterThan(150);

    await page.setViewportSize({ width: 1024, height: 800 });
    await expect.poll(widthOf).toBeLessThan(80);
    for (const { nav } of screens) {
      await expect(sideNav(page).getByRole('link', { name: nav, exact: true })).toBeVisible();
    }
    const name = page.locator('span[aria-hidden]', { hasText: 'Tracking' });
    await tracking.hover();
    await expect(name).toBeVisible();
    await page.mouse.move(600, 600);
    await expect(name).toHaveCount(0);
    await tracking.focus();
    await expect(name).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(name).toHaveCount(0);
  });

  await test.step('text at 200% and a window of 320 pixels lose nothing', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(areas.settings.content(page)).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    expect(await horizontalOverflow(page)).toBe(0);
    await expect(page.getByRole('link', { name: 'Get Help' })).toBeInViewport();
    await expect(page.getByPlaceholder('Search team or communities...')).toBeInViewport();
    await expect(profileButton(page)).toBeInViewport({ ratio: 1 });
  });
});

test('the picture is shown if possible, otherwise the initials', async ({ page }) => {
  const { uid, email } = await createOwner();
  const customer = firestore().doc(paths.customer(uid));
  const picture = profileButton(page).locator('img');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const host = 'https://firebasestorage.googleapis.com/v0/b';
  const storage = `${host}/${product().projectId}.firebasestorage.app/o`;
  await page.route(`${host}/**`, (route) =>
    route.request().url().endsWith('good.svg')
      ? route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
      : route.fulfill({ status: 404, body: '' }),
  );
  await customer.update({ profilePic: `${storage}/good.svg` });
  await signIn(page, email);
  await expect(picture).toHaveAttribute('src', `${storage}/good.svg`);
  await customer.update({ profilePic: `${storage}/gone.png` });
  await expect(profileButton(page)).toContainText('TO');
  await customer.update({ profilePic: `${storage}/good.svg` });
  await expect(picture).toBeVisible();
  // Another host or bucket would learn who is viewing, and when.
  for (const other of ['https://pictures.example', `${host}/another/o`]) {
    await customer.update({ profilePic: `${other}/good.svg` });
    await expect(picture).toHaveCount(0);
    expect(requests.filter((url) => url.startsWith(other))).toEqual([]);
    await customer.update({ profilePic: `${storage}/good.svg` });
    await expect(picture).toBeVisible();
  }
  await customer.update({ profilePic: 'javascript:alert(1)' });
  await expect(picture).toHaveCount(0);
});

test('going back restores the scroll position, and so does a reload', async ({ page }) => {
  // Everyone, since the active members fill little more than a screen.
  await signIn(page, owner, '/team?q=');
  await expect(areas.team.content(page)).toBeVisible();
  const place = () => page.evaluate(() => window.scrollY);
  // Rows measured as they scroll into view shift the page by a pixel or two.
  const expectPlace = (wanted: number) =>
    expect.poll(async () => Math.abs((await place()) - wanted)).toBeLessThan(10);
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expectPlace(1200);
  await sideNav(page).getByRole('link', { name: 'Communities' }).click();
  await expect(areas.communities.content(page)).toBeVisible();
  await expectPlace(0);
  await page.goBack();
  await expectPlace(1200);
  await page.reload();
  await expectPlace(1200);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('drawer, theme, the nights of the dashboard, and the list of working time', async ({ page }) => {
    await signIn(page, owner);
    const burger = page.getByRole('button', { name: 'Open menu' });
    const drawer = page.getByRole('dialog');

    await test.step('each night of the dashboard’s chart is wide enough for a finger', async () => {
      const nights = page.getByRole('table', { name: /^Last \d+ nights/ }).getByRole('row');
      await expect(nights.last()).toBeVisible();
      const widths = await nights.evaluateAll((rows) =>
        rows.slice(1).map((row) => row.getBoundingClientRect().width),
      );
      expect(widths).toHaveLength(14);
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(24);
    });

    await test.step('the drawer leads to help, and returns the focus', async () => {
      await burger.tap();
      await expect(drawer.getByRole('link', { name: 'Get Help' })).toHaveAttribute('href', '/help');
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(burger).toBeFocused();
    });

    await test.step('it opens, navigates, moves the focus to the page, and closes', async () => {
      await burger.tap();
      await drawer.getByRole('link', { name: 'Team', exact: true }).tap();
      await expect(page).toHaveURL('/team');
      await expect(areas.team.content(page)).toBeVisible();
      await expect(drawer).toBeHidden();
      await expect(heading(page, 'Team')).toBeFocused();
      await burger.tap();
      await drawer.getByRole('button', { name: 'Close menu' }).tap();
      await expect(drawer).toBeHidden();
    });

    await test.step('it closes when the window grows beyond a phone’s width', async () => {
      await burger.tap();
      await expect(drawer).toBeVisible();
      await page.setViewportSize({ width: 769, height: 844 });
      await expect(drawer).toBeHidden();
      await page.setViewportSize({ width: 390, height: 844 });
    });

    await test.step('the theme can be chosen', async () => {
      await profileButton(page).tap();
      await page.getByRole('menuitemradio', { name: 'Dark' }).tap();
      await expect.poll(() => themeOf(page)).toBe(dark);
      await expect(page.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toBeHidden();
      await page.keyboard.press('Escape');
    });

    await test.step('the list of working time begins on the first screen, and those on the clock expand', async () => {
      await navigateInApp(page, '/clock-in-outs');
      const strip = page.getByRole('region', { name: textOf(clockTexts, 'clock.now.title') });
      const fold = strip.getByRole('button');
      const people = strip.getByRole('listitem');
      await expect(fold).toHaveAttribute('aria-expanded', 'false');
      const list = page.getByRole('table', { name: 'Clock In-Outs' });
      await expect(list).toBeVisible();
      // Row 0 has the column names, which a phone doesn't show; the strip above is already there.
      const first = list.getByRole('row').nth(1);
      await expect(first).toBeVisible();
      expect((await first.boundingBox())!.y).toBeLessThanOrEqual(480);
      await expect(people).toHaveCount(0);
      await fold.tap();
      await expect(people.first()).toBeVisible();
      expect(await horizontalOverflow(page)).toBe(0);
    });
  });
});
