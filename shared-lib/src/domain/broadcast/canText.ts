import type { Unit } from '../unit/unit.ts';

/** Whether a unit's resident currently agrees to texts. A resident who opted out stays out until they agree again. */
export const canText = ({
  smsOptIn,
  smsOptInAt,
  smsOptOutAt,
}: Pick<Unit, 'smsOptIn' | 'smsOptInAt' | 'smsOptOutAt'>): boolean =>
  smsOptIn && (smsOptOutAt === null || (smsOptInAt !== null && smsOptInAt > smsOptOutAt));
