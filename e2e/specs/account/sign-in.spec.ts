import { expect, test, type Page } from '@playwright/test';
import { areas, dashboard } from '../../src/areas.ts';
import { createOwner, firestore } from '../../src/backend.ts';
import { signIn, signOut, submitSignIn } from '../../src/signIn.ts';
import { onboarding as onboardingTexts } from '../../../mf-billing/src/onboarding/texts/en.ts';
import { es as shellTextsEs } from '../../../shell/src/texts/es.ts';
import { textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { en as shellTexts } from '../../../shell/src/texts/en.ts';

const owner = 'owner@demo.test';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('an owner signs in, reaches the dashboard, signs out, and a deep link survives the next sign-in', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await submitSignIn(page, owner);
  await expect(page).toHaveURL('/');
  await expect(heading(page, 'Dashboard')).toBeVisible();

  await signOut(page);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await test.step('the deep link includes its query', async () => {
    await page.goto('/settings?tab=billing');
    await expect(page).toHaveURL('/login?next=%2Fsettings%3Ftab%3Dbilling');
    await submitSignIn(page, owner);
    await expect(page).toHaveURL('/settings?tab=billing');
    await expect(areas.billing.content(page)).toBeVisible();
  });
});

test('the form works from the keyboard alone, with reduced motion, and marks what is missing', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await test.step('with reduced motion, a button changes its colors immediately and nothing moves for long', async () => {
    const button = page.getByRole('button', { name: 'Log in' });
    await expect(button).toBeEnabled();
    // Even the shortest transition keeps the previous color until the next frame.
    const drawn = await button.evaluate((element) => {
      getComputedStyle(element).getPropertyValue('background-color');
      element.style.backgroundColor = 'rgb(1, 2, 3)';
      return getComputedStyle(element).backgroundColor;
    });
    expect(drawn).toBe('rgb(1, 2, 3)');
    // An endless animation flickers in every frame, however short it is.
    const repeats = await button.evaluate((element) => {
      element.style.animation = 'any 1s infinite';
      return getComputedStyle(element).animationIterationCount;
    });
    expect(repeats).toBe('1');
  });

  await test.step('empty fields are marked, and nothing is sent', async () => {
    let sent = 0;
    page.on('request', (request) => (sent += Number(request.url().includes('signInWithPassword'))));

    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/^Enter an email/);
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription(
      textOf(shellTexts, 'signIn.passwordNeeded'),
    );
    await expect(page.getByLabel('Email')).toBeFocused();

    await page.getByLabel('Email').fill('not an address');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/^Enter an email/);

    await page.getByLabel('Email').fill(owner);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByLabel('Password')).toBeFocused();
    expect(sent).toBe(0);
  });

  await test.step('from the keyboard alone', async () => {
    await page.getByLabel('Email').focus();
    await page.getByLabel('Email').fill('');
    await page.keyboard.type(owner);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Passw0rd!demo');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Dashboard')).toBeVisible();
  });
});

test('a failed sign-in shows its reason, and nothing more', async ({ page }) => {
  await page.goto('/login');
  await test.step('a wrong password and an unknown address give the same message', async () => {
    const answers: string[] = [];
    for (const [email, password] of [
      [owner, 'not the password'],
      ['nobody@demo.test', 'Passw0rd!demo'],
    ] as const) {
      await submitSignIn(page, email, password);
      await expect(page.getByRole('alert')).toHaveText(/^Wrong/);
      answers.push(await page.getByRole('alert').innerText());
      await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
      await page.reload();
    }
    expect(answers[0]).toBe(answers[1]);
    expect(answers[0]).not.toMatch(/unknown|exist|registered/i);
  });

  for (const [email, error] of [
    ['manager@demo.test', 'admin_required'],
    ['specialist@demo.test', 'admin_required'],
    ['orphan@demo.test', 'account_not_found'],
  ] as const) {
    await test.step(`${email} is rejected with the reason`, async () => {
      await navigateInApp(page, '/login');
      await submitSignIn(page, email);
      await expect(page).toHaveURL(`/login?error=${error}`);
      await expect(page.getByRole('alert')).toHaveText(textOf(shellTexts, `signIn.errors.${error}`));
      // Rejected also means signed out: the app doesn't open on the next visit either.
      await page.goto('/team');
      await expect(page).toHaveURL('/login?next=%2Fteam');
    });
  }
});

test('an owner in trial, not onboarded, is always sent to /onboarding', async ({ page }) => {
  await page.goto('/team');
  await submitSignIn(page, 'trial@demo.test');
  await expect(page).toHaveURL('/onboarding');
  await expect(heading(page, textOf(onboardingTexts, 'title'))).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL('/onboarding');
  await page.getByRole('link', { name: textOf(onboardingTexts, 'seePlans') }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(heading(page, 'Plans and pricing')).toBeVisible();
});

test('an owner whose trial ended without a plan is sent to /pricing, and can’t open anything else', async ({
  page,
}) => {
  await page.goto('/team');
  await submitSignIn(page, 'expired@demo.test');
  await expect(page).toHaveURL('/pricing');
  await expect(heading(page, 'Plans and pricing')).toBeVisible();
  for (const path of ['/', '/onboarding', '/settings?tab=billing', '/no-such-page', '/login']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/pricing');
  }
});

test('a new owner sets up the business and gets the dashboard', async ({ page }) => {
  const { uid, email } = await createOwner({}, false);
  const document = firestore().doc(`customers/${uid}`);
  // A new sign-up has only a login.
  await document.delete();
  await page.goto('/');
  await submitSignIn(page, email);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('O’Neill');
  await page.getByLabel('Business name').fill('Ada’s Valet & Sons');
  await page.getByRole('checkbox', { name: textOf(onboardingTexts, 'terms.accept') }).check();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL('/onboarding?step=size');
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await page.getByRole('button', { name: 'Finish setup' }).click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expect(page).toHaveURL('/');
  const customer = (await document.get()).data();
  expect(customer).toMatchObject({
    firstName: 'Ada',
    lastName: 'O’Neill',
    businessName: 'Ada’s Valet & Sons',
    timeZone: 'America/New_York',
    initialOnboardingComplete: true,
  });
  // The trial starts now.
  expect(Math.abs(Date.now() - customer?.dateCreated?.toMillis())).toBeLessThan(60_000);
  await page.goto('/onboarding');
  await expect(page).toHaveURL('/');
});

test('the sign-in redirects nowhere else', async ({ page }) => {
  await page.goto('/login');
  // The other addresses are in nextAddress.test.ts.
  for (const next of ['//evil.example/', 'javascript:alert(1)']) {
    await test.step(next, async () => {
      await navigateInApp(page, `/login?next=${encodeURIComponent(next)}`);
      await submitSignIn(page, owner);
      await expect(dashboard.content(page).first()).toBeVisible();
      await expect(page).toHaveURL('/');
      await signOut(page);
      await expect(page).toHaveURL('/login');
    });
  }
});

test('signing out in one tab signs the other out', async ({ page, context }) => {
  await signIn(page, owner);
  const other = await context.newPage();
  await other.goto('/team');
  await expect(areas.team.content(other)).toBeVisible();
  await signOut(page);
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByText('Adam Reyes')).toHaveCount(0);
});

/** Spanish texts of the shell that a page fetches from now on. */
function spanishTexts(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/shell\/.*\/es\.\w+\.js$/.test(pathname)) fetched.push(pathname);
  });
  return fetched;
}

test('a page in English doesn’t fetch other languages, and the sign-in page redirects signed-in users to the dashboard', async ({
  page,
}) => {
  const fetched = spanishTexts(page);
  await signIn(page, owner);
  await test.step('no other languages', async () => {
    await expect(heading(page, 'Dashboard')).toBeVisible();
    expect(fetched).toEqual([]);
  });

  await test.step('the sign-in page leads back', async () => {
    await page.goto('/login');
    await expect(page).toHaveURL('/');
    await expect(heading(page, 'Dashboard')).toBeVisible();
  });
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-US' });

  test('the sign-in page and the dashboard are in Spanish, with one more request', async ({ page }) => {
    const fetched = spanishTexts(page);
    await page.goto('/login');
    await page.getByLabel(textOf(shellTextsEs, 'signIn.email')).fill(owner);
    await page.getByLabel('Contraseña').fill('Passw0rd!demo');
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(heading(page, 'Panel')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('link', { name: 'Ayuda' })).toBeVisible();
    expect(fetched).toHaveLength(1);
  });
});
