import type { Unit } from 'shared-lib/domain';

/** Whether a unit would get a text: only with consent. */
export const textStatuses = ['agreed', 'suppressed', 'left', 'unasked', 'noPhone'] as const;

export type TextStatus = (typeof textStatuses)[number];

/**
 * Why a unit would or wouldn't get a text.
 * @param isSuppressed whether the business doesn't text its number
 */
export const textStatusOf = (
  { phone, smsOptIn, smsOptOutAt }: Pick<Unit, 'phone' | 'smsOptIn' | 'smsOptOutAt'>,
  isSuppressed: boolean,
): TextStatus => {
  if (phone === null) return 'noPhone';
  if (isSuppressed) return 'suppressed';
  if (smsOptIn) return 'agreed';
  return smsOptOutAt === null ? 'unasked' : 'left';
};
