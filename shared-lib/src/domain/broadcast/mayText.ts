import type { Unit } from '../unit/unit.ts';

/** What of a unit decides whether its resident is texted. */
export type TextedUnit = Pick<Unit, 'phone' | 'smsOptIn' | 'smsOptInAt' | 'smsOptOutAt' | 'status'>;

/** Why a unit's resident gets no text. */
export const skipReasons = [
  'notServed',
  'noPhone',
  'noConsent',
  'suppressed',
  'unreachable',
  'duplicate',
  'quietHours',
] as const;

export type SkipReason = (typeof skipReasons)[number];

/** Whether a unit's resident agrees to texts now: whoever left stays out until they agree anew. */
export const mayText = ({
  smsOptIn,
  smsOptInAt,
  smsOptOutAt,
}: Omit<TextedUnit, 'phone' | 'status'>): boolean =>
  smsOptIn && (smsOptOutAt === null || (smsOptInAt !== null && smsOptInAt > smsOptOutAt));
