import type { Weekday } from 'shared-lib/domain';
import { serviceCalendar } from './serviceCalendar.ts';

const entry = {
  summary: 'Set out your bin; Elm, Oak',
  description: 'Between 6 and 8\nat the door',
  url: 'https://hub.example/sunrise/elm',
};
const page = (more: object = {}) => ({
  serviceDays: ['saturday', 'sunday'] as Weekday[],
  noServiceDates: ['2026-11-07'],
  timezone: 'America/New_York',
  setOutStart: '18:00',
  setOutEnd: '20:00',
  visit: null,
  announcement: null,
  ...more,
});

const linesOf = (calendar: string) => calendar.replaceAll('\r\n ', '').split('\r\n');
const startsOf = (calendar: string) =>
  linesOf(calendar).flatMap((line) => /^DTSTART:(.*)/.exec(line)?.[1] ?? []);
const noon = Date.parse('2026-10-31T12:00-04:00');

test('it is six o’clock at the community before and after the clocks change, and closed nights are left out', () => {
  const starts = startsOf(serviceCalendar(page(), entry, noon));
  expect(starts.slice(0, 4)).toEqual([
    '20261031T220000Z',
    '20261101T230000Z',
    '20261108T230000Z',
    '20261114T230000Z',
  ]);
});

test.each([
  ['a window past midnight', page({ setOutStart: '22:00', setOutEnd: '01:00' }), 'DTEND:20261101T050000Z'],
  ['another zone', page({ timezone: 'America/Los_Angeles' }), 'DTEND:20261101T030000Z'],
])('%s ends at the right local time', (_, served, line) => {
  expect(linesOf(serviceCalendar(served, entry, noon))).toContain(line);
});

test('its text is escaped, no line is too long, and each night keeps its id', () => {
  const long = { ...entry, description: 'ñ'.repeat(200) };
  const calendar = serviceCalendar(page(), long, noon);
  const lines = linesOf(calendar);
  expect(lines).toContain('SUMMARY:Set out your bin\\; Elm\\, Oak');
  expect(lines).toContain(`DESCRIPTION:${'ñ'.repeat(200)}`);
  expect(lines).toContain('UID:2026-10-31-hub.example-sunrise-elm');
  expect(linesOf(serviceCalendar(page(), entry, noon))).toContain(
    'DESCRIPTION:Between 6 and 8\\nat the door',
  );
  for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('without service it has no nights', () => {
  expect(startsOf(serviceCalendar(page({ serviceDays: [] }), entry, noon))).toEqual([]);
});
