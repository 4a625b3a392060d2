import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { paths, withResidentKeys } from 'shared-lib/domain';
import { maxUnitsOfCommunity, type UnitImport } from 'mf-communities/domain';
import { applyConsent } from 'backend/functions/core/consent/applyConsent.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import type { Author } from 'backend/kernel/officeCall.ts';
import { unitsOfCommunity } from './communityUnits.ts';
import { logUnits } from './logUnits.ts';
import { planPart } from './importPart.ts';
import { readTotal } from './readTotal.ts';

/**
 * Adds and changes units of a community in one transaction, as `importUnits` does.
 * @throws HttpsError as `importUnits`
 */
export const writeUnitRows = ({ customerId, by }: Author, part: UnitImport) => {
  const { communityId, expected } = part;
  return firestore().runTransaction(async (transaction) => {
    const units = await unitsOfCommunity(transaction, customerId, communityId);
    const writeTotal = await readTotal(transaction, customerId, communityId);
    const planned = planPart(part, units);
    if (planned.new !== expected.new || planned.changed !== expected.changed) {
      throw new HttpsError('failed-precondition', 'The units changed after the check.', {
        new: planned.new,
        changed: planned.changed,
      });
    }
    const added = planned.writes.filter(({ isNew }) => isNew).length;
    if (units.length + added > maxUnitsOfCommunity) {
      throw new HttpsError(
        'resource-exhausted',
        `A community has ${maxUnitsOfCommunity.toLocaleString('en')} units at most.`,
      );
    }
    const at = FieldValue.serverTimestamp();
    const author = { customerId, by, place: 'import' } as const;
    for (const { unitId, isNew, fields, mark, consent } of planned.writes) {
      const reference = firestore().doc(paths.unit(customerId, unitId));
      const written = { ...withResidentKeys(fields), lastImport: { ...mark, at }, updatedAt: at };
      if (!isNew) {
        const details = { importId: part.importId };
        const place = { id: unitId, communityId };
        transaction.update(reference, {
          ...written,
          ...(consent && applyConsent(transaction, author, place, consent, details)),
        });
      } else {
        transaction.create(reference, {
          ...written,
          communityId,
          createdAt: at,
          createdBy: by,
        });
      }
    }
    writeTotal(added);
    const doorsOf = (areNew: boolean) =>
      planned.writes.filter(({ isNew }) => isNew === areNew).map(({ unitId: id, door }) => ({ ...door, id }));
    logUnits(transaction, author, communityId, 'added', doorsOf(true));
    logUnits(transaction, author, communityId, 'edited', doorsOf(false));
    return { new: planned.new, changed: planned.changed };
  });
};
