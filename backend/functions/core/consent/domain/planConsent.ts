import {
  type Suppression,
  type Unit,
  type Consent,
  consentAfter,
  noConsent,
  type UnitConsent,
  type SelfSuppression,
  isSelfSuppressed,
  selfSuppressionReason,
} from 'shared-lib/domain';

/** The facts that decide a unit's consent. */
export interface ConsentFacts {
  readonly unit: UnitConsent & Pick<Unit, 'phone'>;
  /** Its new number. */
  readonly phone: string | null;
  /** Why the number is marked do not text; null if it isn't. */
  readonly suppression: Pick<Suppression, 'reason' | 'stoppedAt'> | null;
}

/** A statement about a unit's consent; undefined for unchanged parts. */
export interface StatedConsent {
  /** Whether the resident consents. */
  readonly agrees?: boolean | undefined;
  /** How they gave consent. */
  readonly source?: string | null | undefined;
}

/** A new ledger entry for the unit's number. */
export type PlannedEntry = Pick<Consent, 'phone' | 'event' | 'source'>;

export type ConsentPlan =
  | {
      readonly ok: true;
      readonly entries: readonly PlannedEntry[];
      readonly consent: UnitConsent;
      /** Whether the number gets the office's "do not text" or loses it. */
      readonly suppression: 'add' | 'remove' | null;
    }
  | { readonly ok: false; readonly code: 'noPhone' | 'noSource' | SelfSuppression };

/**
 * What happens to a unit's consent when the office records it or changes the phone number. Consent belongs to a number: a new number
 * needs new consent. A number that sent STOP can't be opted in here.
 * @param now epoch milliseconds
 */
export const planConsent = (
  { agrees, source }: StatedConsent,
  { unit, phone, suppression }: ConsentFacts,
  now: number,
): ConsentPlan => {
  const isOther = phone !== unit.phone;
  const isKnown = unit.smsOptIn || unit.smsOptOutAt !== null;
  const before = isOther ? noConsent : unit;
  const ended: PlannedEntry[] =
    isOther && isKnown && unit.phone !== null ? [{ phone: unit.phone, event: 'ended', source: null }] : [];
  if (agrees === undefined || agrees === before.smsOptIn)
    return { ok: true, entries: ended, consent: before, suppression: null };
  if (phone === null) return { ok: false, code: 'noPhone' };
  if (!agrees) {
    const entry = { phone, event: 'optOut', source: source ?? null, at: now } as const;
    return {
      ok: true,
      entries: [...ended, { phone, event: entry.event, source: entry.source }],
      consent: consentAfter(before, entry),
      suppression: suppression === null ? 'add' : null,
    };
  }
  if (!source) return { ok: false, code: 'noSource' };
  if (suppression !== null && isSelfSuppressed(suppression))
    return { ok: false, code: selfSuppressionReason(suppression) };
  return {
    ok: true,
    entries: [...ended, { phone, event: 'optIn', source }],
    consent: consentAfter(before, { event: 'optIn', source, at: now }),
    suppression: suppression === null ? null : 'remove',
  };
};

/**
 * The plan to restore a unit's previous number and consent when an import or a move is undone. A number that has sent STOP since then
 * stays opted out.
 * @param now epoch milliseconds
 */
export const planRestore = (
  consent: UnitConsent,
  { phone, suppression }: Pick<ConsentFacts, 'phone' | 'suppression'>,
  now: number,
): Extract<ConsentPlan, { ok: true }> => {
  const isOut = suppression !== null && isSelfSuppressed(suppression);
  const restored = consent.smsOptIn && isOut ? { ...consent, smsOptIn: false, smsOptOutAt: now } : consent;
  const isLeft = !restored.smsOptIn && restored.smsOptOutAt !== null;
  const event = restored.smsOptIn ? 'optIn' : isLeft ? 'optOut' : null;
  const entries =
    phone === null || event === null ? [] : [{ phone, event, source: restored.smsOptInSource } as const];
  return { ok: true, entries, consent: restored, suppression: null };
};
