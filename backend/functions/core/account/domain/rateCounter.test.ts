import { defaultPlan, paidPlan } from 'shared-lib/domain';
import { invitationsPerDay } from './rateCounter.ts';

const now = Date.parse('2026-07-15T12:00Z');
const daysAgo = (days: number) => now - days * 86_400_000;

test.each([
  ['just signed up', daysAgo(0), defaultPlan, 5],
  ['a clock that is ahead', daysAgo(-1), defaultPlan, 5],
  ['almost a week', daysAgo(6.9), defaultPlan, 5],
  ['a week', daysAgo(7), defaultPlan, 15],
  ['a month', daysAgo(30), defaultPlan, 30],
  ['a quarter', daysAgo(90), defaultPlan, 60],
  ['from before dates were stored', null, defaultPlan, 60],
  ['just signed up, one employee', daysAgo(0), paidPlan(1), 10],
  ['just signed up, a large team', daysAgo(0), paidPlan(99), 200],
  ['a quarter, a small team', daysAgo(90), paidPlan(1), 60],
])('%s', (_, dateCreated, plan, max) => {
  expect(invitationsPerDay(dateCreated, plan, now)).toBe(max);
});
