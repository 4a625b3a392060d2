import type { Customer, Metadata } from '../store/objects.ts';
import { emit, type Act } from './Act.ts';
import { newId } from './newId.ts';

export interface CustomerDetails {
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
export function newCustomer(act: Act, details: CustomerDetails): Customer {
  const customer = act.rows.put('customer', customerObject(newId('cus'), details, act.now(null)));
  emit(act, 'customer.created', customer, customer.id);
  return customer;
}
