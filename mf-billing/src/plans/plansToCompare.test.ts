import { defaultPlan, olderPlan, paidPlan } from 'shared-lib/domain';
import { plansToCompare } from './plansToCompare.ts';

test.each([
  ['the free plan', defaultPlan, ['one*', 'professional']],
  ['the plan for one employee', paidPlan(1), ['one', 'professional*']],
  ['the plan for twelve', paidPlan(12), ['one', 'professional', 'enterprise*']],
  ['a plan of the older price', olderPlan(1), ['one', 'professional', 'two*']],
])('%s', (_, current, expected) => {
  expect(plansToCompare(current).map(({ plan, isCurrent }) => `${plan.name}${isCurrent ? '*' : ''}`)).toEqual(
    expected,
  );
});
