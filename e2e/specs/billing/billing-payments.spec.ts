import { expect, test, type Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { addRecords, createOwner, firestore, memberRecord } from '../../src/backend.ts';
import { advance, cards, fillCard, payCheckout, paymentsOf, sellPlans } from '../../src/areas/payments.ts';
import { product } from '../../src/product.ts';
import { signIn } from '../../src/signIn.ts';
import { en as billingTexts } from '../../../mf-billing/src/texts/en.ts';
import { patternOf, textOf } from '../../src/textOf.ts';
import { navigateInApp } from '../../src/page/navigateInApp.ts';
import { yourData as yourDataTexts } from '../../../mf-settings/src/yourData/texts/en.ts';

const billing = '/settings?tab=billing';
const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Billing' });
const seats = (page: Page) => page.getByRole('textbox', { name: textOf(billingTexts, 'seats.label') });
const choose = (page: Page) => page.getByRole('button', { name: /^Choose (Professional|Enterprise)$/ });
const atProvider = () => new RegExp(`^${product().addresses.payments}/`);
const invoicesOf = (page: Page) =>
  page.getByRole('region', { name: 'Payment and invoices' }).getByRole('row');

/** The cents of an amount in a text, for example `$106.67`. */
const centsIn = (words: string) => Math.round(Number(/\$([\d,.]+)/.exec(words)?.[1]?.replace(',', '')) * 100);

/** The amount next to these words in the preview. */
const shown = async (page: Page, words: string | RegExp) =>
  centsIn((await panel(page).getByText(words).locator('xpath=following-sibling::dd').textContent()) ?? '');

const runningOf = async (uid: string) =>
  (await paymentsOf(uid)).subscriptions.filter(({ status }) => status !== 'canceled');

/** Signs in and buys a plan with a number of seats. */
async function buy(page: Page, email: string, quantity: number, card: string = cards.pays): Promise<void> {
  await signIn(page, email, billing);
  await seats(page).fill(String(quantity));
  await choose(page).click();
  await payCheckout(page, card);
  await expect(page).toHaveURL(/\/settings\?tab=billing&payment=done/);
  await expect(panel(page).getByText(textOf(billingTexts, 'returned.arrived.title'))).toBeVisible();
}

test.beforeAll(sellPlans);

test('a plan is bought, after the card is declined three times', async ({ page }) => {
  const { uid, email } = await createOwner();
  await signIn(page, email, billing);
  await seats(page).fill('2');
  await choose(page).dblclick();
  await expect(page).toHaveURL(atProvider());
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(panel(page).getByText('Checkout canceled')).toBeVisible();

  await seats(page).fill('2');
  await choose(page).click();
  for (let times = 0; times < 3; times += 1) {
    await payCheckout(page, cards.declined);
    await expect(page.getByRole('alert')).toContainText('declined');
  }
  expect(await runningOf(uid)).toHaveLength(0);
  await payCheckout(page);
  await expect(panel(page).getByText(textOf(billingTexts, 'returned.arrived.title'))).toBeVisible();
  await expect(panel(page)).toContainText('$80 per month');
  await expect(panel(page).getByRole('meter', { name: 'Active team members' })).toHaveAttribute(
    'aria-valuetext',
    / of 3\. /,
  );
  await expect(invoicesOf(page).filter({ hasText: 'Paid' })).toContainText('$80');
  await expect(panel(page).getByRole('link', { name: /^PDF of invoice/ })).toBeVisible();
  expect(await runningOf(uid)).toHaveLength(1);
});

test('an owner whose trial has ended pays from the pricing page, after the bank’s authentication', async ({
  page,
}) => {
  const { uid, email } = await createOwner({}, false);
  const begun = new Date(Date.now() - 20 * 86_400_000);
  await firestore().doc(paths.customer(uid)).update({ dateCreated: begun });
  await signIn(page, email, '/pricing');
  await choose(page).click();
  await payCheckout(page, cards.asksForAuthentication);
  await page.getByRole('button', { name: 'Confirm the payment' }).click();
  await expect(page).toHaveURL('/pricing?payment=done');
  await expect(page.getByText(textOf(billingTexts, 'returned.arrived.title'))).toBeVisible();
  await page.getByRole('link', { name: 'Continue setup' }).click();
  await expect(page).toHaveURL(/\/onboarding/);
  await expect(page.getByRole('heading', { level: 2, name: 'Your business' })).toBeVisible();
});

test('an added seat costs exactly the amount shown; a reduction starts with the renewal', async ({
  page,
}) => {
  const { uid, email } = await createOwner();
  await buy(page, email, 2);
  await seats(page).fill('3');
  await expect(panel(page).getByText('Charged today')).toBeVisible();
  const nextInvoice = await shown(page, /^Next invoice, on/);
  await panel(page)
    .getByRole('button', { name: /^Change to 3 employees/ })
    .click();
  await expect(panel(page)).toContainText('$120 per month');
  await test.step('the items of the next invoice stay on the page, line by line', async () => {
    const upcoming = () => shown(page, /^Next invoice, (?!on )/);
    await expect.poll(upcoming).toBe(nextInvoice);
    await expect(panel(page).getByText(/^3 employees, month starting/)).toBeVisible();
    await page.reload();
    await expect.poll(upcoming).toBe(nextInvoice);
  });

  await seats(page).fill('1');
  await panel(page)
    .getByRole('button', { name: /^Change to 1 employee starting/ })
    .click();
  await expect(panel(page)).toContainText(/Changes to 1 employee on /);
  await expect(panel(page)).toContainText('$120 per month');
  await seats(page).fill('3');
  await panel(page)
    .getByRole('button', { name: /^Change to 3 employees/ })
    .click();
  await expect(panel(page)).toContainText(/Renews on/);

  await test.step('every change is listed, with its author and cost', async () => {
    const changes = panel(page)
      .getByRole('list', { name: textOf(billingTexts, 'changes.title') })
      .getByRole('listitem');
    await expect(changes).toHaveCount(4);
    await expect(changes.first()).toContainText(
      textOf(billingTexts, 'changes.kinds.takenBack', { count: 3 }),
    );
    await expect(changes.first()).toContainText(textOf(billingTexts, 'changes.by.you'));
    await expect(changes.nth(1)).toContainText(
      textOf(billingTexts, 'changes.cost', { before: '$120', after: '$40' }),
    );
    await expect(changes.last()).toContainText(textOf(billingTexts, 'changes.kinds.started', { count: 2 }));
    // Only the latest change can be undone, and only an increase.
    await expect(changes.getByRole('button')).toHaveCount(0);
  });

  await test.step('fewer seats than in use are refused, with what to do first', async () => {
    const team = Object.fromEntries(
      ['a', 'b', 'c'].map((id) => [`${uid}-${id}`, memberRecord(uid, id.toUpperCase(), 'Test')]),
    );
    await addRecords(uid, { team });
    await seats(page).fill('1');
    const note = panel(page).getByText(textOf(billingTexts, 'change.tooFewTitle'));
    await expect(note).toBeVisible();
    await expect(panel(page)).toContainText(/Deactivate \d team members? first\./);
    await expect(panel(page).getByRole('button', { name: /^Change to 1 employee/ })).toBeDisabled();
    for (const id of Object.keys(team)) await firestore().doc(paths.teamMember(uid, id)).delete();
    await seats(page).fill('3');
  });

  await test.step('the card is managed on the provider’s page, which leads back', async () => {
    await panel(page).getByRole('button', { name: 'Change payment details' }).click();
    await expect(page).toHaveURL(atProvider());
    await page.goBack();
    await expect(panel(page)).toContainText('$120 per month');
  });

  await advance(uid, 32);
  const { invoices } = await paymentsOf(uid);
  const latest = invoices.toSorted((a, b) => b.created - a.created)[0];
  expect(latest).toMatchObject({ status: 'paid', total: nextInvoice });
  await expect(invoicesOf(page).filter({ hasText: 'Paid' })).toHaveCount(2);
});

test('an increase is undone, and a subscription is canceled, resumed, ended and bought again', async ({
  page,
}) => {
  const { uid, email } = await createOwner();
  await buy(page, email, 1);
  await test.step('an increase is undone, after its amount is shown', async () => {
    await seats(page).fill('4');
    await panel(page)
      .getByRole('button', { name: /^Change to 4 employees/ })
      .click();
    await panel(page)
      .getByRole('button', { name: textOf(billingTexts, 'changes.undo') })
      .click();
    const question = page.getByRole('dialog', {
      name: textOf(billingTexts, 'changes.undoTitle', { count: 1 }),
    });
    await expect(question).toContainText('$40');
    await question.getByRole('button', { name: textOf(billingTexts, 'changes.undoAction') }).click();
    await expect(question).toBeHidden();
    await expect(panel(page)).toContainText('$40 per month');
    await expect(
      panel(page).getByText(textOf(billingTexts, 'changes.kinds.reduced', { from: 4, to: 1 })),
    ).toBeVisible();
    expect(await runningOf(uid)).toMatchObject([{ items: { data: [{ quantity: 1 }] } }]);
  });

  await test.step('canceled, resumed, ended and bought again', async () => {
    const confirm = async (open: string, act: string) => {
      await panel(page).getByRole('button', { name: open }).click();
      await page.getByRole('dialog').getByRole('button', { name: act }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    const upcoming = panel(page).getByText(/^(Next|Last) invoice/);
    await expect(upcoming).toHaveText(/^Next/);
    const lastInvoice = page.waitForResponse((response) => response.url().endsWith('/previewSeats'));
    await confirm('Cancel subscription', textOf(billingTexts, 'cancel.action'));
    await expect(panel(page)).toContainText(/Ends on/);
    expect((await lastInvoice).status()).toBe(400);
    await expect(upcoming).toHaveCount(0);
    await confirm('Resume subscription', 'Resume');
    await expect(panel(page)).toContainText(/Renews on/);
    await expect(upcoming).toHaveText(/^Next/);

    await test.step('deleting the business ends the subscription, and undoing the deletion restores it', async () => {
      await navigateInApp(page, '/settings?tab=account&setting=delete');
      await page.getByRole('button', { name: 'Delete Test Valet' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete Test Valet?' });
      await expect(dialog).toContainText(patternOf(yourDataTexts, 'delete.dialog.paid'));
      await dialog.getByRole('textbox').fill('Test Valet');
      await dialog.getByRole('button', { name: textOf(yourDataTexts, 'delete.dialog.submit') }).click();
      await expect(dialog).toBeHidden();
      await navigateInApp(page, billing);
      await expect(panel(page)).toContainText(/Ends on/);
      await navigateInApp(page, '/settings?tab=account&setting=delete');
      const keep = page.getByRole('button', { name: 'Keep business' });
      await keep.click();
      await expect(keep).toBeHidden();
      await navigateInApp(page, billing);
      await expect(panel(page)).toContainText(/Renews on/);
    });
    await confirm('Cancel subscription', textOf(billingTexts, 'cancel.action'));
    await expect(panel(page)).toContainText(/Ends on/);
    await advance(uid, 32);
    await expect(panel(page).getByRole('heading', { name: 'Choose plan' })).toBeVisible();
    expect(await runningOf(uid)).toHaveLength(0);

    await choose(page).click();
    await payCheckout(page);
    await expect(panel(page)).toContainText('$40 per month');
    expect(await runningOf(uid)).toHaveLength(1);
  });
});

test('a failed renewal payment is shown and fixed', async ({ page }) => {
  const { uid, email } = await createOwner();
  await buy(page, email, 2, cards.failsAtRenewal);
  await advance(uid, 32);
  await expect(panel(page).getByText(textOf(billingTexts, 'billing.notes.unpaidTitle'))).toBeVisible();
  await expect(panel(page)).toContainText('No charge');
  await expect(panel(page).getByRole('link', { name: /^Pay invoice/ })).toHaveAttribute('href', atProvider());
  await panel(page).getByRole('button', { name: 'Update payment method' }).click();
  await expect(page).toHaveURL(atProvider());
  await fillCard(page, cards.pays);
  await page.getByRole('button', { name: /with this card$/ }).click();
  await expect(page.getByText('Paid').first()).toBeVisible();
  await page.goto(billing);
  await expect(panel(page)).toContainText('$80 per month');
  await expect(panel(page).getByText(textOf(billingTexts, 'billing.notes.unpaidTitle'))).toHaveCount(0);
});

test('two concurrent checkouts end with one subscription', async ({ page, context }) => {
  const { uid, email } = await createOwner();
  await signIn(page, email, billing);
  const other = await context.newPage();
  await other.goto(billing);
  await Promise.all([choose(page).click(), choose(other).click()]);
  await Promise.all(
    [page, other].map((tab) =>
      expect(async () => {
        const isThere = atProvider().test(tab.url());
        const isRefused = (await tab.getByRole('alert').count()) > 0;
        expect(isThere || isRefused).toBe(true);
      }).toPass(),
    ),
  );
  const atCheckout = [page, other].filter((tab) => atProvider().test(tab.url()));
  for (const tab of atCheckout) {
    // The address appears before the form, which the second tab's checkout doesn't have.
    await tab.waitForLoadState();
    const card = tab.getByLabel('Card number');
    if ((await card.count()) === 0) continue;
    await fillCard(tab, cards.pays);
    await tab.getByRole('button', { name: /^Pay .* and subscribe$/ }).click();
  }
  await page.goto(billing);
  await expect(panel(page)).toContainText('$40 per month');
  expect(await runningOf(uid)).toHaveLength(1);
});
