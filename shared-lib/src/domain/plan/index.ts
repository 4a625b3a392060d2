export {
  communitiesPaidBy,
  defaultPlan,
  employeePriceMonthly,
  membersPaidBy,
  offeredPlans,
  olderPlan,
  paidPlan,
  priceIds,
} from './plan.ts';
export type { Plan } from './plan.ts';
export { quoteOf, seatBounds, seatProblem, seatsFor } from './quote.ts';
export type { PlanNeed, Quote, SeatProblem } from './quote.ts';
export { canActivate, canAddAdmin, canAddCommunity, type LimitResult } from './planLimits.ts';
export { isCurrent, planOf, planPaidBy, activeSubscription, subscriptionOf } from './planOf.ts';
export { limitUsage, limitStatusOf, type LimitUsage } from './planUse.ts';
