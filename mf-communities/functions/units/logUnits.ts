import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { doorName, unitFieldPrefix, type Unit, type unitActs } from 'shared-lib/domain';
import { logActivity } from 'backend/functions/core/community/activity.ts';
import type { Author } from 'backend/kernel/officeCall.ts';

type Door = Pick<Unit, 'id' | 'building' | 'unitNumber'>;

/** A stored unit's door. */
export const doorIn = (unit: DocumentSnapshot): Door => ({
  id: unit.id,
  building: (unit.get('building') ?? null) as string | null,
  unitNumber: String(unit.get('unitNumber') ?? ''),
});

/**
 * Adds a line about units to their community's log: one by its door, several by their count, never with resident
 * data. One line for each call keeps an import from starting a function for every unit.
 */
export const logUnits = (
  transaction: Transaction,
  { customerId, by }: Author,
  communityId: string,
  act: (typeof unitActs)[number],
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
