import type { ReadCard } from '../rules/cards.ts';
import type { PaymentMethod } from '../store/objects.ts';
import { customerOf, emit, type Act } from './Act.ts';
import { newId } from './newId.ts';

/** Keeps a card for a customer. */
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
