/** An owner's plan limits. `priceMonthly` is in whole US dollars, as in the spec. */
export interface Plan {
  readonly name: string;
  readonly rank: number;
  readonly quantity: number;
  readonly maxTeam: number;
  readonly maxCommunities: number;
  /** How many members may have the tier Admin. */
  readonly admin: number;
  readonly priceMonthly: number;
}

/** The plan of an owner without a current subscription (spec section 9). */
export const defaultPlan: Plan = {
  name: 'one',
  rank: 1,
  quantity: 0,
  maxTeam: 1,
  maxCommunities: 2,
  admin: 1,
  priceMonthly: 0,
};

/** The payment provider's price ids. `price_1` is a placeholder for the standard price. */
export const priceIds = {
  standard: 'price_professional',
  older: 'price_team',
  placeholder: 'price_1',
} as const;

const adminsOnPaidPlan = 3;
/** How many communities are included with a number of additional employees, at any price (spec section 9). */
export const communitiesPaidBy = (quantity: number): number => 2 + 2 * quantity;

/** How many active members are included: the owner and the additional employees. */
export const membersPaidBy = (quantity: number): number => quantity + 1;

/** Dollars a month for each additional employee. */
export const employeePriceMonthly = 40;
const olderEmployeePriceMonthly = 30;

/**
 * The plan of the standard paid price (spec section 9).
 * @param quantity additional employees paid for; at least 1
 */
export const paidPlan = (quantity: number): Plan => ({
  name: quantity > 1 ? 'enterprise' : 'professional',
  rank: 2,
  quantity,
  maxTeam: membersPaidBy(quantity),
  maxCommunities: communitiesPaidBy(quantity),
  admin: adminsOnPaidPlan,
  priceMonthly: employeePriceMonthly * quantity,
});

const olderNames = ['two', 'three', 'four', 'five'] as const;
const olderTopRank = 6;

/**
 * The plan of the older price, which some owners still pay (spec section 9). The spec doesn't list its communities
 * and admins; they are the same as for the standard price.
 * @param quantity additional employees paid for; at least 1
 */
export const olderPlan = (quantity: number): Plan => ({
  name: olderNames[quantity - 1] ?? 'enterprise',
  rank: Math.min(quantity + 1, olderTopRank),
  quantity,
  maxTeam: membersPaidBy(quantity),
  maxCommunities: communitiesPaidBy(quantity),
  admin: adminsOnPaidPlan,
  priceMonthly: olderEmployeePriceMonthly * quantity,
});

/** The two plans on the pricing page (the table of spec section 9). */
export const offeredPlans = { free: defaultPlan, professional: paidPlan(1) } as const;
