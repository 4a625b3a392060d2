import { trialOnDashboard, trialStatusOf } from './trialStatusOf.ts';

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
  ['a plan during the trial', daysAgo(3), [paid], { kind: 'paid' }],
  ['a plan after the trial', daysAgo(20), [paid], { kind: 'paid' }],
  ['a plan that has ended', daysAgo(20), [{ ...paid, periodEnd: now }], { kind: 'over' }],
])('%s', (_, customer, subscriptions, expected) => {
  expect(trialStatusOf(customer, subscriptions, now)).toEqual(expected);
});

const running = { kind: 'running', daysLeft: 11 };

test.each([
  ['a trial', daysAgo(3), null, [], running],
  ['a trial of an owner who already chose Free', daysAgo(3), 'free', [], running],
  ['an ended trial', daysAgo(20), null, [], { kind: 'over' }],
  ['an ended trial of an owner who chose Free', daysAgo(20), 'free', [], null],
  [
    'an ended trial of an owner with an unpaid subscription',
    daysAgo(20),
    null,
    [{ ...paid, status: 'past_due' }],
    null,
  ],
  ['an ended subscription', daysAgo(200), null, [{ ...paid, status: 'canceled' }], null],
  ['a plan', daysAgo(20), null, [paid], null],
] as const)('the dashboard: %s', (_, customer, planChosen, subscriptions, expected) => {
  expect(trialOnDashboard({ ...customer, planChosen }, subscriptions, now)).toEqual(expected);
});
