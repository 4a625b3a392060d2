import { daysIn, timeIn, zoneIn } from './cellWords.ts';

test.each([
  ['Mon, Wed, Fri', ['monday', 'wednesday', 'friday']],
  ['friday and MONDAY', ['monday', 'friday']],
  ['lun/mié/vie', ['monday', 'wednesday', 'friday']],
  ['jueves y domingo', ['sunday', 'thursday']],
  ['Sa Su', ['sunday', 'saturday']],
  ['', null],
  ['someday', undefined],
  ['Mon, 3', ['monday']],
  ['???', undefined],
])('the days %j are %j', (text, days) => {
  expect(daysIn(text)?.toSorted() ?? daysIn(text)).toEqual(days?.toSorted() ?? days);
});

test.each(['daily', 'Every day', 'todos los días'])('%s is all seven', (text) => {
  expect(daysIn(text)).toHaveLength(7);
});

test.each([
  ['18:00', '18:00'],
  ['6:00 PM', '18:00'],
  ['6pm', '18:00'],
  ['6:30 p.m.', '18:30'],
  ['12 AM', '00:00'],
  ['12:15 pm', '12:15'],
  ['9:05', '09:05'],
  ['18:00:00', '18:00'],
  ['25:00', '25:00'],
  ['13 pm', '13 pm'],
  ['noon', 'noon'],
  ['7', '7'],
])('the time %j is %j', (text, time) => {
  expect(timeIn(text)).toBe(time);
});

test.each([
  ['Eastern', 'America/New_York'],
  ['pacific time', 'America/Los_Angeles'],
  ['Montaña', 'America/Denver'],
  ['Europe/Berlin', 'Europe/Berlin'],
  ['Mars', 'Mars'],
])('the zone %j is %j', (text, zone) => {
  expect(zoneIn(text)).toBe(zone);
});
