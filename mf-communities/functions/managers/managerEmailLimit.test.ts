import { defaultPlan, paidPlan } from 'shared-lib/domain';
import { managerEmailsPerDay } from './managerEmailLimit.ts';

const now = Date.parse('2026-07-15T12:00Z');
const daysAgo = (days: number) => now - days * 86_400_000;

test.each([
  ['just signed up', daysAgo(0), defaultPlan, 5],
  ['a week', daysAgo(7), defaultPlan, 15],
  ['a year', daysAgo(365), defaultPlan, 50],
  ['from before dates were stored', null, defaultPlan, 50],
  ['just signed up, and paying', daysAgo(0), paidPlan(1), 50],
  ['just signed up, a large team', daysAgo(0), paidPlan(99), 50],
])('%s', (_, dateCreated, plan, max) => {
  expect(managerEmailsPerDay(dateCreated, plan, now)).toBe(max);
});
