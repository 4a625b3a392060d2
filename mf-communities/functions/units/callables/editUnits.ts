import { FieldValue, Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { planConsent } from 'backend/functions/core/consent/domain/planConsent.ts';
import { unitKey, hasChanged, withResidentKeys } from 'shared-lib/domain';
import { unitCalls, type UnitEdit } from 'mf-communities/domain';
import {
  applyConsent,
  consentIn,
  suppressionsOf,
  type ConsentAuthor,
} from 'backend/functions/core/consent/consentRecords.ts';
import { fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { doorIn, logUnits, readTotal, readUnits } from '../writeUnitRows.ts';
import { unitsOfCommunity } from '../communityUnits.ts';
import { conflictError } from 'backend/kernel/conflictError.ts';
import { heavyOfficeCall } from 'backend/kernel/officeCall.ts';

const movesDoor = ({ building, unitNumber }: UnitEdit) => building !== undefined || unitNumber !== undefined;

/** When a unit was last changed, in epoch milliseconds; null for never. */
const changedAt = (unit: DocumentSnapshot): number | null => {
  const at: unknown = unit.get('updatedAt');
  return at instanceof Timestamp ? at.toMillis() : null;
};

/** Whether an edit affects consent, or the number that gave it. */
const isOfConsent = ({ smsOptIn, phone }: UnitEdit) => smsOptIn !== undefined || phone !== undefined;

/** The error shown next to the field if someone can't be opted in. */
const refusedField = {
  noPhone: 'phone',
  noSource: 'consentSource',
  stopped: 'smsOptIn',
  bounced: 'smsOptIn',
} as const;

/**
 * Applies an edit to consent, which belongs to a number: writes the ledger, and returns the unit's fields.
 * @throws HttpsError `failed-precondition` about a field, for anyone who can't be opted in this way
 */
const consentAfterEdit = (
  transaction: Transaction,
  author: ConsentAuthor,
  communityId: string,
  unit: DocumentSnapshot,
  edit: UnitEdit,
  suppressions: Awaited<ReturnType<typeof suppressionsOf>>,
) => {
  if (!isOfConsent(edit)) return {};
  const before = consentIn(unit);
  const phone = edit.phone === undefined ? before.phone : edit.phone;
  const suppression = suppressions.get(phone ?? '') ?? null;
  const stated = { agrees: edit.smsOptIn, source: edit.consentSource };
  const plan = planConsent(stated, { unit: before, phone, suppression }, Date.now());
  if (!plan.ok) {
    throw fieldRefusal('failed-precondition', `The unit can't be opted in: ${plan.code}.`, {
      [refusedField[plan.code]]: { code: plan.code },
    });
  }
  const { consentWording: wording = null, language = before.language } = edit;
  const place = { id: unit.id, communityId };
  return applyConsent(transaction, author, place, plan, { wording: wording || null, language });
};

/**
 * Edits units of a community, up to 250 at once, all or nothing: payload `{ communityId, edits }`, result
 * `{ edited }`. Omitted fields stay. Consent belongs to a number: a new number has to opt in again, and the
 * consent ledger records every change.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`; `aborted` when
 * someone else changed a unit first; `failed-precondition` for anyone who can't be opted in this way;
 * `already-exists` when another unit has the door, ignoring case
 */
export const editUnits = heavyOfficeCall(
  unitCalls.editUnits,
  async ({ communityId, edits }, { customerId, by }) => {
    const unitIds = edits.map(({ unitId }) => unitId);
    await firestore().runTransaction(async (transaction) => {
      const found = await readUnits(transaction, customerId, communityId, unitIds);
      const stored = new Map(found.map((unit) => [unit.id, unit]));
      for (const { unitId, seen } of edits) {
        const updatedAt = changedAt(stored.get(unitId)!);
        if (seen !== undefined && hasChanged({ updatedAt }, seen)) throw conflictError();
      }
      if (edits.some(movesDoor)) {
        const doors = new Map<string, string>();
        const edited = new Map(edits.map((edit) => [edit.unitId, edit]));
        for (const unit of await unitsOfCommunity(transaction, customerId, communityId)) {
          const { building = unit.building, unitNumber = unit.unitNumber } = edited.get(unit.id) ?? {};
          const key = unitKey({ building, unitNumber });
          const other = doors.get(key);
          // Two units that already had the same door don't matter to this edit.
          if (other !== undefined && [unit.id, other].some((id) => edited.has(id))) {
            throw fieldRefusal('already-exists', `Unit ${unitNumber} already exists.`, {
              unitNumber: { code: 'duplicate', unit: unitNumber },
            });
          }
          doors.set(key, unit.id);
        }
      }
      const numbers = edits
        .filter(isOfConsent)
        .map(({ unitId, phone }) => (phone === undefined ? consentIn(stored.get(unitId)!).phone : phone));
      const suppressions = await suppressionsOf(transaction, customerId, numbers);
      const author = { customerId, by, place: 'dashboard' } as const;
      for (const edit of edits) {
        const {
          unitId,
          seen: _,
          smsOptIn: _in,
          consentSource: _source,
          consentWording: _wording,
          ...fields
        } = edit;
        const unit = stored.get(unitId)!;
        const consent = consentAfterEdit(transaction, author, communityId, unit, edit, suppressions);
        const updatedAt = FieldValue.serverTimestamp();
        transaction.update(unit.ref, { ...withResidentKeys(fields), ...consent, updatedAt });
      }
      logUnits(transaction, author, communityId, 'edited', found.map(doorIn));
    });
    return { edited: edits.length };
  },
);

/**
 * Deletes units of a community, all or nothing: payload `{ communityId, unitIds }`, result `{ deleted }`. The
 * trigger `releaseTagOfUnit` releases the bin tags at their doors, and the community’s `totalUnits` follows.
 * Service logs, violations and reports stay.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`
 */
export const deleteUnits = heavyOfficeCall(
  unitCalls.deleteUnits,
  async ({ communityId, unitIds }, { customerId, by }) => {
    await firestore().runTransaction(async (transaction) => {
      const units = await readUnits(transaction, customerId, communityId, unitIds);
      const writeTotal = await readTotal(transaction, customerId, communityId);
      for (const unit of units) transaction.delete(unit.ref);
      writeTotal(-units.length);
      logUnits(transaction, { customerId, by }, communityId, 'deleted', units.map(doorIn));
    });
    return { deleted: unitIds.length };
  },
);
