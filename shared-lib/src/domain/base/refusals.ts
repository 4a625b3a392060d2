/** Why a billing function refuses, as `reason` in the error's details. */
export const billingRefusals = [
  'notSetUp',
  'notSold',
  'subscribed',
  'paymentMissing',
  'noSubscription',
  'ending',
  'unchangeable',
  'notUndoable',
  'paidElsewhere',
  'noPayments',
  'beingDeleted',
  'cardRefused',
] as const;

export type BillingRefusal = (typeof billingRefusals)[number];

/** Why a team function refuses, in the same place; a reached plan limit is in `limit`. */
export const teamRefusals = ['memberGone', 'unfinished', 'noEmail', 'joined', 'inactive', 'damaged'] as const;

export type TeamRefusal = (typeof teamRefusals)[number];
