import type { Unit } from '../unit/unit.ts';
import type { Consent } from './consent.ts';

/** A unit's record of its resident's consent; it matches the ledger. Moments are epoch milliseconds. */
export type UnitConsent = Pick<Unit, 'smsOptIn' | 'smsOptInAt' | 'smsOptInSource' | 'smsOptOutAt'>;

/** For residents about whom nothing is known. */
export const noConsent: UnitConsent = {
  smsOptIn: false,
  smsOptInAt: null,
  smsOptInSource: null,
  smsOptOutAt: null,
};

type Entry = Pick<Consent, 'event' | 'at' | 'source'>;

/** The consent after one more event. The later event wins, regardless of who recorded it. */
export const consentAfter = (before: UnitConsent, { event, at, source }: Entry): UnitConsent => {
  if (event === 'ended') return noConsent;
  if (event === 'optOut') return { ...before, smsOptIn: false, smsOptOutAt: at };
  if (event === 'confirm' && before.smsOptIn) return before;
  return { smsOptIn: true, smsOptInAt: at, smsOptInSource: source, smsOptOutAt: null };
};
