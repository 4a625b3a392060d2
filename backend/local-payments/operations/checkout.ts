import { chargeCard, type ReadCard } from '../rules/cards.ts';
import type { CheckoutSession, Customer, Metadata, PaymentMethod } from '../store/objects.ts';
import { customerOf, emit, newId, runningSubscriptions, type Operation } from './Operation.ts';
import { payInvoice, type Payment } from './invoices.ts';
import { startSubscription } from './subscriptions.ts';

interface CustomerDetails {
  readonly email: string | null;
  readonly name: string | null;
  readonly phone: string | null;
  readonly description: string | null;
  readonly metadata: Metadata;
}

/** A customer without purchases. @param created epoch seconds */
export const customerObject = (id: string, details: CustomerDetails, created: number): Customer => ({
  id,
  object: 'customer',
  address: null,
  balance: 0,
  created,
  currency: null,
  delinquent: false,
  description: details.description,
  email: details.email,
  invoice_prefix: id
    .slice(-8)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '0'),
  invoice_settings: { default_payment_method: null },
  livemode: false,
  metadata: details.metadata,
  name: details.name,
  next_invoice_sequence: 1,
  phone: details.phone,
  preferred_locales: [],
});

/** Creates a customer. */
export function newCustomer(operation: Operation, details: CustomerDetails): Customer {
  const customer = operation.rows.put('customer', customerObject(newId('cus'), details, operation.now(null)));
  emit(operation, 'customer.created', customer, customer.id);
  return customer;
}

/** Attaches a card to a customer. */
export function attachCard(operation: Operation, customerId: string, card: ReadCard): PaymentMethod {
  const customer = customerOf(operation, customerId);
  const method = operation.rows.put('payment_method', {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'always',
    billing_details: { email: customer.email, name: card.name },
    card: {
      brand: card.brand,
      display_brand: card.brand,
      country: 'US',
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      funding: 'credit',
      last4: card.last4,
    },
    created: operation.now(customerId),
    customer: customerId,
    livemode: false,
    metadata: {},
    type: 'card',
  });
  emit(operation, 'payment_method.attached', method, customerId);
  return method;
}
/** Makes a card the default for a customer and all their subscriptions. */
export function setDefaultCard(operation: Operation, customerId: string, method: string): void {
  const customer = customerOf(operation, customerId);
  const changed = operation.rows.put('customer', {
    ...customer,
    invoice_settings: { default_payment_method: method },
  });
  emit(operation, 'customer.updated', changed, customerId, { invoice_settings: customer.invoice_settings });
  for (const subscription of runningSubscriptions(operation, customerId)) {
    if (subscription.default_payment_method === method) continue;
    const now = operation.rows.put('subscription', { ...subscription, default_payment_method: method });
    emit(operation, 'customer.subscription.updated', now, customerId, {
      default_payment_method: subscription.default_payment_method,
    });
  }
}

/**
 * Pays a checkout: creates the subscription, its first invoice and, if the session names none, the customer. If the card is declined or
 * needs confirmation, nothing is created and the session stays open.
 * @param authenticated whether the customer has just confirmed the payment
 */
export function completeCheckout(
  operation: Operation,
  session: CheckoutSession,
  card: ReadCard,
  email: string | null,
  authenticated: boolean,
): Payment {
  const charge = chargeCard(card.last4, 'checkout', authenticated);
  if (charge !== 'paid') return charge;
  const customerId =
    session.customer ??
    newCustomer(operation, { email, name: card.name, phone: null, description: null, metadata: {} }).id;
  const method = attachCard(operation, customerId, card);
  const bought = session.line_items.data.map(({ price, quantity }) => ({ price, quantity }));
  const { subscription, invoice } = startSubscription(
    operation,
    customerId,
    bought,
    method.id,
    session.subscription_metadata,
  );
  payInvoice(operation, invoice, 'checkout', { authenticated: true });
  const customer = customerOf(operation, customerId);
  if (customer.invoice_settings.default_payment_method === null)
    operation.rows.put('customer', { ...customer, invoice_settings: { default_payment_method: method.id } });
  const completed = operation.rows.put('checkoutSession', {
    ...session,
    customer: customerId,
    customer_details: { email: customer.email ?? email, name: card.name },
    invoice: invoice.id,
    payment_status: 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  });
  emit(operation, 'checkout.session.completed', completed, customerId);
  return 'paid';
}
