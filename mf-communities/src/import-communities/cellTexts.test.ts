import { countIn, timeIn, zoneIn } from './cellTexts.ts';
import { daysIn } from './daysIn.ts';

const all = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];
const shortOf = (text: string) => daysIn(text)?.map((day) => day.slice(0, 2));

test.each([
  ['Mon, Wed, Fri', ['mo', 'we', 'fr']],
  ['friday and MONDAY', ['mo', 'fr']],
  ['lun/mié/vie', ['mo', 'we', 'fr']],
  ['jueves y domingo', ['th', 'su']],
  ['Sa Su', ['sa', 'su']],
  ['Mondays & Thursdays', ['mo', 'th']],
  ['Tues., Thurs.', ['tu', 'th']],
  ['Sun-Thu', ['mo', 'tu', 'we', 'th', 'su']],
  ['Sunday through Thursday', ['mo', 'tu', 'we', 'th', 'su']],
  ['Sun thru Thurs', ['mo', 'tu', 'we', 'th', 'su']],
  ['Sun to Thu', ['mo', 'tu', 'we', 'th', 'su']],
  ['Sun .. Thu', ['mo', 'tu', 'we', 'th', 'su']],
  ['Sun…Thu', ['mo', 'tu', 'we', 'th', 'su']],
  ['Sun → Thu', ['mo', 'tu', 'we', 'th', 'su']],
  ['Sun – Thu', ['mo', 'tu', 'we', 'th', 'su']],
  ['Mon - Fri', ['mo', 'tu', 'we', 'th', 'fr']],
  ['M-F', ['mo', 'tu', 'we', 'th', 'fr']],
  ['M-Th, Sun', ['mo', 'tu', 'we', 'th', 'su']],
  ['Mon-Wed-Fri', ['mo', 'we', 'fr']],
  ['M-W-F', ['mo', 'we', 'fr']],
  ['MWF', ['mo', 'we', 'fr']],
  ['M/W/F', ['mo', 'we', 'fr']],
  ['T/Th', ['tu', 'th']],
  ['TTh', ['tu', 'th']],
  ['MTWThF', ['mo', 'tu', 'we', 'th', 'fr']],
  ['MTWTF', ['mo', 'tu', 'we', 'th', 'fr']],
  ['M T W T F', ['mo', 'tu', 'we', 'th', 'fr']],
  ['M/T/W/T', ['mo', 'tu', 'we', 'th']],
  ['W-T', ['we', 'th']],
  ['Tue, T', ['tu', 'th']],
  ['T, M', ['mo', 'tu']],
  ['LMMJV', ['mo', 'tu', 'we', 'th', 'fr']],
  ['L, M, M, J, V', ['mo', 'tu', 'we', 'th', 'fr']],
  ['M y J', ['tu', 'th']],
  ['Ma y Ju', ['tu', 'th']],
  ['Lu, Mi, V', ['mo', 'we', 'fr']],
  ['Everyday', all],
  ['Nightly', all],
  ['7 nights a week', all],
  ['Weeknights', ['mo', 'tu', 'we', 'th', 'fr']],
  ['(Mon-Fri)', ['mo', 'tu', 'we', 'th', 'fr']],
  ['de lunes a viernes', ['mo', 'tu', 'we', 'th', 'fr']],
  ['L-V', ['mo', 'tu', 'we', 'th', 'fr']],
  ['L, M, X', ['mo', 'tu', 'we']],
  ['Weekdays', ['mo', 'tu', 'we', 'th', 'fr']],
  ['Weekdays + Sunday', ['mo', 'tu', 'we', 'th', 'fr', 'su']],
  ['Weekends', ['sa', 'su']],
  ['Fri-Mon', ['mo', 'fr', 'sa', 'su']],
  ['Every Mon and Wed night', ['mo', 'we']],
  // The list format of the full data export.
  ['["monday","friday"]', ['mo', 'fr']],
  ['Daily', all],
  ['Every day', all],
  ['todos los días', all],
  ['7 nights', all],
  ['Sun thru Thurs nightly', ['mo', 'tu', 'we', 'th', 'su']],
  ['Every night, Mon-Fri', ['mo', 'tu', 'we', 'th', 'fr']],
  ['Daily (weekdays)', ['mo', 'tu', 'we', 'th', 'fr']],
])('the days %j', (text, days) => {
  expect(shortOf(text)).toEqual(days);
});

test.each([
  'someday',
  'X',
  'Mon, 3',
  '???',
  'daily except Sunday',
  '5x a week',
  'S',
  'Mon Tue - Fri',
  'Wedge',
  'L-M-V',
  'LMV',
  'LMJV',
  'M-J',
  'SMTWTFS',
])('unknown text in %j is refused', (text) => {
  expect(daysIn(text)).toBeUndefined();
});

test('an empty cell sets no days', () => {
  expect(daysIn('')).toBeNull();
});

test.each([
  ['18:00', '18:00'],
  ['6:00 PM', '18:00'],
  ['6pm', '18:00'],
  ['6:30 p.m.', '18:30'],
  ['6.30 pm', '18:30'],
  ['12 AM', '00:00'],
  ['12:15 pm', '12:15'],
  ['9:05', '09:05'],
  ['18:00:00', '18:00'],
  ['18h30', '18:30'],
  ['18 h', '18:00'],
  ['18:00 hrs', '18:00'],
  ['18:30 h', '18:30'],
  ['６：30 PM', '18:30'],
  ['25h', '25h'],
  ['6 PM - 8 PM', '6 PM - 8 PM'],
  ['0.75', '18:00'],
  ['0.8333333333333334', '20:00'],
  ['.375', '09:00'],
  ['25:00', '25:00'],
  ['13 pm', '13 pm'],
  ['noon', 'noon'],
  ['7', '7'],
  ['1.75', '1.75'],
])('the time %j is %j', (text, time) => {
  expect(timeIn(text)).toBe(time);
});

test.each([
  ['', null],
  ['48', 48],
  ['48.00', 48],
  ['24.0', 24],
  ['1,204', 1204],
  ['1,204.00', 1204],
  ['1 204', 1204],
  ['48,00', 48],
  ['048', 48],
  ['48 units', 48],
  ['40.5', Number.NaN],
  ['1.204', Number.NaN],
  ['24.000', Number.NaN],
  ['12,34', Number.NaN],
  ['-4', Number.NaN],
  ['many', Number.NaN],
  ['1e3', Number.NaN],
])('the count %j is %j', (text, count) => {
  expect(countIn(text)).toBe(count);
});

test.each([
  ['Eastern', 'America/New_York'],
  ['EDT', 'America/New_York'],
  ['Eastern Standard Time', 'America/New_York'],
  ['Eastern Time (US & Canada)', 'America/New_York'],
  ['(UTC-05:00) Eastern Time (US & Canada)', 'America/New_York'],
  ['CST', 'America/Chicago'],
  ['MST', 'America/Denver'],
  ['Montaña', 'America/Denver'],
  ['US Mountain Standard Time (Arizona)', 'America/Phoenix'],
  ['pacific time', 'America/Los_Angeles'],
  ['US/Pacific', 'America/Los_Angeles'],
  ['HST', 'Pacific/Honolulu'],
  ['europe/berlin', 'Europe/Berlin'],
  ['Mars', 'Mars'],
  ['Eastern Standard Time (EST)', 'America/New_York'],
  ['EST (UTC-5)', 'America/New_York'],
  ['EST/EDT', 'America/New_York'],
  ['Pacific Standard', 'America/Los_Angeles'],
  ['America/New York', 'America/New_York'],
  ['Tiempo del Pacífico', 'America/Los_Angeles'],
  ['CST (China)', 'CST (China)'],
  ['-05:00', '-05:00'],
])('the zone %j is %j', (text, zone) => {
  expect(zoneIn(text)).toBe(zone);
});
