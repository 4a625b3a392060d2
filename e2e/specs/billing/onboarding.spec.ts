import { randomUUID } from 'node:crypto';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { paths, termsVersion } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import { createLogin, createOwner, firestore } from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { emailsTo, openOutbox } from '../../src/messages/outbox.ts';
import { profileButton, signOut, submitSignIn } from '../../src/signIn.ts';
import { onboarding as onboardingTexts } from '../../../mf-billing/src/onboarding/texts/en.ts';
import { en as billingTexts } from '../../../mf-billing/src/texts/en.ts';
import { patternOf, textOf } from '../../src/textOf.ts';

const paidFor = (quantity: number) => ({
  subscriptions: {
    paid: {
      status: 'active',
      priceId: 'price_professional',
      quantity,
      current_period_end: new Date(Date.now() + 30 * 86_400_000),
    },
  },
});

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const continueButton = (page: Page) => page.getByRole('button', { name: 'Save and continue' });

/** Opens the onboarding on another device of the same owner. */
async function anotherDevice(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/onboarding');
  await submitSignIn(page, email);
  return page;
}

test('an owner can sign out during onboarding; each step can be skipped, and the Free plan covers only the owner', async ({
  page,
}) => {
  const { uid, email } = await createOwner({}, false);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');

  await test.step('an owner can sign out during onboarding', async () => {
    await submitSignIn(page, email);
    await expect(step(page, 'Your business')).toBeVisible();
    await signOut(page);
    await expect(page).toHaveURL(/\/login/);
  });

  await test.step('each step can be skipped, and the Free plan covers only the owner', async () => {
    await submitSignIn(page, email);
    const later = page.getByRole('button', { name: 'Skip for now' });
    await expect(step(page, 'Your business')).toBeVisible();
    // The app's pages are closed until the business is set up, so the menu doesn't lead there.
    await profileButton(page).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Log out']);
    await page.keyboard.press('Escape');
    await continueButton(page).click();
    for (const title of [textOf(onboardingTexts, 'size.title'), 'Your first community']) {
      await expect(step(page, title)).toBeVisible();
      expect(await horizontalOverflow(page), title).toBe(0);
      await later.click();
    }
    await expect(
      page.getByText(textOf(onboardingTexts, 'invitation.full', { team: 2, price: '$40' })),
    ).toBeVisible();
    await later.click();
    await expect(step(page, 'You’re all set')).toBeVisible();
    await expect(page.getByText('Community: skipped')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Finish setup' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect((await firestore().doc(paths.teamMember(uid, uid)).get()).exists).toBe(true);
  });
});

test('an owner completes every step, and continues on another device', async ({ page, browser }) => {
  test.slow();
  const { uid, email } = await createOwner(paidFor(1), false);
  const slug = `quinn-${uid}`;
  await page.goto('/');
  await submitSignIn(page, email);

  await test.step('the business, whose address is checked while typing', async () => {
    await expect(step(page, 'Your business')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('Business name').fill('Quinn Valet');
    const address = page.getByLabel('Public page address');
    await address.fill('sunrise-valet');
    await expect(page.getByText(textOf(onboardingTexts, 'slug.standing.taken'))).toBeVisible();
    await continueButton(page).click();
    await expect(address).toHaveAccessibleDescription(/Another business uses/);
    await address.fill(slug);
    await expect(page.getByText('Available.')).toBeVisible();
    await continueButton(page).click();
  });

  await test.step('the size, with the plan that fits', async () => {
    await expect(step(page, textOf(onboardingTexts, 'size.title'))).toBeVisible();
    await expect(page).toHaveURL('/onboarding?step=size');
    await page.getByLabel('Communities served').fill('5');
    await page.getByLabel(textOf(onboardingTexts, 'size.staff')).fill('1');
    await expect(page.getByText('We suggest Enterprise.')).toBeVisible();
    await expect(page.getByText(/3 team members and 6 communities, \$80 per month/)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel(textOf(onboardingTexts, 'size.staff')).fill('1001');
    await continueButton(page).click();
    await expect(page.getByLabel(textOf(onboardingTexts, 'size.staff'))).toHaveAccessibleDescription(
      /Enter 1,000 or less/,
    );
    await page.getByLabel(textOf(onboardingTexts, 'size.staff')).fill('1');
    await continueButton(page).click();
    await expect(step(page, 'Your first community')).toBeVisible();
  });

  await test.step('back, forward, and another device', async () => {
    await page.goBack();
    await expect(step(page, textOf(onboardingTexts, 'size.title'))).toBeVisible();
    await expect(page.getByLabel('Communities served')).toHaveValue('5');
    const other = await anotherDevice(browser, email);
    await expect(step(other, 'Your first community')).toBeVisible();
    await other.context().close();
    await page.goForward();
    await page.reload();
    await expect(step(page, 'Your first community')).toBeVisible();
  });

  await test.step('the first community', async () => {
    await page.getByRole('button', { name: 'Add community' }).click();
    await expect(page.getByLabel('Community name')).toHaveAccessibleDescription(
      patternOf(onboardingTexts, 'problems.propertyName.missing'),
    );
    await page.getByLabel('Community name').fill('Elm Court');
    await page.getByRole('checkbox', { name: 'Mon' }).first().check();
    await page.getByLabel('Units').fill('48');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add community' }).click();
  });

  const invited = `invited-${randomUUID().slice(0, 8)}@e2e.test`;
  await test.step('the first invitation', async () => {
    await expect(step(page, textOf(onboardingTexts, 'invitation.title'))).toBeVisible();
    await page.getByLabel('First name').fill('Ines');
    await page.getByRole('textbox', { name: 'Email' }).fill(invited);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(step(page, 'You’re all set')).toBeVisible();
  });
  const outbox = await openOutbox(browser);
  await expect(emailsTo(outbox, invited)).toHaveCount(1);
  await outbox.context().close();

  await test.step('ready', async () => {
    await expect(page.getByText('Community: done')).toBeVisible();
    await expect(page.getByText('Team: done')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Finish setup' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  const customer = await firestore().doc(paths.customer(uid)).get();
  expect(customer.data()).toMatchObject({ businessSlug: slug, initialOnboardingComplete: true });
  const [elm] = (await firestore().collection(paths.communities(uid)).get()).docs;
  expect(elm?.data()).toMatchObject({ propertyName: 'Elm Court', totalUnits: 48 });
  const record = await firestore().doc(paths.teamMember(uid, uid)).get();
  expect(record.data()).toMatchObject({ tier: 'Admin', isActive: true, email, customerId: uid });
});

test('a login with an unconfirmed email can’t create a business, and sees what to do', async ({
  page,
  browser,
}) => {
  const uid = `unconfirmed-${randomUUID().slice(0, 8)}`;
  const email = `${uid}@e2e.test`;
  await createLogin(uid, email, false);
  await page.goto('/');
  await submitSignIn(page, email);
  await expect(page.getByText(textOf(billingTexts, 'trialTerms.starts', { days: 14 }))).toBeVisible();
  await expect(page.getByText(/the Free plan’s limits: just you and 2 comm/)).toBeVisible();
  await page.getByLabel('Business name').fill('Quinn Valet');
  await continueButton(page).click();
  await expect(page.getByRole('group', { name: 'Terms' })).toHaveAccessibleDescription(/Accept the terms/);
  await page.getByRole('checkbox', { name: textOf(onboardingTexts, 'terms.accept') }).check();
  await continueButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(textOf(onboardingTexts, 'unconfirmed.title'));
  expect((await firestore().doc(paths.customer(uid)).get()).exists).toBe(false);

  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(textOf(onboardingTexts, 'unconfirmed.sent', { email }))).toBeVisible();
  const outbox = await openOutbox(browser);
  const link = emailsTo(outbox, email).frameLocator('iframe').getByRole('link', { name: 'Confirm my email' });
  const address = (await link.getAttribute('href'))!;
  await outbox.context().close();

  await test.step('the link works only for the signed-in person', async () => {
    const { email: stranger } = await createOwner({}, false);
    const other = await anotherDevice(browser, stranger);
    await expect(step(other, 'Your business')).toBeVisible();
    await other.goto(address);
    await expect(other.getByText(textOf(onboardingTexts, 'confirm.refused'))).toBeVisible();
    await other.context().close();
  });

  await page.goto(address);
  await expect(page.getByText('Email confirmed.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL('/onboarding');
  await expect(page.getByLabel('Business name')).toHaveValue('Quinn Valet');
  await continueButton(page).click();
  await expect(step(page, textOf(onboardingTexts, 'size.title'))).toBeVisible();
  const customer = await firestore().doc(paths.customer(uid)).get();
  expect(customer.data()).toMatchObject({ businessName: 'Quinn Valet', terms: { version: termsVersion } });
  // The trial starts now.
  expect(Math.abs(Date.now() - customer.get('dateCreated').toMillis())).toBeLessThan(60_000);
});

test('an owner whose trial has ended chooses a plan first, and continues the setup after choosing Free', async ({
  page,
}) => {
  const { uid, email } = await createOwner({}, false);
  const customer = firestore().doc(paths.customer(uid));
  await customer.update({ dateCreated: new Date(Date.now() - 20 * 86_400_000) });
  await page.goto('/onboarding');
  await submitSignIn(page, email);
  await expect(page).toHaveURL('/pricing');

  await test.step('nothing else opens', async () => {
    await page.goto('/team');
    await expect(page).toHaveURL('/pricing');
  });

  await test.step('a choice that couldn’t be saved is reported, and can be repeated', async () => {
    const choose = page.getByRole('button', { name: 'Choose Free' });
    await page.route('**/choosePlan', (route) => route.abort());
    await choose.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/choosePlan');
    await choose.click();
    await expect(step(page, 'Your business')).toBeVisible();
  });
  expect((await customer.get()).data()).toMatchObject({ planChosen: 'free' });
  await page.reload();
  await expect(step(page, 'Your business')).toBeVisible();
});
