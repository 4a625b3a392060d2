import { expect, test, type Page } from '@playwright/test';
import { defaultPlan, messages, paths, trialDays } from 'shared-lib/domain';
import { axeFindings } from '../../src/page/axeFindings.ts';
import {
  addRecords,
  communityRecord,
  createLogin,
  createOwner,
  firestore,
  memberRecord,
} from '../../src/backend.ts';
import { horizontalOverflow } from '../../src/page/horizontalOverflow.ts';
import { signIn } from '../../src/signIn.ts';
import { en as billingTexts } from '../../../mf-billing/src/texts/en.ts';
import { cardTexts } from '../../../mf-billing/src/texts/cardTexts.ts';
import { en as plansTexts } from '../../../shared-lib/src/ui/plans/texts/en.ts';
import { patternOf, textOf } from '../../src/textOf.ts';
import { en as planNoticeTexts } from '../../../shell/src/billing/texts/en.ts';

const day = 86_400_000;
const billing = '/settings?tab=billing';
const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Billing' });
const seats = (page: Page) => page.getByRole('textbox', { name: textOf(billingTexts, 'seats.label') });

const subscription = (change: object = {}) => ({
  status: 'active',
  current_period_end: new Date(Date.now() + 20 * day),
  current_period_start: new Date(Date.now() - 10 * day),
  created: new Date(Date.now() - 100 * day),
  items: [{ price: { id: 'price_professional' }, quantity: 3 }],
  quantity: 3,
  ...change,
});

/** The owner's team record, which every owner gets. */
const ownRecord = (uid: string) => ({
  [uid]: { ...memberRecord(uid, 'Test', 'Owner'), tier: 'Admin' },
});

/** The states of a plan: the documents that cause them, and what the tab shows. */
const states: readonly [string, object | null, readonly string[], readonly string[]][] = [
  [
    'trial',
    null,
    [
      'Free',
      'No charge',
      textOf(cardTexts.en, 'trial.left', { count: 14 }),
      'Choose plan',
      textOf(billingTexts, 'trialTerms.text', { days: trialDays, communities: defaultPlan.maxCommunities }),
    ],
    ['Renews'],
  ],
  ['a plan', subscription(), ['Enterprise', '$120 per month', 'Renews on', 'You plus 3 employees'], []],
  [
    'an older price',
    subscription({ items: [{ price: { id: 'price_team' }, quantity: 1 }], quantity: 1 }),
    ['Team of 2', '$30 per month', 'Legacy price', textOf(billingTexts, 'billing.legacyKept')],
    [],
  ],
  [
    'a payment that failed',
    subscription({ status: 'past_due' }),
    [
      'Free',
      textOf(billingTexts, 'billing.notes.unpaidTitle'),
      'Nothing is deleted',
      'Update payment method',
    ],
    ['Renews', 'Cancel subscription'],
  ],
  [
    'a canceled one',
    subscription({ cancel_at_period_end: true }),
    ['Canceled', 'Ends on', 'Resume subscription'],
    ['Renews', 'Cancel subscription'],
  ],
  [
    'one without any seats',
    subscription({ items: [{ price: { id: 'price_professional' }, quantity: 0 }], quantity: 0 }),
    ['Free', 'No charge', textOf(billingTexts, 'billing.notes.emptyTitle')],
    ['Renews'],
  ],
  [
    'one that has ended',
    subscription({ status: 'canceled' }),
    ['Free', 'Choose plan'],
    ['Renews', textOf(billingTexts, 'billing.notes.emptyTitle')],
  ],
];

test('the billing tab follows the owner’s status', async ({ page }) => {
  const { uid, email } = await createOwner();
  const plan = firestore().doc(`${paths.subscriptions(uid)}/one`);
  await signIn(page, email, billing);
  for (const [name, stored, said, unsaid] of states) {
    await test.step(name, async () => {
      if (stored) await plan.set(stored);
      for (const words of said) await expect(panel(page)).toContainText(words);
      for (const words of unsaid) await expect(panel(page)).not.toContainText(words);
      await expect(panel(page).getByText(textOf(billingTexts, 'invoices.empty'))).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });
  }

  await test.step('an older price is shown to end with its subscription', async () => {
    await plan.set(subscription({ items: [{ price: { id: 'price_team' }, quantity: 2 }], quantity: 2 }));
    await panel(page).getByRole('button', { name: 'Cancel subscription' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(patternOf(billingTexts, 'cancel.olderPrice', { older: '$30' }));
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Keep subscription' }).click();
    await expect(dialog).toHaveCount(0);
  });
});

test('the price follows the number of seats, and what can’t be bought has its reason next to it', async ({
  page,
}) => {
  const { email } = await createOwner({}, false);
  await signIn(page, email, '/pricing');
  const choose = page.getByRole('button', { name: /^Choose (Professional|Enterprise)$/ });
  await expect(
    page.getByText(textOf(billingTexts, 'quote.reckoning', { count: 1, price: '$40' })),
  ).toBeVisible();
  await page.getByRole('slider', { name: textOf(billingTexts, 'seats.slider') }).fill('12');
  await expect(seats(page)).toHaveValue('12');
  await expect(
    page.getByText(textOf(billingTexts, 'quote.reckoning', { count: 12, price: '$40' })),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText('$480 per month');
  await expect(page.getByRole('listitem').filter({ hasText: '26 communities' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Enterprise' })).toBeVisible();
  for (const [typed, problem] of [
    ['0', textOf(billingTexts, 'seats.problems.tooFew', { min: 1 })],
    ['-1', textOf(billingTexts, 'seats.problems.notWhole', { min: 1, max: 1000 })],
    ['1.5', textOf(billingTexts, 'seats.problems.notWhole', { min: 1, max: 1000 })],
    ['10,000', textOf(billingTexts, 'seats.problems.tooMany', { max: 1000 })],
    ['', textOf(billingTexts, 'seats.problems.missing')],
  ] as const) {
    await seats(page).fill(typed);
    await expect(seats(page)).toHaveAccessibleDescription(new RegExp(`^${problem}`));
    await expect(choose).toBeDisabled();
  }
  await seats(page).fill('1');
  await expect(choose).toBeEnabled();
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await horizontalOverflow(page)).toBe(0);
});

test('a limit offers a plan with enough room, and the input is kept', async ({ page }) => {
  const { uid, email } = await createOwner();
  await addRecords(uid, { team: ownRecord(uid) });
  await signIn(page, email, '/team?add=1');
  const dialog = page.getByRole('dialog', { name: 'Add team member' });
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Dana');
  await expect(dialog).toContainText(messages.addActiveAtLimit);
  await expect(dialog).toContainText(textOf(plansTexts, 'professional', { count: 1, price: '$40' }));
  await dialog.getByRole('link', { name: 'Choose plan' }).click();
  await expect(page).toHaveURL(`${billing}&seats=1&back=%2Fteam%3Fadd%3D1`);
  await expect(seats(page)).toHaveValue('1');
  // Bought elsewhere in the meantime: the tab follows.
  await addRecords(uid, { subscriptions: { one: subscription() } });
  await expect(panel(page)).toContainText('$120 per month');
  await panel(page)
    .getByRole('link', { name: textOf(billingTexts, 'billing.goBack') })
    .click();
  await expect(page).toHaveURL('/team?add=1');
  await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Dana');
  await expect(dialog).not.toContainText(messages.addActiveAtLimit);
});

test('records above the plan’s limit stay readable, are marked, and are resolved from one list', async ({
  page,
}) => {
  const { uid, email } = await createOwner();
  await createLogin(`${uid}-b`, `${uid}-b@members.test`);
  await addRecords(uid, {
    team: { ...ownRecord(uid), [`${uid}-b`]: memberRecord(uid, 'Bo', uid) },
    communities: {
      ash: communityRecord('Ash Row'),
      elm: communityRecord('Elm Row'),
      oak: communityRecord('Oak Park'),
    },
  });
  await signIn(page, email, billing);
  const list = page.getByRole('region', { name: textOf(billingTexts, 'over.title') });
  await expect(list).toContainText(textOf(billingTexts, 'over.text'));
  await expect(
    list.getByRole('heading', { name: textOf(billingTexts, 'over.members', { count: 1 }) }),
  ).toBeVisible();
  await expect(list.getByRole('heading', { name: '1 community over' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await list.getByRole('button', { name: `Deactivate Bo ${uid}` }).click();
  const requested = page.getByRole('dialog', { name: `Deactivate Bo ${uid}?` });
  await expect(requested).toContainText('has no assignments');
  await requested.getByRole('button', { name: `Deactivate Bo ${uid}` }).click();
  await expect(list.getByRole('heading', { name: /team member/ })).toHaveCount(0);

  await list.getByRole('button', { name: 'Archive Oak Park' }).click();
  const archiving = page.getByRole('dialog', { name: 'Archive Oak Park?' });
  await archiving.getByRole('button', { name: 'Archive Oak Park' }).click();
  await expect(list).toHaveCount(0);
  expect(
    (
      await firestore()
        .doc(paths.teamMember(uid, `${uid}-b`))
        .get()
    ).get('isActive'),
  ).toBe(false);
});

test('every page shows a failed payment, and paying owners load no code for it', async ({
  page,
  browser,
}) => {
  const failed = await createOwner({ subscriptions: { one: subscription({ status: 'past_due' }) } });
  await signIn(page, failed.email, '/');
  const notice = page.getByRole('status').filter({ hasText: textOf(planNoticeTexts, 'unpaid.text') });
  await expect(notice).toBeVisible({ timeout: 30_000 });
  await page.goto('/team');
  // Before the browser becomes idle, which takes four seconds.
  await expect(notice).toBeVisible({ timeout: 3_000 });
  await notice.getByRole('link', { name: 'Update payment method' }).click();
  await expect(page).toHaveURL(billing);
  await expect(notice).toHaveCount(0);

  const paying = await createOwner({ subscriptions: { one: subscription() } });
  const context = await browser.newContext();
  const other = await context.newPage();
  const requests: string[] = [];
  other.on('request', (request) => requests.push(new URL(request.url()).pathname));
  // Everything that waits for an idle browser starts at the same time.
  const rested = other.waitForRequest(/team-migration.*\.js/);
  await signIn(other, paying.email, '/');
  await rested;
  await expect(other.getByText('Quick reports')).toBeVisible();
  expect(requests.filter((path) => /plan-notice|mf-billing\/.*\.js$/.test(path))).toEqual([]);

  await firestore()
    .doc(`${paths.subscriptions(paying.uid)}/one`)
    .update({ status: 'past_due' });
  await expect(
    other.getByRole('status').filter({ hasText: textOf(planNoticeTexts, 'unpaid.text') }),
  ).toBeVisible();
  expect(requests.some((path) => path.includes('plan-notice'))).toBe(true);
  await context.close();
});

test('after returning from the payment page, the owner sees the result live', async ({ page }) => {
  const { uid, email } = await createOwner();
  await signIn(page, email, `${billing}&payment=cancelled`);
  await expect(panel(page).getByText('Checkout canceled')).toBeVisible();
  await page.goto(`${billing}&payment=done&back=%2Fcommunities%3Fadd%3D1`);
  await expect(panel(page).getByText('Activating your plan')).toBeVisible();
  await addRecords(uid, { subscriptions: { one: subscription() } });
  await expect(panel(page).getByText(textOf(billingTexts, 'returned.arrived.title'))).toBeVisible();
  await panel(page)
    .getByRole('link', { name: textOf(billingTexts, 'billing.goBack') })
    .click();
  await expect(page).toHaveURL('/communities?add=1');
});
