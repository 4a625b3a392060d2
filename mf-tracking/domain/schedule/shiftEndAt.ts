import { addDays, momentOfNight } from 'shared-lib/domain/nights';
import type { Community } from 'shared-lib/domain';

/** The community's fields that determine when its shifts end. */
export type ShiftHours = Pick<Community, 'serviceStart' | 'binInBy' | 'timezone'>;

/**
 * The latest end of a shift: when residents must have their bins in (`binInBy`), the first time after service starts
 * that the community's clock shows it.
 * @param serviceDate `YYYY-MM-DD`
 * @returns epoch milliseconds
 */
export const shiftEndAt = (serviceDate: string, { serviceStart, binInBy, timezone }: ShiftHours): number => {
  const start = momentOfNight(serviceDate, serviceStart, timezone);
  const ends = [0, 1].map((days) => momentOfNight(addDays(serviceDate, days), binInBy, timezone));
  return Math.min(...ends.filter((end) => end > start));
};
