import { readPayload } from '../base/document.ts';
import { billingPortalSchema, checkoutSchema, mostSeats } from './seats.ts';

test.each([
  '/',
  '/communities?add=1',
  '/settings?tab=billing#plan',
  '/team?search=Zo%C3%AB',
  '/communities/Zoë',
  '/pricing?next=https://elsewhere.example',
])('%s is a path of this site', (returnTo) => {
  expect(readPayload(billingPortalSchema, { returnTo })).toEqual({ ok: true, value: { returnTo } });
});

test.each([
  '',
  'communities',
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  ' /settings',
  '/../..//elsewhere.example',
  'javascript:alert(1)',
  `/${'a'.repeat(1_000)}`,
  null,
  7,
  ['/'],
])('not %j', (returnTo) => {
  expect(readPayload(billingPortalSchema, { returnTo }).ok).toBe(false);
});

test.each([1, 2, mostSeats])('%j employees can be paid for', (quantity) => {
  expect(readPayload(checkoutSchema, { quantity })).toEqual({ ok: true, value: { quantity } });
});

test.each([-1, 0, 1.5, 10_000, mostSeats + 1, '3', null, undefined, Number.NaN, Infinity])(
  '%j employees can’t',
  (quantity) => {
    expect(readPayload(checkoutSchema, { quantity }).ok).toBe(false);
  },
);
