import type { Unit } from 'shared-lib/domain';

/** Whether a unit would get a text: it would when they agreed, and for no other reason. */
export const textStandings = ['agreed', 'suppressed', 'left', 'unasked', 'noPhone'] as const;

export type TextStanding = (typeof textStandings)[number];

/**
 * Why a unit would get a text, or why not.
 * @param isSuppressed whether the business leaves its number alone
 */
export const textStandingOf = (
  { phone, smsOptIn, smsOptOutAt }: Pick<Unit, 'phone' | 'smsOptIn' | 'smsOptOutAt'>,
  isSuppressed: boolean,
): TextStanding => {
  if (phone === null) return 'noPhone';
  if (isSuppressed) return 'suppressed';
  if (smsOptIn) return 'agreed';
  return smsOptOutAt === null ? 'unasked' : 'left';
};
