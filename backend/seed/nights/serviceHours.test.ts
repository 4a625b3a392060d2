import { addDays, momentOfNight, serviceNight } from 'shared-lib/domain';
import { hoursFrom, startOf, type NightPart } from './serviceHours.ts';

const minute = 60_000;
const parts = ['evening', 'first', 'underWay', 'cameLate', 'reported', 'missed', 'last'] as const;

/** Each part's minimum and maximum age in minutes: times are multiples of five minutes. */
const ages = { underWay: [40, 45], cameLate: [60, 65], reported: [80, 85], missed: [245, 250] } as const;

describe.each(['America/New_York', 'America/Los_Angeles', 'Asia/Kolkata'])('in %s', (zone) => {
  // Two days around a change of clocks, and one without.
  test.each(
    ['2026-11-01', '2026-03-08', '2026-11-24'].flatMap((day) =>
      Array.from({ length: 24 }, (_, hour) => `${day}T${String(hour).padStart(2, '0')}:37Z`),
    ),
  )('a community has hours that a night can have, at %s', (moment) => {
    const now = Date.parse(moment);
    const night = serviceNight(now, zone);
    const at = (time: string, date = night) => momentOfNight(date, time, zone);
    const noon = at('12:00');
    for (const part of parts) {
      const hours = hoursFrom(startOf(part, zone, now));
      const start = at(hours.serviceStart);
      expect(start).toBeGreaterThanOrEqual(noon);
      expect(start).toBeLessThan(at('12:00', addDays(night, 1)));
      expect(at(hours.setOutStart)).toBeLessThan(at(hours.setOutEnd));
      expect(at(hours.setOutStart)).toBeLessThanOrEqual(start);
      expect(Number(hours.serviceStart.slice(3)) % 5).toBe(0);
      const age = ages[part as keyof typeof ages];
      if (age) {
        const began = (now - start) / minute;
        const isCut = (now - noon) / minute < age[0];
        // When clocks go back, the repeated hour begins with the first of the two.
        expect(began).toBeGreaterThanOrEqual(isCut ? 0 : age[0]);
        expect(began).toBeLessThan(age[1] + (part === 'missed' ? 300 : 60));
      }
    }
  });

  test.each([
    ['21:10', 'first', '18:55'],
    ['21:10', 'underWay', '20:30'],
    ['21:10', 'last', '22:05'],
    ['03:25', 'first', '20:00'],
    ['03:25', 'underWay', '02:45'],
    ['03:25', 'last', '21:35'],
    ['10:00', 'missed', '05:55'],
    ['01:35', 'missed', '18:30'],
    ['12:05', 'underWay', '12:00'],
    ['14:00', 'first', '20:00'],
    ['14:00', 'missed', '12:00'],
  ] as const)('at %s the service of %s begins at %s', (time, part: NightPart, start) => {
    expect(startOf(part, zone, momentOfNight('2026-11-24', time, zone))).toBe(start);
  });
});

test.each([
  ['20:00', { setOutStart: '18:00', setOutEnd: '20:00', serviceStart: '20:00', binInBy: '09:00' }],
  ['00:45', { setOutStart: '22:45', setOutEnd: '00:45', serviceStart: '00:45', binInBy: '09:00' }],
  ['09:20', { setOutStart: '07:20', setOutEnd: '09:20', serviceStart: '09:20', binInBy: '14:20' }],
  ['13:00', { setOutStart: '12:00', setOutEnd: '13:00', serviceStart: '13:00', binInBy: '18:00' }],
  ['12:00', { setOutStart: '12:00', setOutEnd: '12:30', serviceStart: '12:00', binInBy: '17:00' }],
])('a service that begins at %s has the hours around it', (start, hours) => {
  expect(hoursFrom(start)).toEqual(hours);
});
