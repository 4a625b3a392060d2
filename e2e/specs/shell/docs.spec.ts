import { expect, test, type Page } from '@playwright/test';
import { signIn, submitSignIn } from '../../src/signIn.ts';
import { watchProblems } from '../../src/page/watchProblems.ts';
import { en as docsTexts } from '../../../shell/src/docs/texts/en.ts';
import { textOf } from '../../src/textOf.ts';
import { account } from '../../../shell/src/docs/articles/en/account.ts';

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search help' });
const results = (page: Page) => page.getByRole('region', { name: 'Search results' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a visitor finds an article by searching, and its section', async ({ page }) => {
  const problems = watchProblems(page);
  await page.goto('/docs');
  await expect(title(page, textOf(docsTexts, 'title'))).toBeVisible();
  await searchBox(page).pressSequentially('legacý PRICE');
  await expect(searchBox(page)).toHaveValue('legacý PRICE');
  await expect(page).toHaveURL('/docs?q=legac%C3%BD+PRICE');
  const result = results(page).getByRole('link', { name: /^Plans and billing/ });
  await expect(result.locator('mark')).toHaveText(['legacy', 'price']);

  await page.reload();
  await expect(searchBox(page)).toHaveValue('legacý PRICE');
  await result.click();
  await expect(page).toHaveURL('/docs/plans#plans');
  await expect(page).toHaveTitle('Plans and billing · Valet Hub');
  await expect(
    page.getByRole('heading', { name: new RegExp(`^${account.plans.sections[0]!.heading}`) }),
  ).toBeFocused();
  await expect(searchBox(page)).toHaveValue('');
  await page.goBack();
  await expect(searchBox(page)).toHaveValue('legacý PRICE');

  await searchBox(page).fill('zebra <b>');
  await expect(page.getByText(textOf(docsTexts, 'search.none', { query: 'zebra <b>' }))).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Clear search' }).click();
  await expect(searchBox(page)).toBeFocused();
  await expect(page).toHaveURL('/docs');
  await expect(page.getByRole('region', { name: 'Getting started' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('an unknown article says so, and an article opens by its address, at its heading', async ({ page }) => {
  await test.step('an unknown article says so, inside the help', async () => {
    for (const path of ['/docs/no-such-article', '/docs/team/members', '/docs/%E2%98%83']) {
      await page.goto(path);
      await expect(page.getByText('Article not found')).toBeVisible();
      await expect(searchBox(page)).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: 'All articles' }).click();
    await expect(title(page, textOf(docsTexts, 'title'))).toBeVisible();
  });

  await test.step('a visitor opens an article by its address, at its heading, and continues reading', async () => {
    await page.goto('/docs/roles#change');
    const heading = page.getByRole('heading', { name: /^Change someone’s role/ });
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    await page
      .getByRole('navigation', { name: 'More articles' })
      .getByRole('link', { name: /^Next/ })
      .click();
    await expect(page).toHaveURL('/docs/notifications');
    await expect(title(page, 'Notifications')).toBeInViewport();
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Seen and read' })
      .click();
    await expect(page).toHaveURL('/docs/notifications#seen-and-read');

    // A page of the app asks for a sign-in first; the address shows which page follows.
    await page.getByRole('article').getByRole('link', { name: 'Settings', exact: true }).click();
    await expect(page).toHaveURL('/login?next=%2Fsettings');
  });
});

test('a signed-in person sees the same, and returns to the app without a reload', async ({ page }) => {
  await signIn(page, 'owner@demo.test');
  await page.goto('/docs?q=password');
  await results(page)
    .getByRole('link', { name: /^Signing in/ })
    .click();
  await expect(page).toHaveURL('/docs/signing-in#password');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('article').getByRole('link', { name: 'Team', exact: true }).first().click();
  await expect(title(page, 'Team')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a new owner may read it before the onboarding', async ({ page }) => {
  await page.goto('/login?next=/docs/first-steps');
  await submitSignIn(page, 'trial@demo.test');
  await expect(title(page, 'Your first steps')).toBeVisible();
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-US' });

  test('the articles are in Spanish, and accents don’t matter', async ({ page }) => {
    await page.goto('/docs?q=recoleccion');
    await page.getByRole('link', { name: /^Una recolección omitida/ }).click();
    await expect(title(page, 'Una recolección omitida')).toBeVisible();
  });
});
