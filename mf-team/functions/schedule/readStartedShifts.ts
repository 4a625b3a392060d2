import type { Transaction } from 'firebase-admin/firestore';
import {
  addDays,
  chunksOf,
  clockInOutSchema,
  localDate,
  paths,
  weekdayOf,
  type StartedShift,
  type ShiftChange,
} from 'shared-lib/domain';
import { startedShifts } from 'mf-team/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';

/** How many values an `in` query may have. */
const maxNames = 30;

/** Whether a night may be in progress somewhere: elsewhere it may be a date earlier or later, and a night ends the next day. */
export function isNear(serviceDate: string, now: number): boolean {
  const today = localDate(now, 'Etc/UTC');
  return serviceDate >= addDays(today, -2) && serviceDate <= addDays(today, 1);
}

/**
 * Reads which of the shifts would be taken from someone on the clock there. Costs nothing for other nights.
 * @returns the decision of `startedShifts`.
 */
export async function readStartedShifts(
  transaction: Transaction,
  customerId: string,
  shifts: readonly ShiftChange[],
): Promise<StartedShift[]> {
  const now = Date.now();
  const near = shifts.filter(({ serviceDate }) => isNear(serviceDate, now));
  const nights = [...new Set(near.map(({ serviceDate }) => serviceDate))];
  const queries = nights.flatMap((serviceDate) => {
    const ids = near
      .filter((shift) => shift.serviceDate === serviceDate)
      .map(({ communityId }) => communityId);
    return chunksOf(ids, maxNames).map((names) =>
      firestore()
        .collection(paths.clockInOuts(customerId))
        .where('serviceDate', '==', serviceDate)
        .where('status', '==', 'open')
        .where('communityId', 'in', names),
    );
  });
  const found = await Promise.all(queries.map((query) => transaction.get(query)));
  const onTheClock = found
    .flatMap(({ docs }) => docs)
    .flatMap((snapshot): StartedShift[] => {
      const record = recordOf(clockInOutSchema, snapshot);
      if (!record?.memberId || record.clockInAt === null) return [];
      const { communityId, serviceDate, memberId, clockInAt } = record;
      return [{ communityId, serviceDate, memberId, clockInAt }];
    });
  if (onTheClock.length === 0) return [];

  const agentPath = ({ communityId, serviceDate }: Pick<ShiftChange, 'communityId' | 'serviceDate'>) =>
    paths.assignedAgent(customerId, communityId, weekdayOf(serviceDate));
  const regular = [...new Set(near.filter(({ from, to }) => from === null || to === null).map(agentPath))];
  const agents =
    regular.length === 0 ? [] : await transaction.getAll(...regular.map((path) => firestore().doc(path)));
  const byPath = new Map(agents.map((snapshot) => [snapshot.ref.path, snapshot.get('memberId') as unknown]));
  return startedShifts(near, onTheClock, (shift) => {
    const memberId = byPath.get(agentPath(shift));
    return typeof memberId === 'string' && memberId !== '' ? memberId : null;
  });
}
