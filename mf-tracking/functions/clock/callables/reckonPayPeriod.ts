import { maxNamedObstacles, obstaclesOf, payPeriodCalls, payRowsOf, writePayRows } from 'mf-tracking/domain';
import { paths } from 'shared-lib/domain';
import { payPeriodSchema } from 'mf-tracking/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { heavyOfficeCall } from 'backend/kernel/officeCall.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { readFrozen, readPaid, recordsOfNights } from '../payPeriodRecords.ts';

/**
 * Computes a pay period: payload `{ from, to }`, result as read by the domain's `calculatedPeriodSchema`. A
 * locked one returns its frozen values; for others, all records of its nights are read here rather than by a
 * screen, since a large business has thousands.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`
 */
export const reckonPayPeriod = heavyOfficeCall(
  payPeriodCalls.reckonPayPeriod,
  async (nights, { customerId }) => {
    const stored = await firestore().doc(paths.payPeriod(customerId, nights.from)).get();
    const period = recordOf(payPeriodSchema, stored);
    if (period?.state === 'locked' && period.to === nights.to) {
      const [{ rows, names }, counted] = await Promise.all([
        readFrozen(customerId, nights.from),
        recordsOfNights(customerId, nights).count().get(),
      ]);
      const lateRecords = Math.max(0, counted.data().count - (period.found ?? 0));
      return { rows: writePayRows(rows), names, obstacles: [], obstacleCount: 0, lateRecords };
    }
    const records = await readPaid((query) => query.get(), customerId, nights);
    const obstacles = obstaclesOf(records);
    return {
      rows: writePayRows(payRowsOf(records)),
      names: {},
      obstacles: obstacles.slice(0, maxNamedObstacles),
      obstacleCount: obstacles.length,
      lateRecords: 0,
    };
  },
);
