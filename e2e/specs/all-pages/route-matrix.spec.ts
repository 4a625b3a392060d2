import { expect, test, type Page } from '@playwright/test';
import { signIn, signOut, submitSignIn } from '../../src/signIn.ts';
import { onboarding as onboardingTexts } from '../../../mf-billing/src/onboarding/texts/en.ts';
import { en as proofTexts } from '../../../mf-tracking/src/proof/texts/en.ts';
import { en as docsTexts } from '../../../shell/src/docs/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { account } from '../../../shell/src/docs/articles/en/account.ts';

/** The shell's routes, each with its heading and title (spec section 2, Main shell). */
const mainRoutes: readonly (readonly [path: string, title: string])[] = [
  ['/', 'Dashboard'],
  ['/communities', 'Communities'],
  ['/communities/maple-court', 'Community Details'],
  ['/communities/maple-court/bintags', 'Bin tags'],
  ['/team', 'Team'],
  ['/team/demo-admin', 'Employee Details'],
  ['/tracking', 'Tracking'],
  ['/tracking/last-night', 'Last night'],
  ['/tracking/scorecards', 'Scorecards'],
  ['/schedule', 'Schedule'],
  ['/settings', 'Settings'],
  ['/settings?tab=billing', 'Settings'],
  ['/settings?tab=support', 'Settings'],
  ['/shift-report', 'Shift Report'],
  ['/clock-in-outs', 'Clock In-Outs'],
  ['/checkpoints', 'Check Points'],
  ['/units', 'Units'],
  ['/violations', 'Violations'],
  ['/activity', 'Activity'],
  ['/notifications', 'All Notifications'],
  ['/help', 'Get Help'],
];

const onboardingRoutes = [
  ['/onboarding', textOf(onboardingTexts, 'title')],
  ['/pricing', 'Plans and pricing'],
] as const;

/** Pages for everyone, and a text on each. */
const publicRoutes = [
  ['/docs', textOf(docsTexts, 'title')],
  ['/docs/roles', account.roles.title],
  ['/sunrise-valet/maple-court', 'Maple Court'],
  ['/sunrise-valet/maple-court/bintag/7f3a', 'Maple Court'],
  ['/sunrise-valet/maple-court/admin', 'Maple Court'],
  ['/sunrise-valet/maple-court/admin/violations', 'Maple Court'],
  ['/sunrise-valet/maple-court/admin/service-logs', 'Maple Court'],
  ['/sunrise-valet/no-such-place', 'Page Not Found'],
  ['/t/7f3a', 'Code not found'],
  ['/proof/7f3a', textOf(proofTexts, 'proof.page.closed')],
  ['/404', 'Page Not Found'],
] as const;

const unknownPaths = ['/no-such-page', '/team/no/such/page', '/settings/x.y', '/a/b/c/d/e'];

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first();

async function expectShown(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(heading(page, title), path).toBeVisible();
  await expect(page, path).toHaveURL(path);
}

async function expectLedTo(page: Page, path: string, address: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page, path).toHaveURL(address);
}

test('a signed-out person reaches the public pages, and the sign-in from everywhere else', async ({
  page,
}) => {
  for (const [path, words] of publicRoutes) await expectShown(page, path, words);
  for (const [path] of [...mainRoutes, ...onboardingRoutes]) {
    const login = path === '/' ? '/login' : `/login?next=${encodeURIComponent(path)}`;
    await expectLedTo(page, path, login);
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  }
  for (const path of unknownPaths) await expectLedTo(page, path, /\/login(\?next=.*)?$/);
});

test('a person who isn’t onboarded reaches onboarding, pricing and the public pages', async ({ page }) => {
  await signIn(page, 'trial@demo.test', '/onboarding');
  for (const [path, title] of [...onboardingRoutes, ...publicRoutes]) await expectShown(page, path, title);
  for (const [path] of mainRoutes) await expectLedTo(page, path, '/onboarding');
  for (const path of [...unknownPaths, '/login']) await expectLedTo(page, path, '/onboarding');
});

/** Addresses that redirect an onboarded owner home. */
const leadHome = [...onboardingRoutes.map(([path]) => path), ...unknownPaths, '/login'];

// Addresses that redirect an owner home or are open to everyone need no separate test for an Admin.
for (const [who, email, openToAll, home] of [
  ['an onboarded owner', 'owner@demo.test', publicRoutes, leadHome],
  ['a team member of the tier Admin', 'admin@demo.test', [], ['/onboarding', '/login']],
] as const) {
  test(`${who} reaches every page except the onboarding, each with its title`, async ({ page }) => {
    test.slow();
    await signIn(page, email);
    for (const [path, title] of mainRoutes) {
      await expectShown(page, path, title);
      await expect(page, path).toHaveTitle(`${title} · Valet Hub`);
    }
    for (const [path, words] of openToAll) await expectShown(page, path, words);
    for (const path of home) await expectLedTo(page, path, '/');
    await page.goto('/');
    await signOut(page);
    await expect(page).toHaveURL('/login');
  });
}

test('a deep link survives the sign-in, and a link to a public page needs none', async ({ page }) => {
  await page.goto('/violations?status=open');
  await expect(page).toHaveURL('/login?next=%2Fviolations%3Fstatus%3Dopen');
  await submitSignIn(page, 'owner@demo.test');
  await expect(page).toHaveURL('/violations?status=open');
  await expect(heading(page, 'Violations')).toBeVisible();
});

test('Take Me Home and Report a Bug lead where they say', async ({ page }) => {
  await signIn(page, 'owner@demo.test');
  await page.goto('/404');
  await page.getByRole('link', { name: 'Report a Bug' }).click();
  await expect(page).toHaveURL('/settings?tab=support');
  await expect(page.getByRole('heading', { name: 'Contact support' })).toBeVisible();
  await page.goto('/404');
  await page.getByRole('link', { name: 'Take Me Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(heading(page, 'Dashboard')).toBeVisible();
});
