import { weekdayOf, type ScheduleChanges, type ShiftPlace } from 'shared-lib/domain';

/** A shift's place as a string: the date, whose length is fixed, then the community. */
export const keyOfPlace = ({ communityId, serviceDate }: ShiftPlace): string => serviceDate + communityId;

/** Parses a key from `keyOfPlace`. */
export const placeOfKey = (key: string): ShiftPlace => ({
  serviceDate: key.slice(0, 10),
  communityId: key.slice(10),
});

/**
 * The shifts affected by changes. A regular assignment affects its shifts on the given dates.
 * @param dates `YYYY-MM-DD`
 */
export function keysOfChanges({ shifts, assignments }: ScheduleChanges, dates: readonly string[]): string[] {
  const nights = assignments.flatMap(({ communityId, day }) =>
    dates.filter((date) => weekdayOf(date) === day).map((serviceDate) => ({ communityId, serviceDate })),
  );
  return [...new Set([...shifts, ...nights].map(keyOfPlace))];
}
