import {
  clockInOutSchema,
  nightClockInOutOf,
  nightShiftReportOf,
  paths,
  revisionOf,
  shiftReportSchema,
  type ClockInOut,
  type DocumentSchema,
  type ShiftReport,
} from 'shared-lib/domain';
import { overlapped, reviewNight, shiftKey, type ReviewedShift } from 'mf-tracking/domain';
import {
  nightCalls,
  planClockChange,
  planReportReview,
  type ClockPlan,
  type ShiftsApproved,
} from 'mf-tracking/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { recordOf, updateRecord } from 'backend/kernel/records.ts';
import {
  clockAt,
  readLocks,
  readNeighboringNights,
  unknownHours,
  writeClock,
} from '../../clock/clockRecords.ts';
import { logReportAction } from '../../shiftReports/logReportAction.ts';

type Refusal = ShiftsApproved['left'][number]['code'];

/** The first reason why a shift can't be approved as it is now; null if it can, or already is. */
const refusalOf = (shift: ReviewedShift | undefined): Refusal | null => {
  if (!shift) return 'gone';
  if (shift.review === 'inOrder' || shift.review === 'approved') return null;
  return shift.reasons[0]?.code ?? shift.review;
};

type Approvable = Extract<ClockPlan, { ok: true }>;

/**
 * Approves a night's shifts that have no issues, reports and hours together, in one transaction. Each is
 * checked again against its current records; one that now has an issue is skipped and named. Idempotent.
 * - Payload: `{ serviceDate, shifts: [{ communityId, memberId }] }`.
 * - Result: `{ approved, left }`. `approved` has the records that this call approved, with the data needed to
 *   undo that; `left` has the other shifts, each with a code of `shiftRefusals`.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`
 */
export const approveShifts = officeCall(
  nightCalls.approveShifts,
  async ({ serviceDate, shifts }, { customerId, by }) => {
    const communityIds = [...new Set(shifts.map(({ communityId }) => communityId))];
    const asked = new Map(shifts.map((shift) => [shiftKey(shift), shift]));
    return firestore().runTransaction(async (transaction): Promise<ShiftsApproved> => {
      const recordsOf = async <R>(collection: string, schema: DocumentSchema<R>) => {
        const { docs } = await transaction.get(
          firestore()
            .collection(collection)
            .where('serviceDate', '==', serviceDate)
            .where('communityId', 'in', communityIds),
        );
        return docs.flatMap((found) => recordOf(schema, found) ?? []);
      };
      const reports: ShiftReport[] = await recordsOf(paths.shiftReports(customerId), shiftReportSchema);
      const clocks: ClockInOut[] = await recordsOf(paths.clockInOuts(customerId), clockInOutSchema);
      const isLocked = (await readLocks(transaction, customerId, [serviceDate]))(serviceDate);
      const members = clocks.map(({ memberId }) => memberId);
      const around = await readNeighboringNights(transaction, customerId, members, [serviceDate]);
      const now = Date.now();

      const known = reviewNight({
        shiftReports: reports.map(nightShiftReportOf),
        clockInOuts: clocks.map(nightClockInOutOf),
      });
      const shiftOf = new Map(known.map((shift) => [shiftKey(shift), shift]));
      const reportOf = new Map(reports.map((report) => [report.id, report]));
      const clockOf = new Map(clocks.map((clock) => [clock.id, clock]));
      const approved: ShiftsApproved['approved'] = [];
      const left: ShiftsApproved['left'] = [];

      for (const [key, place] of asked) {
        const shift = shiftOf.get(key);
        const code = refusalOf(shift);
        if (!shift || code !== null) {
          left.push({ ...place, code: code ?? 'gone' });
          continue;
        }
        // Hours are planned first: without them, the report waits as well.
        const plans: [string, Approvable][] = [];
        let refused: Refusal | null = null;
        for (const { id } of shift.clockInOuts) {
          const record = clockOf.get(id)!;
          const plan = planClockChange(
            { act: 'approve', workedMin: record.workedMin, isChecked: false },
            { record, others: overlapped(record, around), hours: unknownHours, isLocked, by, now },
          );
          if (!plan.ok) refused ??= plan.code === 'wrongTimes' ? 'changedMeanwhile' : plan.code;
          else if (plan.edits.length > 0) plans.push([id, plan]);
        }
        if (refused !== null) {
          left.push({ ...place, code: refused });
          continue;
        }
        for (const [id, plan] of plans) writeClock(transaction, clockAt(customerId, id), plan);
        const reviewed = shift.reports.flatMap(({ id }) => {
          const report = reportOf.get(id)!;
          const plan = planReportReview({ act: 'approve' }, report, revisionOf(report), by, now);
          if (!plan.ok || plan.fields === null) return [];
          const reference = firestore().doc(`${paths.shiftReports(customerId)}/${id}`);
          updateRecord(transaction, reference, shiftReportSchema, plan.fields);
          logReportAction(transaction, { customerId, by }, report, 'approved');
          return { reportId: id, seen: String(revisionOf({ ...report, ...plan.fields })) };
        });
        approved.push({ ...place, reports: reviewed, clockInOutIds: plans.map(([id]) => id) });
      }
      return { approved, left };
    });
  },
);
