const millisPerDay = 86_400_000;

/** Clocks change on a quarter of an hour, so the offset is constant within one. */
const millisPerQuarter = 900_000;

const formats = new Map<string, Intl.DateTimeFormat>();

const fields = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
} as const;

/** Cached by zone: hundreds of communities share a handful. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? Intl.DateTimeFormat('en-US', { ...fields, timeZone });
  formats.set(timeZone, format);
  return format;
}

const known = new Map<string, number>();
const maxCached = 5000;

/**
 * A zone's offset from UTC, in milliseconds. Cached, because the lookup is slow and hundreds of shifts begin at the
 * same hour.
 */
function aheadAt(moment: number, timeZone: string): number {
  const quarter = Math.floor(moment / millisPerQuarter);
  const key = `${timeZone} ${quarter}`;
  const answer = known.get(key);
  if (answer !== undefined) return answer;
  const start = quarter * millisPerQuarter;
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatIn(timeZone).formatToParts(start)) shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  const ahead = Date.UTC(year, month - 1, day, hour, minute, second) - start;
  if (known.size >= maxCached) known.clear();
  known.set(key, ahead);
  return ahead;
}

/**
 * A wall clock's reading at a moment, as if it were UTC: read its date and hours with the UTC getters of
 * `new Date(…)`.
 * @param moment epoch milliseconds
 * @param timeZone IANA name
 * @throws RangeError for an unknown zone or an invalid moment
 */
export const wallClock = (moment: number, timeZone: string): number => moment + aheadAt(moment, timeZone);

/**
 * The moment when a wall clock shows a time. A time that a clock change repeats means the first of the two moments.
 * One that it skips is counted from before the change, so it means a moment just after it.
 * @param wall the time as `wallClock` returns it
 * @param timeZone IANA name
 * @returns epoch milliseconds
 * @throws RangeError as `wallClock` does
 */
export function momentAt(wall: number, timeZone: string): number {
  const before = wall - aheadAt(wall - millisPerDay, timeZone);
  if (wallClock(before, timeZone) === wall) return before;
  const after = wall - aheadAt(wall + millisPerDay, timeZone);
  return wallClock(after, timeZone) === wall ? after : before;
}

/**
 * The moments when a wall clock shows a time: none for one that a clock change skips, two for one that it repeats.
 * @param wall the time as `wallClock` returns it
 * @param timeZone IANA name
 * @returns epoch milliseconds, earliest first
 * @throws RangeError as `wallClock` does
 */
export function momentsAt(wall: number, timeZone: string): number[] {
  const candidates = [-millisPerDay, millisPerDay].map((days) => wall - aheadAt(wall + days, timeZone));
  return [...new Set(candidates)]
    .filter((moment) => wallClock(moment, timeZone) === wall)
    .sort((a, b) => a - b);
}
