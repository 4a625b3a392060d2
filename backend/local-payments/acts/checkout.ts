import { chargeCard, type ReadCard } from '../rules/cards.ts';
import type { CheckoutSession } from '../store/objects.ts';
import { customerOf, emit, type Act } from './Act.ts';
import { attachCard } from './cards.ts';
import { payInvoice, type Payment } from './invoices.ts';
import { newCustomer } from './newCustomer.ts';
import { startSubscription } from './subscriptions.ts';

/**
 * Pays a checkout: creates the subscription, its first invoice and, if the session names none, the customer. If the card is declined or
 * needs confirmation, nothing is created and the session stays open.
 * @param authenticated whether the customer has just confirmed the payment
 */
export function completeCheckout(
  act: Act,
  session: CheckoutSession,
  card: ReadCard,
  email: string | null,
  authenticated: boolean,
): Payment {
  const charge = chargeCard(card.last4, 'checkout', authenticated);
  if (charge !== 'paid') return charge;
  const customerId =
    session.customer ??
    newCustomer(act, { email, name: card.name, phone: null, description: null, metadata: {} }).id;
  const method = attachCard(act, customerId, card);
  const bought = session.line_items.data.map(({ price, quantity }) => ({ price, quantity }));
  const { subscription, invoice } = startSubscription(
    act,
    customerId,
    bought,
    method.id,
    session.subscription_metadata,
  );
  payInvoice(act, invoice, 'checkout', { authenticated: true });
  const customer = customerOf(act, customerId);
  if (customer.invoice_settings.default_payment_method === null)
    act.rows.put('customer', { ...customer, invoice_settings: { default_payment_method: method.id } });
  const completed = act.rows.put('checkoutSession', {
    ...session,
    customer: customerId,
    customer_details: { email: customer.email ?? email, name: card.name },
    invoice: invoice.id,
    payment_status: 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  });
  emit(act, 'checkout.session.completed', completed, customerId);
  return 'paid';
}
