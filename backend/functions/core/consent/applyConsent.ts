import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Consent } from 'shared-lib/domain';
import type { ConsentPlan } from './domain/planConsent.ts';
import { recordConsent, storedConsent, suppressionOfPhone } from './consentRecords.ts';

/** Who stated a change, and how it was received. */
export interface ConsentAuthor {
  readonly customerId: string;
  /** The login's uid. */
  readonly by: string | null;
  readonly place: Consent['place'];
}

/** Details recorded with an opt-in. */
type Details = Partial<Pick<Consent, 'wording' | 'language' | 'givenOn' | 'importId'>>;

/**
 * Writes a consent plan: its ledger lines, and the matching suppression.
 * @returns the unit's consent fields, for the caller that writes the unit
 */
export const applyConsent = (
  transaction: Transaction,
  { customerId, by, place }: ConsentAuthor,
  { id: unitId, communityId }: { readonly id: string; readonly communityId: string },
  plan: Extract<ConsentPlan, { ok: true }>,
  details: Details = {},
) => {
  const { importId = null, ...given } = details;
  for (const entry of plan.entries) {
    recordConsent(transaction, customerId, {
      ...entry,
      ...(entry.event === 'optIn' && given),
      importId,
      communityId,
      unitId,
      by,
      place,
    });
  }
  const last = plan.entries.at(-1);
  if (last && plan.suppression) {
    const reference = suppressionOfPhone(customerId, last.phone);
    if (plan.suppression === 'remove') transaction.delete(reference);
    else {
      transaction.set(reference, {
        channel: 'text',
        address: last.phone,
        reason: 'byHand',
        note: null,
        by,
        stoppedAt: null,
        at: FieldValue.serverTimestamp(),
      });
    }
  }
  return storedConsent(plan.consent);
};
