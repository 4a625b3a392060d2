import type { Unit } from '../unit/unit.ts';

/** The fields of a unit that decide whether its resident is texted. */
export type TextedUnit = Pick<Unit, 'phone' | 'smsOptIn' | 'smsOptInAt' | 'smsOptOutAt' | 'status'>;

/** Why a unit's resident doesn't get a text. */
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

/** Whether a unit's resident currently agrees to texts. A resident who opted out stays out until they agree again. */
export const canText = ({
  smsOptIn,
  smsOptInAt,
  smsOptOutAt,
}: Omit<TextedUnit, 'phone' | 'status'>): boolean =>
  smsOptIn && (smsOptOutAt === null || (smsOptInAt !== null && smsOptInAt > smsOptOutAt));
