import type { Unit } from 'shared-lib/domain';

/** Whether a unit would get a text: only with consent. */
export const textStandings = ['agreed', 'suppressed', 'left', 'unasked', 'noPhone'] as const;

export type TextStanding = (typeof textStandings)[number];

/**
 * Why a unit would or wouldn't get a text.
 * @param isSuppressed whether the business doesn't text its number
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
