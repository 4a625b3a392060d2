import { addDays, openTooLongHours, weekdayOf, weekdays, type ClockInOut } from 'shared-lib/domain';

/** Minutes a week before overtime. */
export const fullWeekMin = 40 * 60;

/** The nights of a night's week, from its Monday: those whose hours count against a full week. */
export const nightsOfWeek = (serviceDate: string): string[] => {
  const monday = addDays(serviceDate, -weekdays.indexOf(weekdayOf(serviceDate)));
  return weekdays.map((_, days) => addDays(monday, days));
};

const millisPerMinute = 60_000;

/**
 * Minutes on the clock by member. Someone who hasn't clocked out counts until now, up to the longest
 * plausible shift.
 * @param now epoch milliseconds
 */
export function workedMinutesOf(
  clockInOuts: readonly Pick<ClockInOut, 'memberId' | 'clockInAt' | 'clockOutAt'>[],
  now: number,
): ReadonlyMap<string, number> {
  const minutes = new Map<string, number>();
  for (const { memberId, clockInAt, clockOutAt } of clockInOuts) {
    if (memberId === null || clockInAt === null) continue;
    const end = clockOutAt ?? Math.min(now, clockInAt + openTooLongHours * 60 * millisPerMinute);
    const worked = Math.max(0, Math.floor((end - clockInAt) / millisPerMinute));
    minutes.set(memberId, (minutes.get(memberId) ?? 0) + worked);
  }
  return minutes;
}
