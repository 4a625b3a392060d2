/// <reference lib="dom" />
import { expect, test, type Page } from '@playwright/test';
import { areas } from '../../src/areas.ts';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { breakTracking, expectSectionError } from '../../src/releases/deadModule.ts';
import {
  expectReadableColumns,
  expectToBeginOnFirstScreen,
  listsOnPhone,
  listsOnTablet,
} from '../../src/measure/listLayout.ts';
import { isVisited, unchanged, visited } from '../../src/measure/isVisited.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { waitUntilSeen } from '../../src/measure/openScreen.ts';
import { onboardingScreens, screens, type Screen } from '../../src/measure/screens.ts';
import { showIn } from '../../src/page/showIn.ts';
import { smallTargets } from '../../src/page/smallTargets.ts';
import { profileButton, signIn } from '../../src/signIn.ts';
import { sidePanel } from '../../src/page/sidePanel.ts';
import { sms as smsInSpanish } from '../../../mf-settings/src/sms/texts/es.ts';
import { es as settingsInSpanish } from '../../../mf-settings/src/texts/es.ts';
import { textOf } from '../../src/textOf.ts';
import { en as shellTexts } from '../../../shell/src/texts/en.ts';

const owner = 'owner@demo.test';
const accounts: readonly (readonly [email: string, screens: readonly Screen[]])[] = [
  [owner, visited(screens)],
  ['trial@demo.test', visited(onboardingScreens)],
];
const phone = { width: 390, height: 844 };
const tablet = { width: 900, height: 900 };

/** On a phone, the settings are visited in Spanish, whose words are longer, and with the dialogs over them. */
const isOfSettings = ({ path }: Screen): boolean => path.startsWith('/settings');

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

/** Checks accessibility in light and dark mode, of which the page stays in the last. Only colors differ between the two. */
async function expectAccessible(page: Page, what: string): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [shown, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  expect.soft(await axeFindings(page), `${what}, ${shown}`).toEqual([]);
  await showIn(page, other);
  expect.soft(await axeFindings(page, { areColors: true }), `${what}, ${other}`).toEqual([]);
}

/** Runs a check in a window of another size. */
async function inWindow(page: Page, size: typeof phone, check: () => Promise<void>): Promise<void> {
  const desk = page.viewportSize()!;
  await page.setViewportSize(size);
  await check();
  await page.setViewportSize(desk);
}

/** Waits for the parts that load later than the useful content. */
const waitUntilLoaded = (page: Page) =>
  expect(page.locator('.mantine-Skeleton-root, [aria-busy=true]')).toHaveCount(0);

const expectToFit = async (page: Page, what: string) =>
  expect.soft(await horizontalOverflow(page), `${what}: pixels too wide`).toBe(0);

/** Checks accessibility, and that it fits a phone. */
async function expectSound(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  await inWindow(page, phone, () => expectToFit(page, `${what} on a phone`));
}

for (const [email, list] of accounts) {
  test.describe('on a desktop', () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test(`each screen of ${email} is accessible and fits`, async ({ page }) => {
      test.skip(list.length === 0, unchanged);
      test.setTimeout(900_000);
      await signIn(page, email, list[0]!.path);
      for (const { path, useful } of list) {
        await test.step(path, async () => {
          await navigateInApp(page, path);
          await waitUntilSeen(page, useful);
          await waitUntilLoaded(page);
          await expectToFit(page, `${path} on a desktop`);
          await expectAccessible(page, `${path} on a desktop`);
          if (listsOnTablet.has(path)) {
            await inWindow(page, tablet, async () => {
              await expectReadableColumns(page, `${path} on a tablet`);
              await expectToFit(page, `${path} on a tablet`);
            });
          }
        });
      }
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: phone, hasTouch: true, isMobile: true });

    test(`each screen of ${email} is accessible by touch and fits`, async ({ page }) => {
      test.skip(list.length === 0, unchanged);
      test.setTimeout(900_000);
      await signIn(page, email, list[0]!.path);
      const others = list.filter((screen) => !isOfSettings(screen));
      for (const { path, useful, usefulOnPhone = useful } of others) {
        await test.step(path, async () => {
          await navigateInApp(page, path);
          await waitUntilSeen(page, usefulOnPhone);
          await waitUntilLoaded(page);
          if (listsOnPhone.has(path)) await expectToBeginOnFirstScreen(page, path, phone.height);
          await expectToFit(page, `${path} on a phone`);
          expect.soft(await axeFindings(page, { isTouched: true }), `${path} on a phone`).toEqual([]);
          expect.soft(await smallTargets(page), `${path} on a phone: small targets`).toEqual([]);
        });
      }
    });
  });
}

test('each list whose layout is checked is a screen', () => {
  const paths = screens.map(({ path }) => path);
  expect([...listsOnTablet, ...listsOnPhone].filter((path) => !paths.includes(path))).toEqual([]);
});

/** Every view of the settings, by its address. */
const views = [
  ...screens.filter(isOfSettings).map(({ path }) => path),
  '/settings?tab=sms&view=recipients&import=1',
].filter(isVisited);

/** The dialogs over them, each by its address. */
const dialogs = [
  ...['email', 'password', 'sessions', 'address', 'newEmail'].map((name) => `account&${name}=1`),
  'operations&addType=1',
  'operations&type=no-bin',
  'operations&type=no-bin&editType=1',
  'operations&mergeType=no-bin',
  'sms&view=suppressed&add=1',
  'checkpoints&apply=1',
]
  .map((place) => `/settings?tab=${place}`)
  .filter(isVisited);

test.describe('on a phone in Spanish, in dark mode', () => {
  test.use({ locale: 'es-MX', viewport: phone, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('every view and dialog of the settings, and their search, fit and are accessible by touch', async ({
    page,
  }) => {
    test.skip(views.length === 0, unchanged);
    test.setTimeout(480_000);
    await signIn(page, owner, '/settings');
    for (const path of [...views, ...dialogs]) {
      await test.step(path, async () => {
        const isDialog = dialogs.includes(path);
        if (isDialog) {
          // Nothing of the previous dialog must be mistaken for this one.
          await navigateInApp(page, path.split('&')[0]!);
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
        await navigateInApp(page, path);
        const shown = isDialog ? page.getByRole('dialog').last() : page.getByRole('tabpanel').last();
        await expect(shown.locator('input, textarea, button, [role=row]').first()).toBeVisible();
        await waitUntilLoaded(page);
        await expectToFit(page, `${path} on a phone in Spanish`);
        const found = await axeFindings(page, { isStrict: true, isTouched: true });
        expect.soft(found, `${path} on a phone in Spanish, dark`).toEqual([]);
        expect.soft(await smallTargets(page), `${path} on a phone in Spanish: small targets`).toEqual([]);
        if (path === '/settings?tab=operations&type=no-bin')
          await expect(shown.getByRole('heading', { name: 'Bolsa fuera del contenedor' })).toBeVisible();
        if (path === '/settings?tab=sms&view=suppressed')
          await expect(page.getByText(textOf(smsInSpanish, 'history.why.30006')).first()).toBeVisible();
      });
    }

    await test.step('the search of the settings, in both themes', async () => {
      await navigateInApp(page, '/settings');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('combobox', { name: textOf(settingsInSpanish, 'search.label') }).fill('quiet');
      const quietFrom = textOf(smsInSpanish, 'quietFrom.label');
      const option = page.getByRole('option', { name: new RegExp(`^${quietFrom}`) });
      await expect(option).toBeVisible();
      expect.soft(await axeFindings(page, { isStrict: true }), 'search of the settings, dark').toEqual([]);
      await showIn(page, 'light');
      const found = await axeFindings(page, { isStrict: true, areColors: true });
      expect.soft(found, 'search of the settings, light').toEqual([]);
      await option.click();
      const field = page.getByRole('tabpanel').getByLabel(quietFrom, { exact: true });
      await expect(field).toBeFocused();
      await expectToFit(page, 'a setting found on a phone');
    });
  });
});

test('the pages of a signed-out person are accessible and fit a phone', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText(textOf(shellTexts, 'signIn.passwordNeeded'))).toBeVisible();
  await expectSound(page, 'sign-in');
  await page.getByRole('button', { name: textOf(shellTexts, 'signIn.forgot') }).click();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toHaveCount(0);
  await expectSound(page, 'reset');
  for (const path of ['/sunrise-valet/maple-court', '/sunrise-valet/maple-court/admin']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Maple Court' })).toBeVisible();
    await expectSound(page, path);
  }

  await test.step('the help fits a phone, whatever it shows', async () => {
    await page.setViewportSize(phone);
    await page.goto('/docs');
    for (const path of ['/docs', '/docs?q=team', '/docs/plans', '/docs/roles', '/docs/nothing']) {
      await navigateInApp(page, path);
      await expect(page.getByRole('searchbox', { name: 'Search help' })).toBeVisible();
      await expectToFit(page, `${path} on a phone`);
    }
  });
});

test('everything that opens over a screen is accessible', async ({ page }) => {
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
  await page.keyboard.press('Escape');
  await page.getByPlaceholder('Search team or communities...').fill('ma');
  await expect(
    page.getByRole('listbox', { name: 'Search results' }).getByRole('option').first(),
  ).toBeVisible();
  await expectAccessible(page, 'search');
});

test('a section that is down is accessible and fits a phone', async ({ page }) => {
  await breakTracking(page, 'entry', 'answered 404');
  await signIn(page, owner, areas.tracking.path);
  await expectSectionError(page);
  await expectSound(page, 'section that is down');
});
