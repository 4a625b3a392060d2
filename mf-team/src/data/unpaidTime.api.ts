import { limit, orderBy, where, type LiveResult, documentsAt, liveCollection } from 'shared-lib/data/kit';
import {
  addDays,
  clockInOutSchema,
  earliestToday,
  lockedPeriodAt,
  paths,
  payPeriodRowSchema,
  workedMinutes,
} from 'shared-lib/domain';
import { combineLive, useNow } from 'shared-lib/data';

/** How many nights back, and in how many records, to look for unpaid time. */
const nightsBack = 62;
const max = 100;

/** How many pay periods are read; more than fit in these nights. */
const maxPeriods = 26;

const useLatestClocks = liveCollection('listenToLatestClocks', {
  schema: clockInOutSchema,
  query: (customerId, { memberId, since }: { memberId: string; since: string }) =>
    documentsAt(
      paths.clockInOuts(customerId),
      where('memberId', '==', memberId),
      where('serviceDate', '>=', since),
      orderBy('serviceDate', 'desc'),
      limit(max),
    ),
});

const useLatestPeriods = liveCollection('listenToLatestPayPeriods', {
  schema: payPeriodRowSchema,
  query: (customerId) => documentsAt(paths.payPeriods(customerId), orderBy('to', 'desc'), limit(maxPeriods)),
});

/** Time that is not in a locked pay period. */
export interface UnpaidTime {
  readonly records: number;
  readonly workedMin: number;
}

/** A member's time in the last two months that isn't in a locked pay period yet, live. */
export function useUnpaidTime(memberId: string): LiveResult<UnpaidTime> {
  const since = addDays(earliestToday(useNow()), -nightsBack);
  return combineLive([useLatestClocks({ memberId, since }), useLatestPeriods()], (clocks, periods) => {
    const unpaid = clocks.filter(
      ({ serviceDate, clockInAt }) => clockInAt !== null && lockedPeriodAt(serviceDate, periods) === null,
    );
    return {
      records: unpaid.length,
      workedMin: unpaid.reduce((sum, record) => sum + (workedMinutes(record) ?? 0), 0),
    };
  });
}
