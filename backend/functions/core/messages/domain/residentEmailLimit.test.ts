import { defaultPlan, paidPlan } from 'shared-lib/domain';
import { residentEmailsPerDay } from './residentEmailLimit.ts';

const now = Date.parse('2026-07-15T12:00Z');
const daysAgo = (days: number) => now - days * 86_400_000;

test.each([
  ['just signed up', daysAgo(0), defaultPlan, 20],
  ['a week', daysAgo(7), defaultPlan, 60],
  ['a year', daysAgo(365), defaultPlan, 240],
  ['from before dates were stored', null, defaultPlan, 240],
  ['just signed up, and pays', daysAgo(0), paidPlan(1), 5000],
])('%s', (_, dateCreated, plan, max) => {
  expect(residentEmailsPerDay(dateCreated, plan, now)).toBe(max);
});
