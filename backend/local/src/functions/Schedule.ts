/** A parsed Cloud Scheduler schedule. */
export interface Schedule {
  /** Whether the schedule starts a run in this instant's minute. */
  isDue(instant: Date): boolean;
}

const fieldRanges = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;
const minute = 60_000;

/**
 * Parses a schedule: unix-cron (`0 2 * * mon-fri`), `every 5 minutes`, `every 2 hours`, or `every day 02:30`.
 *
 * @param timeZone IANA name
 * @returns null for any other format or an unknown time zone
 */
export function parseSchedule(text: string, timeZone: string): Schedule | null {
  const wall = wallClock(timeZone);
  if (!wall) return null;
  const interval = /^every (\d+) (minutes?|mins?|hours?)$/.exec(text);
  if (interval) {
    const length = Number(interval[1]) * (interval[2]?.startsWith('h') ? 60 : 1);
    return length > 0 ? { isDue: (instant) => Math.floor(instant.getTime() / minute) % length === 0 } : null;
  }
  const daily = /^every day (\d\d):(\d\d)$/.exec(text);
  const fields = (daily ? `${Number(daily[2])} ${Number(daily[1])} * * *` : text).trim().split(/\s+/);
  if (fields.length !== fieldRanges.length) return null;
  const sets = fields.map((field, index) => parseField(field, index));
  if (sets.some((set) => set === null)) return null;
  const [minutes, hours, days, months, weekdays] = sets as [
    Set<number>,
    Set<number>,
    Set<number>,
    Set<number>,
    Set<number>,
  ];
  // As in cron: if both a day of the month and a weekday are given, either matches.
  const either = !fields[2]?.startsWith('*') && !fields[4]?.startsWith('*');
  return {
    isDue: (instant) => {
      const now = wall(instant);
      const byDay = days.has(now.day);
      const byWeekday = weekdays.has(now.weekday);
      const dayFits = either ? byDay || byWeekday : byDay && byWeekday;
      return minutes.has(now.minute) && hours.has(now.hour) && months.has(now.month) && dayFits;
    },
  };
}

const names: Readonly<Record<number, readonly string[]>> = {
  3: ['', 'jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
  4: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
};

function parseField(field: string, index: number): Set<number> | null {
  const [lowest, highest] = fieldRanges[index] as readonly [number, number];
  const number = (text: string): number => {
    const named = names[index]?.indexOf(text.toLowerCase()) ?? -1;
    return named >= 0 ? named : /^\d+$/.test(text) ? Number(text) : NaN;
  };
  const values = new Set<number>();
  for (const part of field.split(',')) {
    const match = /^(\*|(\w+)(?:-(\w+))?)(?:\/(\d+))?$/.exec(part);
    if (!match) return null;
    const [, all, from = '', to, stepText] = match;
    const step = stepText === undefined ? 1 : Number(stepText);
    const first = all === '*' ? lowest : number(from);
    const last = all === '*' || (to === undefined && stepText !== undefined) ? highest : number(to ?? from);
    if (!(first >= lowest && last <= highest && first <= last && step > 0)) return null;
    for (let value = first; value <= last; value += step) values.add(index === 4 ? value % 7 : value);
  }
  return values;
}

interface WallClock {
  readonly minute: number;
  readonly hour: number;
  readonly day: number;
  readonly month: number;
  /** 0 is Sunday. */
  readonly weekday: number;
}

function wallClock(timeZone: string): ((instant: Date) => WallClock) | null {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      minute: 'numeric',
      hour: 'numeric',
      day: 'numeric',
      month: 'numeric',
      weekday: 'short',
    });
  } catch {
    return null;
  }
  return (instant) => {
    const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    return {
      minute: Number(parts.minute),
      hour: Number(parts.hour),
      day: Number(parts.day),
      month: Number(parts.month),
      weekday: names[4]?.indexOf(String(parts.weekday).toLowerCase()) ?? 0,
    };
  };
}
