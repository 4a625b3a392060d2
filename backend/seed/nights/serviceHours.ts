import { momentOfNight, serviceNight, wallClock, type Community } from 'shared-lib/domain';

const millisPerMinute = 60_000;
const minutesPerDay = 1440;
const noon = 720;

/** The times of a community's night, `HH:mm`. */
export type ServiceHours = Pick<Community, 'setOutStart' | 'setOutEnd' | 'serviceStart' | 'binInBy'>;

/**
 * When a demo community is served. `evening` is at 8 PM, at any time. The others are placed so that something is happening at any hour:
 * `first` and `last` are in the evening, before and after those in progress if these are in the evening too.
 *
 * `underWay` began a while ago, `cameLate` longer ago, `reported` so long ago that its round has ended. `missed` began so long ago that a
 * specialist who hasn't arrived no longer counts as late.
 */
export type NightPart = 'evening' | 'first' | 'last' | 'underWay' | 'cameLate' | 'reported' | 'missed';

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const timeOf = (minutes: number): string => {
  const ofDay = ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

/** Minutes after noon, when a night begins. */
const inNight = (time: string): number => (minutesOf(time) + minutesPerDay - noon) % minutesPerDay;

/** From 4 PM to 3 AM: a service that begins then has bins in by 9 AM. */
const evening = { from: inNight('16:00'), to: inNight('03:00') };

/**
 * A community's hours, from the start of its service. Residents set out in the two hours before it, or less if the night has just begun.
 * They have their bins in by 9 AM, or five hours later for a daytime service.
 * @param serviceStart `HH:mm`
 */
export const hoursFrom = (serviceStart: string): ServiceHours => {
  const start = inNight(serviceStart);
  const isEvening = evening.from <= start && start <= evening.to;
  const setOutStart = Math.max(0, start - 120);
  return {
    setOutStart: timeOf(noon + setOutStart),
    // A night begins at noon; a service right after it still has half an hour.
    setOutEnd: timeOf(noon + Math.max(start, setOutStart + 30)),
    serviceStart,
    binInBy: isEvening ? '09:00' : timeOf(noon + start + 300),
  };
};

/** How many minutes ago a service began. */
const ago = { underWay: 40, cameLate: 60, reported: 80, missed: 245 } as const;

/** How many minutes the first services begin before those in progress, and the last ones after them. */
const apart = 95;

/** The evening's starts if nothing is in progress in the evening. */
const usual = { first: '20:00', last: '21:35' } as const;

/** The range in which a service in progress would overlap the usual ones, in minutes of the night. */
const meets = { from: inNight('18:15'), to: inNight('23:15') };

/** A specialist who serves a community before the usual hours is done by then, or couldn't reach the first ones in time. */
const before = { usual: '18:30', from: inNight('18:30'), to: inNight('22:40') } as const;

const beforeUsual = (time: string): string =>
  before.from < inNight(time) && inNight(time) < before.to ? before.usual : time;

/** Times are multiples of five minutes. */
const step = 5;

/**
 * The start time of a service that has begun by a given moment: the latest one of the night that a local clock shows by then. When clocks
 * go back, that isn't always the time it shows at that moment. Never before noon, when the night begins.
 */
const startBy = (moment: number, serviceDate: string, timezone: string): string => {
  const begins = momentOfNight(serviceDate, '12:00', timezone);
  for (let back = 0; moment - back * millisPerMinute > begins; back += step) {
    const wall = new Date(wallClock(moment - back * millisPerMinute, timezone));
    const minutes = wall.getUTCHours() * 60 + wall.getUTCMinutes();
    const time = timeOf(minutes - (minutes % step));
    if (momentOfNight(serviceDate, time, timezone) <= moment) return time;
  }
  return '12:00';
};

/**
 * The start of a community's service that fits its part at this moment. The part is the same every night; only the hours depend on when the
 * demo is created.
 * @param now epoch milliseconds
 * @returns `HH:mm`
 */
export const startOf = (part: NightPart, timezone: string, now: number): string => {
  if (part === 'evening') return usual.first;
  const serviceDate = serviceNight(now, timezone);
  const startedAgo = (minutes: number) => startBy(now - minutes * millisPerMinute, serviceDate, timezone);
  const middle = inNight(startedAgo(ago.underWay));
  const isEvening = meets.from <= middle && middle <= meets.to;
  if (part === 'missed' && !isEvening) return beforeUsual(startedAgo(ago.missed));
  if (part !== 'first' && part !== 'last') return startedAgo(ago[part]);
  if (!isEvening) return usual[part];
  return timeOf(noon + middle + (part === 'first' ? -apart : apart));
};
