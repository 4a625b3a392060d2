/** Why a function of billing refuses, in the details of its refusal as `reason`. */
export const billingRefusals = [
  'notSetUp',
  'notSold',
  'subscribed',
  'paymentMissing',
  'noSubscription',
  'ending',
  'unchangeable',
  'paidElsewhere',
  'noPayments',
  'beingDeleted',
  'cardRefused',
] as const;

export type BillingRefusal = (typeof billingRefusals)[number];

/** Why a function of the team refuses, in the same place; a limit of the plan is named as `limit`. */
export const teamRefusals = ['memberGone', 'unfinished', 'noEmail', 'joined', 'inactive', 'damaged'] as const;

export type TeamRefusal = (typeof teamRefusals)[number];
