import type { ReadCard } from '../rules/cards.ts';
import type { PaymentMethod } from '../store/objects.ts';
import { customerOf, emit, runningSubscriptions, type Act } from './Act.ts';
import { newId } from './newId.ts';

/** Attaches a card to a customer. */
export function attachCard(act: Act, customerId: string, card: ReadCard): PaymentMethod {
  const customer = customerOf(act, customerId);
  const method = act.rows.put('payment_method', {
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
    created: act.now(customerId),
    customer: customerId,
    livemode: false,
    metadata: {},
    type: 'card',
  });
  emit(act, 'payment_method.attached', method, customerId);
  return method;
}
/** Makes a card the default for a customer and all their subscriptions. */
export function setDefaultCard(act: Act, customerId: string, method: string): void {
  const customer = customerOf(act, customerId);
  const changed = act.rows.put('customer', {
    ...customer,
    invoice_settings: { default_payment_method: method },
  });
  emit(act, 'customer.updated', changed, customerId, { invoice_settings: customer.invoice_settings });
  for (const subscription of runningSubscriptions(act, customerId)) {
    if (subscription.default_payment_method === method) continue;
    const now = act.rows.put('subscription', { ...subscription, default_payment_method: method });
    emit(act, 'customer.subscription.updated', now, customerId, {
      default_payment_method: subscription.default_payment_method,
    });
  }
}
