import {
  FieldPath,
  FieldValue,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { differingFields, paths, withResidentKeys, type UnitConsent } from 'shared-lib/domain';
import { planConsent } from 'backend/functions/core/consent/domain/planConsent.ts';
import { consentCalls, type RecipientImport, type RecipientRow } from 'mf-settings/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { importMarkOf, isUnchangedSinceImport } from 'backend/functions/core/community/importMark.ts';
import { heavyOfficeCall } from 'backend/kernel/officeCall.ts';
import {
  applyConsent,
  consentIn,
  consentRestorer,
  suppressionsOf,
  type ConsentAuthor,
} from 'backend/functions/core/consent/consentRecords.ts';
import { inTransaction } from 'backend/functions/core/summaries/transactions.ts';
import { planRecipientPart } from '../recipientPart.ts';

const fieldsOf = (unit: DocumentSnapshot) => ({
  residentName: unit.get('residentName') as unknown,
  phone: unit.get('phone') as unknown,
  language: unit.get('language') as unknown,
});

const consentAlone = ({ smsOptIn, smsOptInAt, smsOptInSource, smsOptOutAt }: UnitConsent): UnitConsent => ({
  smsOptIn,
  smsOptInAt,
  smsOptInSource,
  smsOptOutAt,
});

/** Writes a row: its unit with the previous values, and the ledger. */
const writeRow = (
  transaction: Transaction,
  author: ConsentAuthor,
  { importId, statement }: RecipientImport,
  { row, unit, verdict }: { row: RecipientRow; unit: DocumentSnapshot; verdict: 'new' | 'changed' },
): void => {
  const before = consentIn(unit);
  const stated = { agrees: row.consent ?? undefined, source: statement.source };
  const consent = planConsent(stated, { unit: before, phone: row.phone, suppression: null }, Date.now());
  // The dry run has found a number, a source and no STOP.
  if (!consent.ok) throw new HttpsError('failed-precondition', 'The units changed after the check.');
  const { residentName, phone, language } = row;
  const differences = differingFields({ residentName, phone, language }, fieldsOf(unit));
  const mark = importMarkOf(unit);
  const earlier = mark?.id === importId ? mark : null;
  const at = FieldValue.serverTimestamp();
  const { wording, givenOn } = statement;
  const details = { wording, givenOn, language: statement.language, importId };
  // A resident for whom a file says no has withdrawn at this unit. Only people add to the list of suppressed numbers.
  const place = { id: unit.id, communityId: row.communityId };
  const fields = applyConsent(transaction, author, place, { ...consent, suppression: null }, details);
  transaction.update(unit.ref, {
    ...withResidentKeys(Object.fromEntries(differences.map(({ field, to }) => [field, to]))),
    ...fields,
    lastImport: {
      id: importId,
      before: {
        ...Object.fromEntries(differences.map(({ field, from }) => [field, from])),
        ...earlier?.before,
      },
      consent: earlier?.consent ?? consentAlone(before),
      verdict: earlier?.verdict ?? verdict,
      at,
    },
    updatedAt: at,
  });
};

/**
 * Opts residents in and updates their details, up to 150 rows at once, all or none: payload `{ importId, statement,
 * rows, expected }`, where the statement says how they agreed; result `{ new, changed }`. It plans again and refuses
 * with `failed-precondition` if the counts differ from the dry run. A resident who opted out is never opted in again.
 * Retries are idempotent.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `failed-precondition`
 */
export const importRecipients = heavyOfficeCall(
  consentCalls.importRecipients,
  async (part, { customerId, by }) => {
    const { rows, importId, expected } = part;
    const author = { customerId, by, place: 'import' } as const;
    // A row without a unit counts as invalid.
    const references = rows.map(({ unitId }) => firestore().doc(paths.unit(customerId, unitId ?? '-')));
    return firestore().runTransaction(async (transaction) => {
      const [units, suppressions] = await Promise.all([
        transaction.getAll(...references),
        suppressionsOf(
          transaction,
          customerId,
          rows.map(({ phone }) => phone),
        ),
      ]);
      const planned = planRecipientPart(rows, units, new Set(suppressions.keys()), importId);
      if (planned.new !== expected.new || planned.changed !== expected.changed) {
        throw new HttpsError('failed-precondition', 'The units changed after the check.', {
          new: planned.new,
          changed: planned.changed,
        });
      }
      for (const { row, unit, plan } of planned.writes) {
        const verdict = plan.verdict === 'new' ? 'new' : 'changed';
        writeRow(transaction, author, part, { row, unit, verdict });
      }
      return { new: planned.new, changed: planned.changed };
    });
  },
);

/** How many units one transaction handles: each may have two ledger entries. */
const pageSize = 150;

/**
 * Undoes an import of recipients: payload `{ importId }`, result `{ removed, restored, kept }`. Each unit is
 * restored, with ledger entries, unless someone has changed it since; a STOP is such a change. Calling again
 * continues where it stopped.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`
 */
export const undoRecipientImport = heavyOfficeCall(
  consentCalls.undoRecipientImport,
  async ({ importId }, { customerId, by }) => {
    const author = { customerId, by, place: 'import' } as const;
    const ofImport = firestore()
      .collection(paths.units(customerId))
      .where('lastImport.id', '==', importId)
      .orderBy(FieldPath.documentId())
      .limit(pageSize);
    const undone = { removed: 0, restored: 0, kept: 0 };
    for (let last: QueryDocumentSnapshot | undefined; ;) {
      const after = last;
      const found = await inTransaction(async (transaction) => {
        const { docs } = await transaction.get(after ? ofImport.startAfter(after) : ofImport);
        // Units added by a unit import have no previous values.
        const untouched = docs.filter((unit) => isUnchangedSinceImport(unit) && importMarkOf(unit)?.before);
        const restore = await consentRestorer(transaction, author, untouched, importId);
        for (const unit of untouched) {
          transaction.update(unit.ref, {
            ...withResidentKeys(importMarkOf(unit)?.before ?? {}),
            ...restore(unit),
            lastImport: null,
            updatedAt: FieldValue.serverTimestamp(),
          });
        }
        return { docs, restored: untouched.length };
      });
      undone.restored += found.restored;
      undone.kept += found.docs.length - found.restored;
      last = found.docs.at(-1);
      if (found.docs.length < pageSize) return undone;
    }
  },
);
