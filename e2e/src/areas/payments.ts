import { expect, type Page } from '@playwright/test';
import { testCatalogue } from '../../../backend/local-payments/testCatalogue.fixture.ts';
import { product } from '../product.ts';

/** Test cards of the payment provider, by what they do. */
export const cards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  failsAtRenewal: '4000000000000341',
  asksForAuthentication: '4000002500003155',
} as const;

/** What local payments know of an invoice; amounts in cents. */
interface PaidInvoice {
  readonly status: string;
  readonly total: number;
  readonly created: number;
}

/** What local payments know of a customer. */
export interface PaymentState {
  readonly subscriptions: readonly {
    readonly status: string;
    readonly items: { readonly data: readonly { readonly quantity: number }[] };
  }[];
  readonly invoices: readonly PaidInvoice[];
}

const addressOf = (path: string) => `${product().addresses.payments}/control/${path}`;

/** Asks local payments for something, such as to put a customer's clock forward. */
async function control(path: string, body: object): Promise<void> {
  const answer = await fetch(addressOf(path), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

/** Puts what the site sells up for sale, where it is not yet. */
export async function sellPlans(): Promise<void> {
  const [sold] = testCatalogue.product;
  const [price] = testCatalogue.price;
  if (!sold || !price) throw new Error('The catalogue of the tests is empty');
  const id = 'prod_valet_hub';
  await control('seed', {
    product: [{ ...sold, id, default_price: 'price_professional' }],
    price: [{ ...price, id: 'price_professional', product: id }],
  });
}

/** Puts the clock of a customer forward; what is due by then happens, and has been told when this ends. */
export async function advance(customer: string, days: number): Promise<void> {
  await control('advance', { customer, days });
  await control('settle', { customer });
}

/** What the payment provider has of a customer. */
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

/** Pays on the payment provider's checkout, and comes back. */
export async function payCheckout(page: Page, number: string = cards.pays): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${product().addresses.payments}`));
  await fillCard(page, number);
  await page.getByRole('button', { name: /^Pay .* and subscribe$/ }).click();
}
