import { customerOf, emit } from '../operations/Operation.ts';
import { ApiError } from '../operations/ApiError.ts';
import { attachCard } from '../operations/checkout.ts';
import type { PaymentMethod } from '../store/objects.ts';
import type { Input } from './Input.ts';
import { idOf, pageOf, pageParameters, type Call, type Route } from './Route.ts';

/** Stripe's names for test cards, which tests attach without a form, with the last digits of each. */
const namedCards: Readonly<Record<string, string>> = {
  pm_card_visa: '4242',
  pm_card_chargeCustomerFail: '0341',
  pm_card_authenticationRequired: '3184',
};

function methodOf(call: Call): PaymentMethod {
  const method = call.operation.rows.get('payment_method', idOf(call));
  if (!method) throw ApiError.missing('PaymentMethod', idOf(call), 'payment_method');
  return method;
}

const methodsOf = ({ operation }: Call, customer: string, input: Input) =>
  pageOf(
    operation.rows.all('payment_method').filter((method) => method.customer === customer),
    input,
    '/v1/payment_methods',
  );

export const methodRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/payment_methods',
    answer: (call) => {
      call.input.only('customer', 'type', ...pageParameters);
      return methodsOf(call, call.input.required('customer'), call.input);
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:/payment_methods',
    answer: (call) => {
      call.input.only('type', ...pageParameters);
      return methodsOf(call, customerOf(call.operation, idOf(call)).id, call.input);
    },
  },
  { method: 'GET', path: '/v1/payment_methods/:', answer: methodOf },
  {
    method: 'POST',
    path: '/v1/payment_methods/:/attach',
    answer: (call) => {
      const { operation, input } = call;
      input.only('customer');
      const last4 = namedCards[idOf(call)];
      const customer = customerOf(operation, input.required('customer'));
      if (last4 === undefined) {
        const method = methodOf(call);
        if (method.customer === customer.id) return method;
        throw ApiError.invalid('This payment method was detached and can not be used again.');
      }
      const year = new Date(operation.now(customer.id) * 1000).getUTCFullYear() + 5;
      return attachCard(operation, customer.id, {
        brand: 'visa',
        last4,
        exp_month: 12,
        exp_year: year,
        name: customer.name ?? 'Test Owner',
      });
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:/detach',
    answer: (call) => {
      const method = methodOf(call);
      const detached = call.operation.rows.put('payment_method', { ...method, customer: null });
      emit(call.operation, 'payment_method.detached', detached, method.customer);
      return detached;
    },
  },
];
