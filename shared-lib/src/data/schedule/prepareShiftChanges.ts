import { doc, serverTimestamp, type Transaction } from 'firebase/firestore';
import { paths, withShiftChanges, type OvertakenShift, type ShiftChange } from '../../domain/index.ts';
import { firestore } from '../firestore.ts';

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
