import { defaultPlan, employeePriceMonthly, paidPlan, type Plan } from './plan.ts';

/** How many employees can be bought here; a larger business is a contract that somebody signs, not a number that somebody types. */
export const seatBounds = { min: 1, max: 1_000 } as const;

/** What a number of employees would cost and allow. */
export interface Quote {
  readonly plan: Plan;
  /** For each employee, each month. */
  readonly seatCents: number;
  /** Altogether, each month. */
  readonly monthlyCents: number;
}

/** Why a number of employees can't be bought. */
export type SeatProblem = 'missing' | 'notWhole' | 'tooFew' | 'tooMany';

const centsOf = (dollars: number) => dollars * 100;

/**
 * What is wrong with a number of employees, as someone typed it.
 * @param quantity null while the field is empty
 * @returns null for one that can be bought
 */
export function seatProblem(quantity: number | null): SeatProblem | null {
  if (quantity === null) return 'missing';
  if (!Number.isInteger(quantity)) return 'notWhole';
  if (quantity < seatBounds.min) return 'tooFew';
  return quantity > seatBounds.max ? 'tooMany' : null;
}

/**
 * What a number of employees beside the owner costs and allows (spec section 9).
 * @param quantity 0 for the free plan
 * @param seatCents what the payment provider asks for each, where that is known; else the specification's price
 * @returns null for a number that can't be bought
 */
export function quoteOf(quantity: number, seatCents = centsOf(employeePriceMonthly)): Quote | null {
  if (quantity === 0) return { plan: defaultPlan, seatCents: 0, monthlyCents: 0 };
  if (seatProblem(quantity) !== null) return null;
  return { plan: paidPlan(quantity), seatCents, monthlyCents: quantity * seatCents };
}

/** How much of what a plan limits someone wants to have; what is left out doesn't matter. */
export interface PlanNeed {
  /** Active team members, the owner among them. */
  readonly members?: number;
  readonly communities?: number;
  /** Active members of the tier Admin. */
  readonly admins?: number;
}

const fits = (plan: Plan, { members = 0, communities = 0, admins = 0 }: PlanNeed) =>
  members <= plan.maxTeam && communities <= plan.maxCommunities && admins <= plan.admin;

/**
 * The smallest number of employees whose plan has room for what someone wants to have (spec section 9).
 * @param atLeast what is paid for already, which the answer isn't below
 * @returns 0 where the free plan has room; null where no plan has, as for a fourth Admin
 */
export function seatsFor(need: PlanNeed, atLeast = 0): number | null {
  if (atLeast === 0 && fits(defaultPlan, need)) return 0;
  const { members = 0, communities = 0 } = need;
  const seats = Math.max(seatBounds.min, atLeast, members - 1, Math.ceil((communities - 2) / 2));
  return seats <= seatBounds.max && fits(paidPlan(seats), need) ? seats : null;
}

/** The plan that has room for more than an owner's does. */
export interface PlanOffer {
  readonly quote: Quote;
  /** By how much it is dearer than the plan in force, each month. */
  readonly addedCents: number;
}

/**
 * The smallest plan with room for what an owner has and wants to add. Whoever pays goes on with the price that they have.
 * @param plan the one in force
 * @param used how much there is now of what plans limit
 * @param more how much is to be added; only Admins who are to be added count against their limit
 * @param seatCents what the payment provider asks of who begins to pay, as for `quoteOf`
 * @returns null where no plan that can be bought here has room
 */
export function offerFor(
  plan: Plan,
  used: { readonly members: number; readonly communities: number; readonly admins: number },
  more: PlanNeed,
  seatCents?: number,
): PlanOffer | null {
  const need = {
    members: used.members + (more.members ?? 0),
    communities: used.communities + (more.communities ?? 0),
    ...(more.admins !== undefined && { admins: used.admins + more.admins }),
  };
  const seats = seatsFor(need, plan.quantity);
  if (seats === null) return null;
  const paidNow = centsOf(plan.priceMonthly);
  const quote = quoteOf(seats, plan.quantity > 0 ? paidNow / plan.quantity : seatCents);
  return quote && { quote, addedCents: quote.monthlyCents - paidNow };
}
