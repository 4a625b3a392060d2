import {
  canTakeTexts,
  quietUntil,
  type Suppression,
  type Settings,
  type TextedUnit,
  type SkipReason,
  mayText,
} from 'shared-lib/domain';

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
