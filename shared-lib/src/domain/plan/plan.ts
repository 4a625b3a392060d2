/** What an owner's plan allows. `priceMonthly` is in whole US dollars, as the spec writes it. */
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

/** The ids of the payment provider's prices. `price_1` is a placeholder that stands for the standard price. */
export const priceIds = {
  standard: 'price_professional',
  older: 'price_team',
  placeholder: 'price_1',
} as const;

const adminsOnPaidPlan = 3;
/** How many communities a number of employees pays for, at any price (spec section 9). */
export const communitiesPaidBy = (quantity: number): number => 2 + 2 * quantity;

/** How many active members it pays for: the owner and the employees. */
export const membersPaidBy = (quantity: number): number => quantity + 1;

/** Dollars a month for the first employee and for each further one. */
export const employeePriceMonthly = 40;
const olderEmployeePriceMonthly = 30;

/**
 * The plan of the standard paid price (spec section 9).
 * @param quantity employees paid for; at least 1
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
 * The plan of the older price, which some owners still pay (spec section 9). Its communities and admins are not shown
 * there; they are those of the standard price.
 * @param quantity employees paid for; at least 1
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

/** The two plans that the pricing page offers (the table of spec section 9). */
export const offeredPlans = { free: defaultPlan, professional: paidPlan(1) } as const;
