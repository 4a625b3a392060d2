import { momentOfNight, serviceNight, wallClock, type Community } from 'shared-lib/domain';

const millisPerMinute = 60_000;
const minutesPerDay = 1440;
const noon = 720;

/** The times of a community's night, `HH:mm`. */
export type ServiceHours = Pick<Community, 'setOutStart' | 'setOutEnd' | 'serviceStart' | 'binInBy'>;

/**
 * When a community of the demo is served. `evening` is at eight, whatever the time is. The others are laid so that something goes on at any
 * hour: `first` and `last` are in the evening, before and after those that are under way when that is in the evening too. The service of
 * `underWay` has begun a while ago, that of `cameLate` longer ago, that of `reported` so long ago that its round is over, and that of
 * `missed` so long ago that whoever has not come by now does not count as late any more.
 */
export type NightPart = 'evening' | 'first' | 'last' | 'underWay' | 'cameLate' | 'reported' | 'missed';

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const timeOf = (minutes: number): string => {
  const ofDay = ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

/** Minutes after the noon with which a night begins. */
const inNight = (time: string): number => (minutesOf(time) + minutesPerDay - noon) % minutesPerDay;

/** From four in the afternoon to three at night: whose service begins then has the bins in by nine in the morning. */
const evening = { from: inNight('16:00'), to: inNight('03:00') };

/**
 * The hours of a community by the start of its service: residents set out in the two hours before it, or in as many as the night has had by
 * then, and have their bins in by nine in the morning, or five hours later where the service is by day.
 * @param serviceStart `HH:mm`
 */
export const hoursFrom = (serviceStart: string): ServiceHours => {
  const start = inNight(serviceStart);
  const isEvening = evening.from <= start && start <= evening.to;
  const setOutStart = Math.max(0, start - 120);
  return {
    setOutStart: timeOf(noon + setOutStart),
    // A night begins at noon; whoever is served then has half an hour all the same.
    setOutEnd: timeOf(noon + Math.max(start, setOutStart + 30)),
    serviceStart,
    binInBy: isEvening ? '09:00' : timeOf(noon + start + 300),
  };
};

/** How many minutes ago a service began. */
const ago = { underWay: 40, cameLate: 60, reported: 80, missed: 245 } as const;

/** How many minutes before those under way the first ones begin, and after them the last ones. */
const apart = 95;

/** The evening's starts while nobody is under way in the evening. */
const usual = { first: '20:00', last: '21:35' } as const;

/** From here to there, in minutes of the night, a service that is under way would meet the usual ones. */
const meets = { from: inNight('18:15'), to: inNight('23:15') };

/** Who serves a community before the usual hours is done by then; nobody could have come there and to the first ones too. */
const before = { usual: '18:30', from: inNight('18:30'), to: inNight('22:40') } as const;

const beforeUsual = (time: string): string =>
  before.from < inNight(time) && inNight(time) < before.to ? before.usual : time;

/** Times of day are full five minutes. */
const step = 5;

/**
 * The time of day at which a service began that is to have begun by a moment: the latest one of the night that a clock there shows by then, which is
 * not always the one that it shows then, where clocks are put back. No earlier than noon, with which the night begins.
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
 * The start of a community's service, so that its night goes as its part says at this moment. The part says so every night; only the hours
 * depend on when the demo is made.
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
