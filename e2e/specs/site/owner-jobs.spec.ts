import { expect, test, type Locator } from '@playwright/test';
import { cards, payCheckout, sellPlans } from '../../src/areas/payments.ts';
import { createOwner } from '../../src/backend.ts';
import { signIn } from '../../src/signIn.ts';
import { textOf } from '../../src/textOf.ts';
import { en as billingTexts } from '../../../mf-billing/src/texts/en.ts';

test('why the bill changed takes at most two clicks to see', async ({ page }) => {
  await sellPlans();
  const { email } = await createOwner();
  await signIn(page, email, '/settings?tab=billing');
  await page.getByRole('textbox', { name: textOf(billingTexts, 'seats.label') }).fill('2');
  await page.getByRole('button', { name: /^Choose (Professional|Enterprise)$/ }).click();
  await payCheckout(page, cards.pays);
  await expect(page.getByText(textOf(billingTexts, 'returned.arrived.title'))).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  let clicks = 0;
  const click = async (place: Locator) => {
    clicks += 1;
    await place.click();
  };
  await click(page.getByRole('navigation').getByRole('link', { name: 'Billing' }).first());
  const changes = page.getByRole('list', { name: textOf(billingTexts, 'changes.title') });
  await expect(changes.getByRole('listitem').first()).toContainText('$80');
  await expect(page.getByText(/^Next invoice, (?!on )/)).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(2);
});
