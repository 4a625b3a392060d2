import { weekdayOf, type ScheduleChanges, type ShiftPlace } from 'shared-lib/domain';

/** A shift's place as one text: the date, which has always the same length, then the community. */
export const keyOfPlace = ({ communityId, serviceDate }: ShiftPlace): string => serviceDate + communityId;

/** The place of a key that `keyOfPlace` made. */
export const placeOfKey = (key: string): ShiftPlace => ({
  serviceDate: key.slice(0, 10),
  communityId: key.slice(10),
});

/**
 * The shifts that changes concern. A regular assignment concerns its shifts on the given dates.
 * @param dates `YYYY-MM-DD`
 */
export function keysOfChanges({ shifts, assignments }: ScheduleChanges, dates: readonly string[]): string[] {
  const nights = assignments.flatMap(({ communityId, day }) =>
    dates.filter((date) => weekdayOf(date) === day).map((serviceDate) => ({ communityId, serviceDate })),
  );
  return [...new Set([...shifts, ...nights].map(keyOfPlace))];
}
