import { expect, type Page } from '@playwright/test';
import { testCatalog } from '../../../backend/local-payments/testCatalog.fixture.ts';
import { product } from '../product.ts';

/** Test cards of the payment provider, by their effect. */
export const cards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  failsAtRenewal: '4000000000000341',
  asksForAuthentication: '4000002500003155',
} as const;

/** An invoice in local payments; amounts in cents. */
interface PaidInvoice {
  readonly status: string;
  readonly total: number;
  readonly created: number;
}

/** A customer in local payments. */
export interface PaymentState {
  readonly subscriptions: readonly {
    readonly status: string;
    readonly items: { readonly data: readonly { readonly quantity: number }[] };
  }[];
  readonly invoices: readonly PaidInvoice[];
}

const addressOf = (path: string) => `${product().addresses.payments}/control/${path}`;

/** Sends local payments a command, for example to advance a customer's clock. */
async function control(path: string, body: object): Promise<void> {
  const answer = await fetch(addressOf(path), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

/** Adds the products for sale, if missing. */
export async function sellPlans(): Promise<void> {
  const [sold] = testCatalog.product;
  const [price] = testCatalog.price;
  if (!sold || !price) throw new Error('The catalog of the tests is empty');
  const id = 'prod_valet_hub';
  await control('seed', {
    product: [{ ...sold, id, default_price: 'price_professional' }],
    price: [{ ...price, id: 'price_professional', product: id }],
  });
}

/** Advances a customer's clock; everything due by then has happened and been reported when this returns. */
export async function advance(customer: string, days: number): Promise<void> {
  await control('advance', { customer, days });
  await control('settle', { customer });
}

/** A customer's data at the payment provider. */
export async function paymentsOf(customer: string): Promise<PaymentState> {
  const answer = await fetch(`${addressOf('state')}?customer=${encodeURIComponent(customer)}`);
  if (!answer.ok) throw new Error(`state: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as PaymentState;
}

/** Fills in a card on a page of the payment provider. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel(/^Expiry/).fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Test Owner');
}

/** Pays in the payment provider's checkout, and returns. */
export async function payCheckout(page: Page, number: string = cards.pays): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${product().addresses.payments}`));
  await fillCard(page, number);
  await page.getByRole('button', { name: /^Pay .* and subscribe$/ }).click();
}
