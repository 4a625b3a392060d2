import { logActivity } from 'backend/functions/core/community/activity.ts';
import { ofCommunity } from 'backend/functions/core/community/history.ts';
import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import {
  doorName,
  paths,
  unitFieldPrefix,
  withResidentKeys,
  type Unit,
  type unitActions,
} from 'shared-lib/domain';
import { maxUnitsOfCommunity, totalUnitsAfter, type UnitImport } from 'mf-communities/domain';
import { applyConsent } from 'backend/functions/core/consent/consentRecords.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import type { Author } from 'backend/kernel/officeCall.ts';
import { unitsOfCommunity } from './communityUnits.ts';
import { planPart } from './importPart.ts';

type Door = Pick<Unit, 'id' | 'building' | 'unitNumber'>;

/** A stored unit's door. */
export const doorIn = (unit: DocumentSnapshot): Door => ({
  id: unit.id,
  building: (unit.get('building') ?? null) as string | null,
  unitNumber: String(unit.get('unitNumber') ?? ''),
});

/**
 * Adds a line about units to their community's log: a single unit by its door, several by their count, never
 * with resident data. One line for each call keeps an import from triggering a function for every unit.
 */
export const logUnits = (
  transaction: Transaction,
  { customerId, by }: Author,
  communityId: string,
  act: (typeof unitActions)[number],
  doors: readonly Door[],
): void => {
  const [first, ...others] = doors;
  if (first === undefined) return;
  const to = others.length === 0 ? doorName(first) : doors.length;
  const changes = [{ field: `${unitFieldPrefix}${act}`, to }];
  logActivity(transaction, customerId, communityId, {
    act: 'edited',
    by,
    changes,
    partIds: doors.map(({ id }) => id),
  });
};

/**
 * Reads a community's number of units, as the first half of a transaction that adds or deletes some.
 * @returns a function for the other half, which writes the new stated number once there are `more`, negative
 * for deleted ones. It doesn't count as an edit: the community's last change stays as it is.
 */
export const readTotal = async (
  transaction: Transaction,
  customerId: string,
  communityId: string,
): Promise<(more: number) => void> => {
  const reference = firestore().doc(paths.community(customerId, communityId));
  const [community, counted] = await Promise.all([
    transaction.get(reference),
    transaction.get(ofCommunity(paths.units(customerId), communityId).count()),
  ]);
  const stated: unknown = community.get('totalUnits') ?? 0;
  const { count } = counted.data();
  return (more) => {
    if (!community.exists || typeof stated !== 'number') return;
    const totalUnits = totalUnitsAfter(stated, count, count + more);
    if (totalUnits !== stated) transaction.update(reference, { totalUnits });
  };
};

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
        `A community can have at most ${maxUnitsOfCommunity.toLocaleString('en')} units.`,
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

/**
 * Some units of one community, in a transaction.
 * @throws HttpsError `not-found` when one is missing, or in another community
 */
export const readUnits = async (
  transaction: Transaction,
  customerId: string,
  communityId: string,
  unitIds: readonly string[],
): Promise<DocumentSnapshot[]> => {
  const references = unitIds.map((id) => firestore().doc(paths.unit(customerId, id)));
  const found = await transaction.getAll(...references);
  if (!found.every((unit) => unit.exists && unit.get('communityId') === communityId)) {
    throw new HttpsError('not-found', 'A unit no longer exists. Review the list and try again.');
  }
  return found;
};
