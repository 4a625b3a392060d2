import { FieldValue } from 'firebase-admin/firestore';
import { addDays, businessZone, customerSchema, paths } from 'shared-lib/domain';
import { maxPayPeriodEvents, payPeriodSchema, type PayPeriod } from 'mf-tracking/domain';
import {
  obstaclesOf,
  payPeriodCalls,
  payRowsOf,
  payTotalsOf,
  planPayPeriodChange,
  writePayRows,
  type PayPeriodAction,
} from 'mf-tracking/domain';
import { fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { readNames } from 'backend/functions/core/members/formerMembers.ts';
import { heavyOfficeCall } from 'backend/kernel/officeCall.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';
import { readPeriodsFrom } from '../clockRecords.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { readPaid, readPayroll } from '../payPeriodRecords.ts';

/** How many rows fit into one document with room to spare. */
const rowsOfDocument = 10_000;

/** How many nights back to read: further than any period that a lock could overlap. */
const nightsAround = 62;

const eventOf = (act: PayPeriodAction, by: string, now: number) => ({
  act: act.act === 'lock' ? ('locked' as const) : ('reopened' as const),
  at: now,
  by,
  reason: act.act === 'lock' ? '' : act.reason,
});

const historyAfter = (own: PayPeriod | undefined, act: PayPeriodAction, by: string, now: number) =>
  [...(own?.history ?? []), eventOf(act, by, now)].slice(-maxPayPeriodEvents);

/**
 * Locks a pay period with its approved time, or reopens it: payload `{ act: 'lock', from, to, workedMin }` or
 * `{ act: 'reopen', from, to, reason }`, result `{ success: true }`. Idempotent. Locking reads all records of
 * its nights in the same transaction, so no correction slips in between.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `failed-precondition` with a
 * code of `PayPeriodRefusal` for the field `from`
 */
export const changePayPeriod = heavyOfficeCall(
  payPeriodCalls.changePayPeriod,
  async (act, { customerId, by }) => {
    const now = Date.now();
    await firestore().runTransaction(async (transaction) => {
      const isLock = act.act === 'lock';
      const reference = firestore().doc(paths.payPeriod(customerId, act.from));
      const [customer, payroll, kept, records, stored] = await Promise.all([
        transaction.get(firestore().doc(paths.customer(customerId))),
        readPayroll(transaction, customerId),
        readPeriodsFrom(transaction, customerId, addDays(act.from, -nightsAround)),
        isLock ? readPaid((query) => transaction.get(query), customerId, act) : [],
        transaction.get(firestore().collection(paths.payRows(customerId, act.from)).select()),
      ]);
      const rows = payRowsOf(records);
      const totals = payTotalsOf(rows);
      const plan = planPayPeriodChange(act, {
        payroll,
        kept,
        obstacles: obstaclesOf(records).length,
        workedMin: totals.workedMin,
        timeZone: businessZone(recordOf(customerSchema, customer) ?? { timeZone: null }),
        now,
      });
      if (!plan.ok) {
        throw fieldRefusal('failed-precondition', `Can't change the pay period: ${plan.code}.`, {
          from: { code: plan.code },
        });
      }
      if (!plan.isWritten) return;
      const own = kept.find(({ from }) => from === act.from);
      const names = await readNames(transaction, customerId, [
        ...new Set(rows.map(({ memberId }) => memberId)),
      ]);
      for (const { ref } of stored.docs) transaction.delete(ref);
      const period = storedFields(payPeriodSchema, {
        from: act.from,
        to: act.to,
        state: isLock ? 'locked' : 'open',
        totals: isLock ? totals : null,
        found: isLock ? records.length : null,
        history: historyAfter(own, act, by, now),
        createdAt: own?.createdAt || FieldValue.serverTimestamp(),
        createdBy: own?.createdBy ?? by,
        updatedAt: FieldValue.serverTimestamp(),
      });
      transaction.set(reference, period);
      for (let start = 0, number = 0; start < rows.length; start += rowsOfDocument, number += 1) {
        const part = rows.slice(start, start + rowsOfDocument);
        const members = new Set(part.map(({ memberId }) => memberId));
        transaction.set(firestore().collection(paths.payRows(customerId, act.from)).doc(String(number)), {
          rows: writePayRows(part),
          names: Object.fromEntries(Object.entries(names).filter(([id]) => members.has(id))),
        });
      }
    });
    return { success: true };
  },
);
