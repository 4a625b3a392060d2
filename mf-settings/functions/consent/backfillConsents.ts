import { FieldPath, FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { paths, type Consent } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { timestampOf } from 'backend/kernel/storedFields.ts';
import { consentIn } from 'backend/functions/core/consent/consentRecords.ts';

/** How many units one request reads. */
const pageSize = 200;

/** The entries for an older unit: what it says about its number, with that date. */
const linesOf = (unit: QueryDocumentSnapshot): [string, Omit<Consent, 'id' | 'at'>, number | null][] => {
  const { phone, language, ...consent } = consentIn(unit);
  if (phone === null) return [];
  const line = (event: 'optIn' | 'optOut', source: string | null) => ({
    phone,
    communityId: (unit.get('communityId') ?? null) as string | null,
    unitId: unit.id,
    event,
    wording: null,
    language,
    source,
    by: null,
    place: 'records' as const,
    givenOn: null,
    importId: null,
  });
  const lines: [string, Omit<Consent, 'id' | 'at'>, number | null][] = [];
  if (consent.smsOptIn || consent.smsOptInAt !== null)
    lines.push([`${unit.id}-in`, line('optIn', consent.smsOptInSource), consent.smsOptInAt]);
  if (!consent.smsOptIn && consent.smsOptOutAt !== null)
    lines.push([`${unit.id}-out`, line('optOut', null), consent.smsOptOutAt]);
  return lines;
};

/**
 * Adds ledger entries for units older than the consent ledger, once: units that already have one are skipped. It may
 * be repeated, and continues where it stopped.
 * @returns how many entries were added
 */
export const backfillConsents = async (customerId: string): Promise<number> => {
  const all = firestore().collection(paths.units(customerId)).orderBy(FieldPath.documentId()).limit(pageSize);
  const ledger = firestore().collection(paths.consents(customerId));
  let added = 0;
  for (let last: QueryDocumentSnapshot | undefined; ;) {
    const { docs } = await (last ? all.startAfter(last) : all).get();
    for (const unit of docs) {
      const lines = linesOf(unit);
      if (lines.length === 0) continue;
      added += await firestore().runTransaction(async (transaction) => {
        const known = await transaction.get(ledger.where('unitId', '==', unit.id).limit(1));
        if (!known.empty) return 0;
        for (const [id, entry, at] of lines)
          transaction.create(ledger.doc(id), {
            ...entry,
            at: at === null ? FieldValue.serverTimestamp() : timestampOf(at),
          });
        return lines.length;
      });
    }
    last = docs.at(-1);
    if (docs.length < pageSize) return added;
  }
};
