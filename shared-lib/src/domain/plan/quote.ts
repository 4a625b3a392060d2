import { defaultPlan, employeePriceMonthly, paidPlan, type Plan } from './plan.ts';

/** How many additional employees can be bought here; a larger business signs a contract instead. */
export const seatBounds = { min: 1, max: 1_000 } as const;

/** The plan and the price for a number of additional employees. */
export interface Quote {
  readonly plan: Plan;
  /** For each additional employee, each month. */
  readonly seatCents: number;
  /** In total, each month. */
  readonly monthlyCents: number;
}

/** Why a number of additional employees can't be bought. */
export type SeatProblem = 'missing' | 'notWhole' | 'tooFew' | 'tooMany';

const centsOf = (dollars: number) => dollars * 100;

/**
 * The problem with a typed number of additional employees.
 * @param quantity null while the field is empty
 * @returns null if it can be bought
 */
export function seatProblem(quantity: number | null): SeatProblem | null {
  if (quantity === null) return 'missing';
  if (!Number.isInteger(quantity)) return 'notWhole';
  if (quantity < seatBounds.min) return 'tooFew';
  return quantity > seatBounds.max ? 'tooMany' : null;
}

/**
 * Quotes the plan and the price for a number of additional employees (spec section 9).
 * @param quantity 0 for the free plan
 * @param seatCents the payment provider's price for each, if known; otherwise the specification's
 * @returns null for a number that can't be bought
 */
export function quoteOf(quantity: number, seatCents = centsOf(employeePriceMonthly)): Quote | null {
  if (quantity === 0) return { plan: defaultPlan, seatCents: 0, monthlyCents: 0 };
  if (seatProblem(quantity) !== null) return null;
  return { plan: paidPlan(quantity), seatCents, monthlyCents: quantity * seatCents };
}

/** How much of each plan limit is needed; omitted ones don't matter. */
export interface PlanNeed {
  /** Active team members, including the owner. */
  readonly members?: number;
  readonly communities?: number;
  /** Active members with the tier Admin. */
  readonly admins?: number;
}

const fits = (plan: Plan, { members = 0, communities = 0, admins = 0 }: PlanNeed) =>
  members <= plan.maxTeam && communities <= plan.maxCommunities && admins <= plan.admin;

/**
 * The smallest number of additional employees whose plan covers a need (spec section 9).
 * @param atLeast the number already paid for, a minimum for the result
 * @returns 0 if the free plan covers it; null if no plan does, as for a fourth Admin
 */
export function seatsFor(need: PlanNeed, atLeast = 0): number | null {
  if (atLeast === 0 && fits(defaultPlan, need)) return 0;
  const { members = 0, communities = 0 } = need;
  const seats = Math.max(seatBounds.min, atLeast, members - 1, Math.ceil((communities - 2) / 2));
  return seats <= seatBounds.max && fits(paidPlan(seats), need) ? seats : null;
}
