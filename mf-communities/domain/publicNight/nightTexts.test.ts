import type { Weekday } from 'shared-lib/domain';
import { isLastNight, nightState, formatNightState, type NightState } from './nightTexts.ts';

const date = '2026-11-20';
const timeOf = (instant: number) => `${instant} o’clock`;

test('a time that ends with a period also ends the sentence', () => {
  const { sentence } = formatNightState({ date, state: 'complete', at: 10 }, 'es', () => '8:00 p. m.');
  expect(sentence).toBe('La recolección terminó a las 8:00 p. m.');
});

test.each<[NightState, language: string, inShort: string, sentence: RegExp]>([
  [{ date, state: 'scheduled', startsAt: 8 }, 'en', 'Service tonight', /^Collection starts at 8 o’clock\.$/],
  [{ date, state: 'delayed', startsAt: 8, minutes: null }, 'en', 'Running late', /at 8 o’clock and hasn’t/],
  [{ date, state: 'delayed', startsAt: 8, minutes: 45 }, 'en', 'Running late', /about 45 minutes late\./],
  [{ date, state: 'delayed', startsAt: 8, minutes: 45 }, 'es', 'Con retraso', /unos 45 minutos de retraso/],
  [{ date, state: 'inProgress', since: 9 }, 'en', 'In progress', /started at 9 o’clock/],
  [{ date, state: 'complete', at: 10 }, 'es', 'Terminado', /a las 10 o’clock/],
  [
    { date, state: 'noService', because: 'closed' },
    'en',
    'No service tonight: closed',
    /no collection on this date/,
  ],
  [{ date, state: 'noService', because: 'announced' }, 'de', 'No service tonight', /was canceled/],
])('%j in %s', (night, language, inShort, sentence) => {
  const words = formatNightState(night, language, timeOf);
  expect(words.inShort).toBe(inShort);
  expect(words.sentence).toMatch(sentence);
});

const at = (time: string) => Date.parse(time);

// 2026-11-20 is a Friday; New York is at UTC-5.
const friday = '2026-11-20';
const thursday = '2026-11-19';
const visit = (date: string, startedAt: string, endedAt: string | null = null) => ({
  date,
  startedAt: at(startedAt),
  endedAt: endedAt === null ? null : at(endedAt),
});
const announcement = (kind: 'runningLate' | 'noService', date = friday, minutes = 0) => ({
  date,
  kind,
  at: at(`${date}T19:00-05:00`),
  minutes,
});
const page = (more: object = {}) => ({
  serviceDays: ['thursday', 'friday'] as Weekday[],
  noServiceDates: [] as string[],
  timezone: 'America/New_York',
  serviceStart: '20:00',
  visit: visit(thursday, '2026-11-19T20:00-05:00', '2026-11-19T22:00-05:00'),
  announcement: null,
  ...more,
});
const came = visit(friday, '2026-11-20T20:04-05:00');
const left = visit(friday, '2026-11-20T20:04-05:00', '2026-11-20T22:12-05:00');

test.each([
  ['in the afternoon', page(), '2026-11-20T15:00-05:00', { date: friday, state: 'scheduled' }],
  ['nine minutes after the start', page(), '2026-11-20T20:09-05:00', { state: 'scheduled' }],
  [
    'ten minutes after it',
    page(),
    '2026-11-20T20:10-05:00',
    { date: friday, state: 'delayed', minutes: null },
  ],
  ['past midnight, when no one came', page(), '2026-11-21T00:30-05:00', { date: friday, state: 'delayed' }],
  ['where no one ever clocks in', page({ visit: null }), '2026-11-20T21:00-05:00', { state: 'scheduled' }],
  [
    'where no one has for weeks',
    page({ visit: visit('2026-11-02', '2026-11-02T20:00-05:00') }),
    '2026-11-20T21:00-05:00',
    { state: 'scheduled' },
  ],
  [
    'somebody came',
    page({ visit: came }),
    '2026-11-20T21:00-05:00',
    { state: 'inProgress', since: came.startedAt },
  ],
  ['past midnight', page({ visit: came }), '2026-11-21T01:00-05:00', { date: friday, state: 'inProgress' }],
  ['all left', page({ visit: left }), '2026-11-20T23:00-05:00', { state: 'complete', at: left.endedAt }],
  [
    'in the morning after',
    page({ visit: left }),
    '2026-11-21T09:00-05:00',
    { date: friday, state: 'complete' },
  ],
  [
    'from noon on',
    page({ visit: left }),
    '2026-11-21T12:00-05:00',
    { date: '2026-11-21', state: 'noService' },
  ],
  [
    'in the morning before, when no one came last night',
    page({ visit: null }),
    '2026-11-20T08:00-05:00',
    { date: friday, state: 'scheduled' },
  ],
  [
    'past midnight, after a day off',
    page({ visit: null }),
    '2026-11-19T01:00-05:00',
    { date: thursday, state: 'scheduled' },
  ],
  ['on a day off', page(), '2026-11-22T15:00-05:00', { state: 'noService', because: 'off' }],
  [
    'on a closure',
    page({ noServiceDates: [friday] }),
    '2026-11-20T15:00-05:00',
    { state: 'noService', because: 'closed' },
  ],
  [
    'announced: none',
    page({ announcement: announcement('noService') }),
    '2026-11-20T19:30-05:00',
    { state: 'noService', because: 'announced' },
  ],
  [
    'announced: late',
    page({ announcement: announcement('runningLate', friday, 45) }),
    '2026-11-20T19:30-05:00',
    { state: 'delayed', minutes: 45 },
  ],
  [
    'announced as late, and then someone came',
    page({ announcement: announcement('runningLate', friday, 45), visit: came }),
    '2026-11-20T21:30-05:00',
    { state: 'inProgress' },
  ],
  [
    'announced for the night before',
    page({ announcement: announcement('runningLate', thursday, 45) }),
    '2026-11-20T19:30-05:00',
    { state: 'scheduled' },
  ],
])('%s', (_, given, now, expected) => {
  expect(nightState(given, at(now))).toMatchObject(expected);
});

test.each([
  ['in the evening', page({ visit: came }), '2026-11-20T21:00-05:00', false],
  ['while someone is at work past midnight', page({ visit: came }), '2026-11-21T01:00-05:00', false],
  ['once all have left past midnight', page({ visit: left }), '2026-11-21T01:00-05:00', true],
  ['once all have left before midnight', page({ visit: left }), '2026-11-20T23:00-05:00', false],
  ['past midnight, where no one ever clocks in', page({ visit: null }), '2026-11-21T03:00-05:00', false],
  ['in the morning, while someone is still there', page({ visit: came }), '2026-11-21T06:00-05:00', true],
])('%s the night is last night: %#', (_when, told, time, expected) => {
  expect(isLastNight(nightState(told, at(time)), told.timezone, at(time))).toBe(expected);
});
