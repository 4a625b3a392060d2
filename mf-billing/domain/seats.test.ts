import { readPayload, seatBounds } from 'shared-lib/domain';
import { billingPortalSchema, checkoutSchema } from './seats.ts';

test.each([1, 2, seatBounds.max])('%j employees can be paid for', (quantity) => {
  expect(readPayload(checkoutSchema, { quantity })).toEqual({ ok: true, value: { quantity } });
});

test.each([-1, 0, 1.5, 10_000, seatBounds.max + 1, '3', null, undefined, Number.NaN, Infinity])(
  '%j employees can’t',
  (quantity) => {
    expect(readPayload(checkoutSchema, { quantity }).ok).toBe(false);
  },
);

test.each([
  [{ returnTo: '/settings' }, true],
  [{ returnTo: '//elsewhere.example' }, false],
  [{}, false],
])('where the provider’s pages return to: %j', (payload, isTaken) => {
  expect(readPayload(billingPortalSchema, payload).ok).toBe(isTaken);
});
