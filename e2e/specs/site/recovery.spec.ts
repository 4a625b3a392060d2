import { expect, test, type Page, type Route } from '@playwright/test';
import { areas, dashboard, sideNav } from '../../src/areas.ts';
import { createOwner, setDisabled } from '../../src/backend.ts';
import { expectSectionError, sectionError } from '../../src/releases/deadModule.ts';
import { fetchRead } from '../../src/page/fetchRead.ts';
import { profileButton, signIn, submitSignIn } from '../../src/signIn.ts';
import { toast } from '../../src/page/toast.ts';
import { en as shellTexts } from '../../../shell/src/texts/en.ts';
import { textOf } from '../../src/textOf.ts';

const owner = 'owner@demo.test';

/**
 * From now on the site serves another build of the shell, and the files of the team's area are gone.
 * @param foundByFreshPage whether a reloaded page finds them.
 */
async function deployAnother(page: Page, foundByFreshPage: boolean) {
  const gone = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
  await page.route('**/mf-team/**', gone);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'document' && foundByFreshPage) {
      await page.unroute('**/mf-team/**', gone);
    }
    const asksForThePage = new URL(route.request().url()).pathname === '/';
    if (route.request().resourceType() !== 'fetch' || !asksForThePage) return route.fallback();
    const answer = await fetchRead(route);
    const body = (await answer.text()).replace(/src="\/shell\/[^"]+"/, 'src="/shell/2.0.0/assets/main.js"');
    return route.fulfill({ response: answer, body });
  });
}

const loadsOf = (page: Page) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
};

const openTeam = (page: Page) => sideNav(page).getByRole('link', { name: 'Team' }).click();

test('a page whose files a deployment has removed reloads and continues', async ({ page }) => {
  await signIn(page, owner, '/settings');
  await expect(areas.settings.content(page)).toBeVisible();
  await deployAnother(page, true);
  const loads = loadsOf(page);
  await openTeam(page);
  await expect(areas.team.content(page)).toBeVisible();
  expect(loads()).toBe(1);
});

test('it reloads only once if the files stay missing', async ({ page }) => {
  await signIn(page, owner, '/settings');
  await expect(areas.settings.content(page)).toBeVisible();
  await deployAnother(page, false);
  const loads = loadsOf(page);
  await openTeam(page);
  await expectSectionError(page);
  expect(loads()).toBe(1);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectSectionError(page);
  expect(loads()).toBe(1);
});

test('a lost connection is shown, and missed changes appear when it is back', async ({ page, context }) => {
  await signIn(page, owner);
  await expect(dashboard.content(page)).toBeVisible();
  await context.setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: 'offline' });
  await expect(banner).toContainText('You’re offline.');
  await openTeam(page);
  await expect(sectionError(page)).toContainText('Not available offline');
  await expect(sectionError(page).getByRole('button', { name: 'Try Again' })).toBeEnabled();

  await context.setOffline(false);
  await expect(page.getByText('Back online.')).toBeVisible();
  // Without pressing Try Again.
  await expect(areas.team.content(page)).toBeVisible();
});

test('an expired session asks to sign in again, and restores the input', async ({ page }) => {
  const { uid, email } = await createOwner({}, false);
  await page.clock.install();
  await signIn(page, email, '/onboarding');
  await page.getByLabel('Business name').fill('Ada’s Valet & Sons');

  // The next refresh of the token, within the hour, is refused.
  await setDisabled(uid, true);
  await page.clock.fastForward('01:00:00');
  await expect(page).toHaveURL('/login?ended=1&next=%2Fonboarding');
  await expect(page.getByRole('alert')).toHaveText(textOf(shellTexts, 'signIn.errors.session_ended'));

  await setDisabled(uid, false);
  await submitSignIn(page, email);
  await expect(page).toHaveURL('/onboarding');
  await expect(page.getByLabel('Business name')).toHaveValue('Ada’s Valet & Sons');
});

test('a header control with missing code says so, keeps the page usable, and can be pressed again', async ({
  page,
}) => {
  await signIn(page, owner);
  await expect(dashboard.content(page)).toBeVisible();
  const menu = /\/shell\/[^/]+\/assets\/menu\.[^/]+\.js/;
  await page.route(menu, (route) => route.abort('connectionrefused'));
  await profileButton(page).click();
  await expect(toast(page, /^Couldn’t open this/)).toBeVisible();
  await expect(dashboard.content(page)).toBeVisible();

  await page.unroute(menu);
  await profileButton(page).click();
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeVisible();
});
