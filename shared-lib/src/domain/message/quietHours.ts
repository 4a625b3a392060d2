import { momentAt, momentsAt, wallClock } from '../base/zonedTime.ts';

const millisPerDay = 86_400_000;
const millisPerMinute = 60_000;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * The end of the quiet hours around a moment.
 * @param quiet times of day, `HH:mm`; no messages are sent from the first until the second; two equal times mean no
 * quiet hours
 * @param timeZone IANA name, the community's
 * @param now epoch milliseconds
 * @returns epoch milliseconds; null outside of quiet hours
 */
export const quietUntil = (
  { quietFrom, quietTo }: { readonly quietFrom: string; readonly quietTo: string },
  timeZone: string,
  now: number,
): number | null => {
  const from = minutesOf(quietFrom);
  const to = minutesOf(quietTo);
  if (from === to) return null;
  const wall = wallClock(now, timeZone);
  const midnight = Math.floor(wall / millisPerDay) * millisPerDay;
  const minute = (wall - midnight) / millisPerMinute;
  const isPastMidnight = from > to;
  const isQuiet = isPastMidnight ? minute >= from || minute < to : minute >= from && minute < to;
  if (!isQuiet) return null;
  const day = isPastMidnight && minute >= from ? midnight + millisPerDay : midnight;
  const end = day + to * millisPerMinute;
  // When clocks go back the time occurs twice; when they go forward, perhaps never.
  return momentsAt(end, timeZone).find((moment) => moment > now) ?? momentAt(end, timeZone);
};
