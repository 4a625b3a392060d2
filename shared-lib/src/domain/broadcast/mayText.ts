import { canTakeTexts } from '../consent/textPhone.ts';
import { quietUntil } from '../message/quietHours.ts';
import type { Suppression } from '../message/message.ts';
import type { Settings } from '../settings/settings.ts';
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

/**
 * Why the resident of a unit is not texted; null when they are.
 * @param suppressed why the business leaves a number alone, by number
 */
export const whyNotTexted = (
  unit: TextedUnit,
  suppressed: ReadonlyMap<string, Suppression['reason']>,
): Exclude<SkipReason, 'duplicate' | 'quietHours'> | null => {
  const { phone, status } = unit;
  if (status !== 'active') return 'notServed';
  if (phone === null) return 'noPhone';
  const reason = suppressed.get(phone);
  // STOP also ends the consent; that they answered it says more.
  if (reason === 'stopped' || reason === 'byHand') return 'suppressed';
  if (!mayText(unit)) return 'noConsent';
  return reason === 'bounced' || !canTakeTexts(phone) ? 'unreachable' : null;
};

/** When a text that is made now leaves: at once (null), at a moment, or never, since it is of no use by then. */
export const leavingAt = (
  quiet: Pick<Settings['sms'], 'quietFrom' | 'quietTo'>,
  timeZone: string,
  now: number,
  expiresAt: number,
): number | 'never' | null => {
  const until = quietUntil(quiet, timeZone, now);
  return until !== null && until >= expiresAt ? 'never' : until;
};
