import { roundRisk, type RoundProgress, type RoundRisk } from './roundRisk.ts';

const at = (time: string) => Date.parse(`2026-07-16T${time}-04:00`);
const morning = (time: string) => Date.parse(`2026-07-17T${time}-04:00`);

/** 60 doors from 8 PM to midnight, of which an hour is work at the usual pace. */
const round: RoundProgress = {
  state: 'scheduled',
  isOver: false,
  scheduledStart: at('20:00'),
  finishBy: morning('00:00'),
  clockInAt: null,
  doorsTotal: 60,
  doorsDone: 0,
  finishAt: null,
};

test.each<[string, Partial<RoundProgress>, number, RoundRisk]>([
  [
    'before the start, the whole window minus the work',
    {},
    at('18:00'),
    { slackMin: 180, severity: 'good', exception: null },
  ],
  [
    'late with time left',
    { state: 'late' },
    at('20:49'),
    { slackMin: 101, severity: 'watch', exception: 'late' },
  ],
  [
    'late with hardly any time left to send someone',
    { state: 'late' },
    at('21:31'),
    { slackMin: 59, severity: 'bad', exception: 'late' },
  ],
  [
    'late in a short window: bad long before four hours have passed',
    { state: 'late', finishBy: at('21:30') },
    at('20:10'),
    { slackMin: -10, severity: 'bad', exception: 'late' },
  ],
  [
    'a no-show that was recorded as missed, though there is time',
    { state: 'missed', finishBy: morning('09:00') },
    morning('00:00'),
    { slackMin: 450, severity: 'bad', exception: 'missed' },
  ],
  [
    'unassigned hours before it starts',
    { state: 'unassigned' },
    at('15:00'),
    { slackMin: 180, severity: 'watch', exception: 'unassigned' },
  ],
  [
    'unassigned and about to be too late',
    { state: 'unassigned' },
    at('22:00'),
    { slackMin: 30, severity: 'bad', exception: 'unassigned' },
  ],
  [
    'a window that is too short for its doors',
    { doorsTotal: 600 },
    at('19:00'),
    { slackMin: -360, severity: 'bad', exception: 'cannotFinish' },
  ],
  [
    'on the clock, on the usual pace until it has its own',
    { state: 'onTheClock', clockInAt: at('20:05') },
    at('20:10'),
    { slackMin: 170, severity: 'good', exception: null },
  ],
  [
    'on the clock, at its own pace',
    { state: 'onTheClock', clockInAt: at('20:05'), doorsDone: 30, finishAt: at('23:30') },
    at('21:00'),
    { slackMin: 30, severity: 'good', exception: null },
  ],
  [
    'on the clock, too slow for the window',
    { state: 'onTheClock', clockInAt: at('20:05'), doorsDone: 10, finishAt: morning('00:14') },
    at('21:00'),
    { slackMin: -14, severity: 'bad', exception: 'cannotFinish' },
  ],
  [
    'on the clock for half an hour without a door',
    { state: 'onTheClock', clockInAt: at('20:05') },
    at('20:35'),
    { slackMin: 145, severity: 'watch', exception: 'stalled' },
  ],
  [
    'on the clock where no doors are known',
    { state: 'onTheClock', clockInAt: at('20:05'), doorsTotal: 0 },
    at('22:00'),
    { slackMin: 120, severity: 'good', exception: null },
  ],
  [
    'on the clock for too long, with time to finish',
    { state: 'tooLong', clockInAt: at('08:00'), doorsDone: 60 },
    at('21:00'),
    { slackMin: 180, severity: 'watch', exception: 'tooLong' },
  ],
  [
    'done, however late',
    { state: 'done', clockInAt: at('20:05'), doorsDone: 40 },
    morning('03:00'),
    { slackMin: null, severity: 'good', exception: null },
  ],
  [
    'without a record',
    { state: 'noRecord' },
    morning('03:00'),
    { slackMin: null, severity: 'good', exception: null },
  ],
  [
    'missed on a night that has ended',
    { state: 'missed', isOver: true },
    morning('13:00'),
    { slackMin: null, severity: 'good', exception: null },
  ],
])('%s', (_, given, now, expected) => {
  expect(roundRisk({ ...round, ...given }, now)).toEqual(expected);
});
