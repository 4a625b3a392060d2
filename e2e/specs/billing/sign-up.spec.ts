import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { paths, termsVersion } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { createOwner, firestore } from '../../src/backend.ts';
import { fetchRead } from '../../src/page/fetchRead.ts';
import { emailsTo, openLink, openOutbox } from '../../src/messages/outbox.ts';
import { subjectOf } from '../../src/messages/mail.ts';
import { isOfficial } from '../../src/product.ts';
import { toast } from '../../src/page/toast.ts';
import { en as signInTexts } from '../../../shell/src/sign-in/texts/en.ts';
import { onboarding as onboardingTexts } from '../../../mf-billing/src/onboarding/texts/en.ts';
import { patternOf, textOf } from '../../src/textOf.ts';
import { en as shellTexts } from '../../../shell/src/texts/en.ts';
import { en as settingsTexts } from '../../../mf-settings/src/texts/en.ts';

const password = 'Quite-new-Passw0rd';
const newEmail = () => `new-${randomUUID().slice(0, 8)}@e2e.test`;

/** Fills in the form and accepts the terms. */
async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Quinn');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('checkbox', { name: /I accept the/ }).check();
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/login?mode=signup');
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Create account' }).click();
}

const sent = (page: Page) => page.getByRole('heading', { name: 'Check your inbox' });

test('a new person signs up, confirms the email, and starts to set up the business', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/login?mode=signup');
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(sent(page)).toBeFocused();
  await expect(page.getByText(textOf(signInTexts, 'signUpSent.text', { email }))).toBeVisible();

  const outbox = await openOutbox(browser);
  const mail = emailsTo(outbox, email);
  await expect(mail.getByRole('heading')).toHaveText(subjectOf('signUp'));
  await test.step('there is no account before that', async () => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^Wrong/);
  });

  const opened = await openLink(outbox, mail, 'Confirm my email');
  await expect(opened.getByText(textOf(signInTexts, 'confirm.text', { email }))).toBeVisible();
  await opened.getByLabel('Password').fill('not the password');
  await opened.getByRole('button', { name: textOf(signInTexts, 'confirm.submit') }).click();
  await expect(opened.getByLabel('Password')).toHaveAccessibleDescription(
    patternOf(shellTexts, 'signIn.problems.otherPassword'),
  );
  await opened.getByLabel('Password').fill(password);
  await opened.getByRole('button', { name: textOf(signInTexts, 'confirm.submit') }).click();
  await expect(
    opened.getByRole('heading', { level: 1, name: textOf(onboardingTexts, 'title') }),
  ).toBeVisible();
  await expect(opened).toHaveURL(/\/onboarding/);

  const found = await firestore().collection(paths.customers()).where('email', '==', email).get();
  const customer = found.docs[0]!;
  expect(customer.data()).toMatchObject({
    firstName: 'Nora',
    lastName: 'Quinn',
    initialOnboardingComplete: false,
  });
  expect(customer.get('terms')).toMatchObject({ version: termsVersion });
  expect(Math.abs(customer.get('terms').acceptedAt.toMillis() - Date.now())).toBeLessThan(600_000);
  await outbox.context().close();
});

test('an address with an account gets the same response, and an email that explains it', async ({
  page,
  browser,
}) => {
  const { uid, email } = await createOwner();
  await signUp(page, email);
  await expect(sent(page)).toBeVisible();
  await expect(page.getByText(textOf(signInTexts, 'signUpSent.text', { email }))).toBeVisible();
  const outbox = await openOutbox(browser);
  await expect(emailsTo(outbox, email).getByRole('heading')).toHaveText(subjectOf('haveAccount'));
  await outbox.context().close();
  expect((await firestore().doc(paths.customer(uid)).get()).get('firstName')).toBe('Test');
});

test('errors are next to their fields, and no input is lost', async ({ page }) => {
  await page.goto('/login?mode=signup');
  const submit = page.getByRole('button', { name: 'Create account' });
  await submit.click();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(
    textOf(signInTexts, 'signUp.missing.firstName'),
  );
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/^Enter an email/);
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(
    textOf(signInTexts, 'signUp.passwordProblems.tooShort', { count: 8 }),
  );
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(
    textOf(signInTexts, 'signUp.missing.terms'),
  );
  expect(await axeFindings(page)).toEqual([]);

  await fillIn(page, newEmail());
  await page.getByLabel('Password').fill('Password1');
  await submit.click();
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/Too common/);
  await page.getByLabel('Password').fill('Nora2026!');
  await submit.click();
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(
    patternOf(signInTexts, 'signUp.passwordProblems.aboutYou'),
  );

  await test.step('input survives switching to log in and back', async () => {
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/login');
    await page.goBack();
    await expect(page.getByLabel('Last name')).toHaveValue('Quinn');
    await expect(page.getByRole('checkbox')).toBeChecked();
  });

  await page.getByLabel('Password').fill(password);
  await page.route('**/requestSignUp', (route) => route.abort());
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText(/You’re offline/);
  await expect(page.getByLabel('First name')).toHaveValue('Nora');
});

test('the email can be resent a limited number of times', async ({ page, browser }) => {
  const email = newEmail();
  await signUp(page, email);
  await expect(sent(page)).toBeVisible();
  const outbox = await openOutbox(browser);
  const again = page.getByRole('button', { name: 'Resend email' });
  await again.click();
  await expect(page.getByRole('status')).toHaveText(textOf(signInTexts, 'signUpSent.sentAgain'));
  await expect(emailsTo(outbox, email)).toHaveCount(2);
  for (let times = 2; times < 5; times += 1) {
    await again.click();
    await expect(emailsTo(outbox, email)).toHaveCount(times + 1);
  }
  await again.click();
  await expect(page.getByRole('status')).toHaveText(/^Too many attempts/);
  await page.getByRole('button', { name: 'Edit my details' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await outbox.context().close();
});

test('an invalid or used link leads on', async ({ page }) => {
  await page.goto('/login?mode=confirmSignUp&token=made-up');
  await expect(page.getByRole('alert')).toHaveText(textOf(shellTexts, 'signIn.problems.linkExpired'));
  await page.getByRole('button', { name: 'Sign up again' }).click();
  await expect(page).toHaveURL('/login?mode=signup');
});

const noGooglePage = "The Auth emulator of firebase-tools has no page in place of Google's own.";

/** Makes the site offer Google sign-in by adding a client id to its page. */
async function offerGoogle(page: Page): Promise<void> {
  await page.route(/\/(login|settings)(\?|$)/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await fetchRead(route);
    const meta = '<meta name="google-client-id" content="1-local.apps.googleusercontent.com" /></head>';
    return route.fulfill({ response: answer, body: (await answer.text()).replace('</head>', meta) });
  });
}

test('with Google: as safe as the sign-up page, and hidden if the site doesn’t offer it', async ({
  page,
}) => {
  test.skip(isOfficial(), noGooglePage);
  const email = newEmail();
  const google = page.getByRole('button', { name: 'Continue with Google' });
  const there = page.getByRole('heading', { name: 'Google on this machine' });
  const say = async (who: string) => {
    await expect(there).toBeVisible();
    await page.getByLabel('Email').fill(who);
    await page.getByLabel('Name').fill('Gina Hall');
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(google).toHaveCount(0);
  await offerGoogle(page);

  await test.step('going back returns to the same page', async () => {
    await page.goto('/login?next=%2Fteam');
    await google.click();
    await expect(there).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/login?next=%2Fteam');
    await expect(page.getByRole('alert')).toBeEmpty();
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('a response that this tab didn’t request is ignored', async () => {
    await page.goto('/login#id_token=e30.e30.&state=made-up');
    await expect(page.getByRole('alert')).toHaveText(textOf(shellTexts, 'signIn.problems.google'));
    await expect(page).toHaveURL('/login');
  });

  await test.step('a new account accepts the terms before it has a business', async () => {
    await page.goto('/login?mode=signup');
    await google.click();
    await say(email);
    await expect(
      page.getByRole('heading', { level: 1, name: textOf(onboardingTexts, 'title') }),
    ).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Gina');
    await page.getByLabel('Business name').fill('Hall Valet');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    expect((await firestore().collection(paths.customers()).where('email', '==', email).get()).size).toBe(0);
    await page.getByRole('checkbox', { name: /accept/ }).check();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page).toHaveURL(/step=size/);
    const found = await firestore().collection(paths.customers()).where('email', '==', email).get();
    expect(found.docs[0]?.get('terms')).toMatchObject({ version: termsVersion });
  });
});

test('an account with the same address is the same account, and without a password it must set one', async ({
  page,
}) => {
  test.skip(isOfficial(), noGooglePage);
  const { uid, email } = await createOwner();
  await getAuth().deleteUser(uid);
  await getAuth().createUser({ uid, email, emailVerified: true });
  await offerGoogle(page);
  await page.goto(`/login?next=${encodeURIComponent('/settings?tab=account')}`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/settings?tab=account');
  await page.getByRole('button', { name: 'Add password' }).click();
  await expect(toast(page, textOf(settingsTexts, 'account.access.google.sent', { email }))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change email' })).toHaveCount(0);
});
