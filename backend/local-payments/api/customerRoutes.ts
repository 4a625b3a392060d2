import { customerOf, emit, runningSubscriptions } from '../acts/Act.ts';
import { ApiError } from '../acts/ApiError.ts';
import { newCustomer } from '../acts/checkout.ts';
import { endSubscription } from '../acts/subscriptions.ts';
import type { Customer } from '../store/objects.ts';
import { idOf, pageOf, pageParameters, type Call, type Route } from './Route.ts';

const settable = [
  ...['address', 'balance', 'description', 'email', 'invoice_settings', 'metadata', 'name', 'phone'],
  ...['preferred_locales', 'shipping', 'tax', 'tax_exempt'],
];

const orNull = <T>(value: T | null | undefined): T | null => value ?? null;

/** The changes a call makes to a customer. */
function changeOf({ input, act }: Call, before: Customer): Customer {
  const pick = (name: 'description' | 'email' | 'name' | 'phone'): string | null => {
    const value = input.textOrNull(name);
    return value === undefined ? before[name] : value;
  };
  const method = input.at('invoice_settings')?.textOrNull('default_payment_method');
  if (method && act.rows.get('payment_method', method)?.customer !== before.id)
    throw ApiError.missing('payment method', method, 'invoice_settings[default_payment_method]');
  return {
    ...before,
    description: pick('description'),
    email: pick('email'),
    name: pick('name'),
    phone: pick('phone'),
    metadata: input.metadata(before.metadata),
    preferred_locales: input.has('preferred_locales')
      ? input.texts('preferred_locales')
      : before.preferred_locales,
    ...(method !== undefined && { invoice_settings: { default_payment_method: method } }),
  };
}

/** One condition of a search: `email:'a@b.test'` or `metadata['key']:'value'`. */
const condition = /^\s*(?:metadata\['([^']+)'\]|(email|name|phone))\s*:\s*(?:'([^']*)'|"([^"]*)")\s*$/;

/** A filter for the customers that match a search. @throws ApiError if the search can't be parsed */
export function searchFilter(query: string): (customer: Customer) => boolean {
  const conditions = query.split(/\sAND\s/i).map((text) => {
    const found = condition.exec(text);
    if (!found) throw ApiError.invalid(`We were unable to parse your search query: ${text}`, 'query');
    const [, key, field, single, double] = found;
    return { key, field: field as 'email' | 'name' | 'phone' | undefined, value: single ?? double ?? '' };
  });
  return (customer) =>
    conditions.every(({ key, field, value }) =>
      key === undefined ? customer[field ?? 'email'] === value : customer.metadata[key] === value,
    );
}

export const customerRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    answer: (call) => {
      const { act, input } = call;
      input.only(...settable);
      const customer = newCustomer(act, {
        email: orNull(input.textOrNull('email')),
        name: orNull(input.textOrNull('name')),
        phone: orNull(input.textOrNull('phone')),
        description: orNull(input.textOrNull('description')),
        metadata: input.metadata(),
      });
      return act.rows.put('customer', changeOf(call, customer));
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/search',
    answer: ({ act, input }) => {
      input.only('query', 'limit', 'page');
      const found = act.rows.all('customer').filter(searchFilter(input.required('query')));
      return { ...pageOf(found, input, '/v1/customers/search'), object: 'search_result', next_page: null };
    },
  },
  {
    method: 'GET',
    path: '/v1/customers',
    answer: ({ act, input }) => {
      input.only('email', ...pageParameters);
      const email = input.text('email');
      const found = act.rows
        .all('customer')
        .filter((customer) => email === undefined || customer.email === email);
      return pageOf(found, input, '/v1/customers');
    },
  },
  { method: 'GET', path: '/v1/customers/:', answer: (call) => customerOf(call.act, idOf(call), 'id') },
  {
    method: 'POST',
    path: '/v1/customers/:',
    answer: (call) => {
      const { act, input } = call;
      input.only(...settable);
      const before = customerOf(act, idOf(call), 'id');
      const customer = act.rows.put('customer', changeOf(call, before));
      emit(act, 'customer.updated', customer, customer.id);
      return customer;
    },
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:',
    answer: (call) => {
      const { act } = call;
      const customer = customerOf(act, idOf(call), 'id');
      for (const subscription of runningSubscriptions(act, customer.id))
        endSubscription(act, subscription, 'cancellation_requested');
      act.rows.remove('customer', customer.id);
      emit(act, 'customer.deleted', customer, customer.id);
      return { id: customer.id, object: 'customer', deleted: true };
    },
  },
];
