import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import {
  paths,
  readDocument,
  suppressionId,
  suppressionSchema,
  unitSchema,
  type Consent,
  type Suppression,
  type Unit,
  type UnitConsent,
} from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { storedFields } from '../../../kernel/storedFields.ts';
import { importMarkOf } from '../community/importMark.ts';
import { planConsent, planRestore, type ConsentPlan } from './domain/planConsent.ts';

/** A new ledger line; unnamed fields are unknown. The server sets the time. */
export type NewConsent = Pick<Consent, 'phone' | 'event' | 'place' | 'by'> &
  Partial<Omit<Consent, 'id' | 'at'>>;

/** Adds a line to a business's consent ledger. */
export const recordConsent = (transaction: Transaction, customerId: string, entry: NewConsent): void => {
  const reference = firestore().collection(paths.consents(customerId)).doc();
  transaction.create(reference, {
    communityId: null,
    unitId: null,
    wording: null,
    language: null,
    source: null,
    givenOn: null,
    importId: null,
    ...entry,
    at: FieldValue.serverTimestamp(),
  });
};

/** A unit's consent fields as stored. */
export const storedConsent = ({ smsOptIn, smsOptInAt, smsOptInSource, smsOptOutAt }: UnitConsent) =>
  storedFields(unitSchema, { smsOptIn, smsOptInAt, smsOptInSource, smsOptOutAt });

type ConsentingUnit = UnitConsent & Pick<Unit, 'phone' | 'language'>;

const millisOf = (value: unknown): number | null => (value instanceof Timestamp ? value.toMillis() : null);
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The consent fields of a unit's document; unreadable ones count as no consent. */
export const consentIn = (unit: DocumentSnapshot): ConsentingUnit => ({
  phone: textOf(unit.get('phone')),
  language: unit.get('language') === 'es' ? 'es' : 'en',
  smsOptIn: unit.get('smsOptIn') === true,
  smsOptInAt: millisOf(unit.get('smsOptInAt')),
  smsOptInSource: textOf(unit.get('smsOptInSource')),
  smsOptOutAt: millisOf(unit.get('smsOptOutAt')),
});

/** The document that suppresses a number for a business. */
export const suppressionOfPhone = (customerId: string, phone: string) =>
  firestore().doc(paths.suppression(customerId, suppressionId('text', phone)));

/** The reason for a suppression; unreadable ones count as STOP. Null if there is none. */
export const suppressionIn = (
  stored: DocumentSnapshot,
): Pick<Suppression, 'reason' | 'stoppedAt' | 'note'> | null => {
  if (!stored.exists) return null;
  const read = readDocument(suppressionSchema, stored.ref.path, stored.data() ?? {});
  return read.ok ? read.value : { reason: 'stopped', stoppedAt: null, note: null };
};

/** Why numbers are marked do not text, by number; other numbers are absent. */
export const suppressionsOf = async (
  transaction: Transaction,
  customerId: string,
  phones: readonly (string | null)[],
) => {
  const numbers = [...new Set(phones.filter((phone) => phone !== null))];
  if (numbers.length === 0) return new Map<string, NonNullable<ReturnType<typeof suppressionIn>>>();
  const found = await transaction.getAll(...numbers.map((phone) => suppressionOfPhone(customerId, phone)));
  return new Map(
    numbers.flatMap((phone, index) => {
      const suppression = suppressionIn(found[index]!);
      return suppression === null ? [] : [[phone, suppression] as const];
    }),
  );
};

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
    // First end the consent that the import set, even if the number doesn't change.
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
