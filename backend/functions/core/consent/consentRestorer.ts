import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { planConsent, planRestore } from './domain/planConsent.ts';
import { importMarkOf } from '../community/importMark.ts';
import { applyConsent, type ConsentAuthor } from './applyConsent.ts';
import { consentIn, suppressionsOf } from './consentRecords.ts';

/** A unit's number before the import, or its current one. */
const phoneBefore = (unit: QueryDocumentSnapshot): string | null => {
  const before = importMarkOf(unit)?.before ?? {};
  return 'phone' in before ? ((before.phone ?? null) as string | null) : consentIn(unit).phone;
};

/**
 * Reads what is needed to restore units' consent to its state before an import, with ledger lines.
 * @returns writes the ledger for a unit and returns its fields; empty if the import didn't change its consent
 */
export const consentRestorer = async (
  transaction: Transaction,
  author: ConsentAuthor,
  units: readonly QueryDocumentSnapshot[],
  importId: string,
) => {
  const changed = units.filter((unit) => importMarkOf(unit)?.consent);
  const suppressions = await suppressionsOf(transaction, author.customerId, changed.map(phoneBefore));
  return (unit: QueryDocumentSnapshot) => {
    const before = importMarkOf(unit)?.consent;
    if (!before) return {};
    const now = Date.now();
    const phone = phoneBefore(unit);
    const place = { id: unit.id, communityId: unit.get('communityId') as string };
    const details = { importId };
    // First end the consent that the import set, even if the number stays.
    const ended = planConsent({}, { unit: consentIn(unit), phone: null, suppression: null }, now);
    if (ended.ok) applyConsent(transaction, author, place, ended, details);
    const suppression = suppressions.get(phone ?? '') ?? null;
    return applyConsent(
      transaction,
      author,
      place,
      planRestore(before, { phone, suppression }, now),
      details,
    );
  };
};
