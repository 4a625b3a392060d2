import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { unitCalls } from 'mf-communities/domain';
import { maxResidencies, withResidentKeys } from 'shared-lib/domain';
import { planConsent, planRestore } from 'backend/functions/core/consent/domain/planConsent.ts';
import { applyConsent, consentIn, suppressionsOf } from 'backend/functions/core/consent/consentRecords.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { doorIn, logUnits, readUnits } from '../writeUnitRows.ts';
import { isSealed, sealResident, type ResidentSeal } from '../residentSeal.ts';
import { heavyOfficeCall } from 'backend/kernel/officeCall.ts';

interface Residency {
  readonly movedIn: string | null;
  readonly movedOut: string;
}

/** Clears a resident's data, including an import's undo data, which would keep some. */
const nobody = {
  residentName: null,
  email: null,
  phone: null,
  language: 'en',
  moveInDate: null,
  status: 'vacant',
  lastImport: null,
};

/**
 * Moves residents out, or undoes it; up to 250 units of a community, all or nothing. Payload
 * `{ act: 'out', communityId, unitIds, on }` clears the residents' data and consent; only the dates are kept,
 * with a consent ledger entry. Payload `{ act: 'back', communityId, residents }` undoes that with the data
 * the page still has. It must match the cleared data, including the consent: the unit keeps only a seal of
 * it. Result `{ moved }`.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`;
 * `failed-precondition` when someone else has moved in since, when the data doesn't match, or after more than
 * a day
 */
export const moveResidents = heavyOfficeCall(unitCalls.moveResidents, async (move, { customerId, by }) => {
  const unitIds = move.act === 'out' ? move.unitIds : move.residents.map(({ unitId }) => unitId);
  await firestore().runTransaction(async (transaction) => {
    const units = await readUnits(transaction, customerId, move.communityId, unitIds);
    const updatedAt = FieldValue.serverTimestamp();
    const now = Date.now();
    const author = { customerId, by, place: 'dashboard' } as const;
    const returning = move.act === 'out' ? [] : move.residents.map(({ phone }) => phone);
    const suppressions = await suppressionsOf(transaction, customerId, returning);
    units.forEach((unit, index) => {
      const place = { id: unit.id, communityId: move.communityId };
      const earlier = (unit.get('residencies') ?? []) as readonly Residency[];
      if (move.act === 'out') {
        const residency = { movedIn: (unit.get('moveInDate') ?? null) as string | null, movedOut: move.on };
        const residencies = [...earlier, residency].slice(-maxResidencies);
        const unasked = { unit: consentIn(unit), phone: null, suppression: null };
        const ended = planConsent({}, unasked, now);
        transaction.update(unit.ref, {
          ...withResidentKeys(nobody),
          ...(ended.ok && applyConsent(transaction, author, place, ended)),
          residencies,
          movedOut: sealResident(unit, now),
          updatedAt,
        });
        return;
      }
      if (unit.get('status') !== 'vacant' || (unit.get('residentName') ?? null) !== null) {
        throw new HttpsError('failed-precondition', 'Someone else has moved in.');
      }
      const known = move.residents[index]!;
      if (!isSealed((unit.get('movedOut') ?? null) as ResidentSeal | null, known, now)) {
        throw new HttpsError(
          'failed-precondition',
          'That resident didn’t move out, or it’s too late to undo.',
        );
      }
      const { unitId: _, ...resident } = known;
      const suppression = suppressions.get(known.phone ?? '') ?? null;
      const restored = planRestore(known, { phone: known.phone, suppression }, now);
      transaction.update(unit.ref, {
        ...withResidentKeys(resident),
        ...applyConsent(transaction, author, place, restored),
        residencies: earlier.slice(0, -1),
        movedOut: null,
        updatedAt,
      });
    });
    const act = move.act === 'out' ? 'movedOut' : 'moveOutUndone';
    logUnits(transaction, author, move.communityId, act, units.map(doorIn));
  });
  return { moved: unitIds.length };
});
