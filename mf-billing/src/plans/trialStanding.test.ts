import { trialStanding } from './trialStanding.ts';

const now = Date.parse('2026-07-15T12:00Z');
const daysAgo = (days: number) => ({ dateCreated: now - days * 86_400_000 });
const paid = {
  id: 'sub',
  status: 'active',
  periodEnd: now + 1,
  priceId: 'price_professional',
  quantity: 1,
  periodStart: null,
  priceIsOlder: false,
  nextQuantity: null,
  cancelAtPeriodEnd: false,
  created: null,
  endedAt: null,
};

test.each([
  ['signed up 3 days ago', daysAgo(3), [], { kind: 'running', daysLeft: 11 }],
  ['signed up 20 days ago', daysAgo(20), [], { kind: 'over' }],
  ['no customer document', null, [], { kind: 'over' }],
  ['a plan within the trial', daysAgo(3), [paid], { kind: 'paid' }],
  ['a plan after the trial', daysAgo(20), [paid], { kind: 'paid' }],
  ['a plan that has ended', daysAgo(20), [{ ...paid, periodEnd: now }], { kind: 'over' }],
])('%s', (_, customer, subscriptions, expected) => {
  expect(trialStanding(customer, subscriptions, now)).toEqual(expected);
});
