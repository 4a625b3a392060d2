import { doc, runTransaction, serverTimestamp, type Transaction } from 'firebase/firestore';
import { paths, withShiftChanges, type OvertakenShift, type ShiftChange } from '../../domain/index.ts';
import { firestore } from '../firestore.ts';
import { reportProblem } from '../reportProblem.ts';

/** Someone else changed the same shifts meanwhile. */
export class ShiftsOvertaken extends Error {
  readonly overtaken: readonly OvertakenShift[];

  constructor(overtaken: readonly OvertakenShift[]) {
    super('The schedule was changed meanwhile');
    this.overtaken = overtaken;
  }
}

/**
 * Reads what changes to the schedule need, as the first half of a transaction; Firestore wants all reads before the first write.
 * @returns the other half: writes them.
 * @throws ShiftsOvertaken
 */
export async function prepareShiftChanges(
  transaction: Transaction,
  customerId: string,
  changes: readonly ShiftChange[],
): Promise<() => void> {
  const dates = [...new Set(changes.map(({ serviceDate }) => serviceDate))];
  const nights = await Promise.all(
    dates.map(async (date) => {
      const ofDate = changes.filter(({ serviceDate }) => serviceDate === date);
      const reference = doc(firestore(), paths.scheduleNight(customerId, date));
      const stored: unknown = (await transaction.get(reference)).data()?.schedule;
      return { reference, changed: withShiftChanges(stored, ofDate) };
    }),
  );
  const overtaken = nights.flatMap(({ changed }) => (changed.ok ? [] : changed.overtaken));
  if (overtaken.length > 0) throw new ShiftsOvertaken(overtaken);
  return () => {
    for (const { reference, changed } of nights) {
      if (changed.ok) {
        transaction.set(reference, { schedule: changed.schedule, lastUpdated: serverTimestamp() });
      }
    }
  };
}

export type ChangeShiftsResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'overtaken'; readonly overtaken: readonly OvertakenShift[] }
  | { readonly ok: false; readonly reason: 'failed' };

/**
 * Changes the schedule of one or more dates, all or nothing; nobody else's changes to other shifts are lost. Never throws.
 * @param changes at most one for each community and date.
 */
export async function changeShifts(
  customerId: string,
  changes: readonly ShiftChange[],
): Promise<ChangeShiftsResult> {
  try {
    await runTransaction(firestore(), async (transaction) =>
      (await prepareShiftChanges(transaction, customerId, changes))(),
    );
    return { ok: true };
  } catch (cause) {
    if (cause instanceof ShiftsOvertaken)
      return { ok: false, reason: 'overtaken', overtaken: cause.overtaken };
    reportProblem('Changing the schedule failed', cause);
    return { ok: false, reason: 'failed' };
  }
}
