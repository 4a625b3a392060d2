/// <reference lib="dom" />
import { expect, test, type Page } from '@playwright/test';
import { areas } from '../../src/areas.ts';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { breakTracking, expectSectionError } from '../../src/releases/deadModule.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { waitUntilSeen } from '../../src/measure/openScreen.ts';
import { onboardingScreens, screens, type Screen } from '../../src/measure/screens.ts';
import { showIn } from '../../src/page/showIn.ts';
import { smallTargets } from '../../src/page/smallTargets.ts';
import { profileButton, signIn } from '../../src/signIn.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';

const owner = 'owner@demo.test';
const accounts: readonly (readonly [email: string, screens: readonly Screen[]])[] = [
  [owner, screens],
  ['trial@demo.test', onboardingScreens],
];
const phone = { width: 390, height: 844 };

// The page's policy allows neither a test's style nor the code that waits for useful content.
test.use({ bypassCSP: true });

// A color between two themes belongs to neither.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const style = document.createElement('style');
    style.textContent = '*, *::before, *::after { transition: none !important; }';
    addEventListener('DOMContentLoaded', () => document.head.append(style));
  }),
);

/** Checks accessibility in light and dark mode. Only colors differ between the two. */
async function expectAccessible(page: Page, what: string): Promise<void> {
  expect.soft(await axeFindings(page), what).toEqual([]);
  await showIn(page, 'dark');
  expect.soft(await axeFindings(page, { areColors: true }), `${what}, dark`).toEqual([]);
  await showIn(page, 'light');
}

/** The same, and that it fits a phone. */
async function expectSound(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  const desk = page.viewportSize()!;
  await page.setViewportSize(phone);
  expect.soft(await horizontalOverflow(page), `${what} on a phone`).toBe(0);
  await page.setViewportSize(desk);
}

for (const [email, list] of accounts) {
  test.describe('on a desktop', () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test(`each screen of ${email} is accessible and fits`, async ({ page }) => {
      test.setTimeout(900_000);
      await signIn(page, email, list[0]!.path);
      for (const { path, useful } of list) {
        await test.step(path, async () => {
          await navigateInApp(page, path);
          await waitUntilSeen(page, useful);
          expect.soft(await horizontalOverflow(page), path).toBe(0);
          await expectAccessible(page, path);
        });
      }
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: phone, hasTouch: true, isMobile: true });

    test(`each screen of ${email} is accessible by touch and fits`, async ({ page }) => {
      test.setTimeout(900_000);
      await signIn(page, email, list[0]!.path);
      for (const { path, useful, usefulOnPhone = useful } of list) {
        await test.step(path, async () => {
          await navigateInApp(page, path);
          await waitUntilSeen(page, usefulOnPhone);
          expect.soft(await horizontalOverflow(page), path).toBe(0);
          expect.soft(await axeFindings(page, { isTouched: true }), path).toEqual([]);
          expect.soft(await smallTargets(page), path).toEqual([]);
        });
      }
    });
  });
}

/** Every view of the settings, by its address. */
const views = [
  'account',
  'notifications',
  'operations',
  ...['settings', 'templates', 'send', 'history', 'recipients', 'consent', 'suppressed'].map(
    (view) => `sms&view=${view}`,
  ),
  'sms&view=recipients&import=1',
  'checkpoints',
  'billing',
  'support',
];

/** The dialogs over them, each by its address. */
const dialogs = [
  ...['email', 'password', 'sessions', 'address', 'newEmail'].map((name) => `account&${name}=1`),
  'operations&addType=1',
  'operations&type=no-bin',
  'operations&type=no-bin&editType=1',
  'operations&mergeType=no-bin',
  'sms&view=suppressed&add=1',
  'checkpoints&apply=1',
];

test.describe('on a phone in Spanish, in dark mode', () => {
  test.use({ locale: 'es-MX', viewport: phone, colorScheme: 'dark' });

  test('every view and dialog of the settings fits, and has no accessibility findings', async ({ page }) => {
    test.setTimeout(480_000);
    await signIn(page, owner, '/settings');
    for (const place of [...views, ...dialogs]) {
      await test.step(place, async () => {
        const isDialog = dialogs.includes(place);
        if (isDialog) {
          // Nothing of the previous dialog must be mistaken for this one.
          await navigateInApp(page, `/settings?tab=${place.split('&')[0]}`);
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
        await navigateInApp(page, `/settings?tab=${place}`);
        const shown = isDialog ? page.getByRole('dialog').last() : page.getByRole('tabpanel').last();
        await expect(shown.locator('input, textarea, button, [role=row]').first()).toBeVisible();
        await expect(shown.locator('[aria-busy=true]')).toHaveCount(0);
        expect.soft(await horizontalOverflow(page), place).toBe(0);
        expect.soft(await axeFindings(page, { isStrict: true }), place).toEqual([]);
        if (place === 'operations&type=no-bin')
          await expect(shown.getByRole('heading', { name: 'Bolsa fuera del contenedor' })).toBeVisible();
        if (place === 'sms&view=suppressed')
          await expect(page.getByText('Es un teléfono fijo o no recibe mensajes.').first()).toBeVisible();
      });
    }
  });
});

test('the pages of a signed-out person are accessible and fit a phone', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expectSound(page, 'sign-in');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toHaveCount(0);
  await expectSound(page, 'reset');
  for (const path of ['/sunrise-valet/maple-court', '/sunrise-valet/maple-court/admin']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Maple Court' })).toBeVisible();
    await expectSound(page, path);
  }
});

test('what opens over a screen is accessible', async ({ page }) => {
  await signIn(page, owner, '/violations?status=open');
  const list = page.getByRole('table', { name: 'Violations' });
  await expect(list.getByText('Open', { exact: true }).first()).toBeVisible();
  await expectAccessible(page, 'open violations');
  await list.getByRole('button', { name: /V-/ }).first().click();
  await expect(sidePanel(page).getByText('Reported by')).toBeVisible();
  await expectAccessible(page, 'side panel');
  await page.keyboard.press('Escape');
  await expect(sidePanel(page)).toHaveCount(0);
  await profileButton(page).click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await expectAccessible(page, 'profile menu');
  await page.getByRole('menuitem', { name: 'Notifications' }).click();
  await expect(page).toHaveURL('/notifications');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const bell = page.getByRole('region', { name: 'Notifications' });
  await expect(bell.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page, 'panel of the bell');
});

test('a section that is down is accessible and fits a phone', async ({ page }) => {
  await breakTracking(page, 'entry', 'answered 404');
  await signIn(page, owner, areas.tracking.path);
  await expectSectionError(page);
  await expectSound(page, 'section that is down');
});
