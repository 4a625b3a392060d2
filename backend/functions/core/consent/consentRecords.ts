import { FieldValue, Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
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
