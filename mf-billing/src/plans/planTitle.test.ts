import { defaultPlan, olderPlan, paidPlan } from 'shared-lib/domain';
import { planTitle } from './planTitle.ts';

test.each([
  ['no subscription', defaultPlan, 'free'],
  ['one employee', paidPlan(1), 'professional'],
  ['twelve employees', paidPlan(12), 'enterprise'],
  ['the older price for one', olderPlan(1), 'team'],
  ['the older price for four', olderPlan(4), 'team'],
  ['the older price for nine', olderPlan(9), 'enterprise'],
])('%s', (_, plan, title) => {
  expect(planTitle(plan)).toBe(title);
});
