import { customerOf, emit, runningSubscriptions } from '../operations/Operation.ts';
import { ApiError } from '../operations/ApiError.ts';
import { newCustomer } from '../operations/checkout.ts';
import { endSubscription } from '../operations/subscriptions.ts';
import type { Customer } from '../store/objects.ts';
import { idOf, pageOf, pageParameters, type Call, type Route } from './Route.ts';

const settable = [
  ...['address', 'balance', 'description', 'email', 'invoice_settings', 'metadata', 'name', 'phone'],
  ...['preferred_locales', 'shipping', 'tax', 'tax_exempt'],
];

const orNull = <T>(value: T | null | undefined): T | null => value ?? null;

/** The changes a call makes to a customer. */
function changeOf({ input, operation }: Call, before: Customer): Customer {
  const pick = (name: 'description' | 'email' | 'name' | 'phone'): string | null => {
    const value = input.textOrNull(name);
    return value === undefined ? before[name] : value;
  };
  const method = input.at('invoice_settings')?.textOrNull('default_payment_method');
  if (method && operation.rows.get('payment_method', method)?.customer !== before.id)
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
      const { operation, input } = call;
      input.only(...settable);
      const customer = newCustomer(operation, {
        email: orNull(input.textOrNull('email')),
        name: orNull(input.textOrNull('name')),
        phone: orNull(input.textOrNull('phone')),
        description: orNull(input.textOrNull('description')),
        metadata: input.metadata(),
      });
      return operation.rows.put('customer', changeOf(call, customer));
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/search',
    answer: ({ operation, input }) => {
      input.only('query', 'limit', 'page');
      const found = operation.rows.all('customer').filter(searchFilter(input.required('query')));
      return { ...pageOf(found, input, '/v1/customers/search'), object: 'search_result', next_page: null };
    },
  },
  {
    method: 'GET',
    path: '/v1/customers',
    answer: ({ operation, input }) => {
      input.only('email', ...pageParameters);
      const email = input.text('email');
      const found = operation.rows
        .all('customer')
        .filter((customer) => email === undefined || customer.email === email);
      return pageOf(found, input, '/v1/customers');
    },
  },
  { method: 'GET', path: '/v1/customers/:', answer: (call) => customerOf(call.operation, idOf(call), 'id') },
  {
    method: 'POST',
    path: '/v1/customers/:',
    answer: (call) => {
      const { operation, input } = call;
      input.only(...settable);
      const before = customerOf(operation, idOf(call), 'id');
      const customer = operation.rows.put('customer', changeOf(call, before));
      emit(operation, 'customer.updated', customer, customer.id);
      return customer;
    },
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:',
    answer: (call) => {
      const { operation } = call;
      const customer = customerOf(operation, idOf(call), 'id');
      for (const subscription of runningSubscriptions(operation, customer.id))
        endSubscription(operation, subscription, 'cancellation_requested');
      operation.rows.remove('customer', customer.id);
      emit(operation, 'customer.deleted', customer, customer.id);
      return { id: customer.id, object: 'customer', deleted: true };
    },
  },
];
