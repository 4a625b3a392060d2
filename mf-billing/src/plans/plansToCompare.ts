import { offeredPlans, type Plan } from 'shared-lib/domain';

/** A plan of the comparison. */
export interface ComparedPlan {
  plan: Plan;
  isCurrent: boolean;
}

const isSame = (a: Plan, b: Plan) => a.name === b.name && a.quantity === b.quantity;

/** The plans on offer. The owner's own plan comes last where it is not among them, such as one for more employees. */
export function plansToCompare(current: Plan): ComparedPlan[] {
  const offered = [offeredPlans.free, offeredPlans.professional];
  const plans = offered.some((plan) => isSame(plan, current)) ? offered : [...offered, current];
  return plans.map((plan) => ({ plan, isCurrent: isSame(plan, current) }));
}
