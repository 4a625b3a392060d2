import { momentOfNight } from 'shared-lib/domain';
import { nightTimeline, placeSpan, type TimelineBar } from './nightTimeline.ts';
import { shiftSpans, type TimelineClock, type TimelineShift } from './shiftSpans.ts';

const night = '2026-07-16';
const zone = 'America/New_York';
/** A time of that night, such as `20:30` or `01:15`. */
const at = (time: string, serviceDate = night) => momentOfNight(serviceDate, time, zone);

/** 60 doors from 8 PM to 9 AM. */
const shift: TimelineShift = {
  communityId: 'maple',
  serviceDate: night,
  timeZone: zone,
  state: 'scheduled',
  isOver: false,
  scheduledStart: at('20:00'),
  finishBy: at('09:00'),
  lateMin: 0,
  finishAt: null,
  agentId: 'sam',
  doorsTotal: 60,
  doorsServiced: 0,
};
const clock = (clockInAt: string, clockOutAt: string | null, more: Partial<TimelineClock> = {}) => ({
  communityId: 'maple',
  serviceDate: night,
  memberId: 'sam',
  clockInAt: at(clockInAt),
  clockOutAt: clockOutAt === null ? null : at(clockOutAt),
  ...more,
});
const now = at('23:00');

const clockOf = (moment: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(moment);
/** Spans as text, such as `20:00–21:00`. */
const said = (span: { from: number; to: number } | null) =>
  span && `${clockOf(span.from)}–${clockOf(span.to)}`;

interface Expected {
  late?: string;
  worked?: string[];
  projected?: string;
  planned?: string | null;
}

test.each<[string, Partial<TimelineShift>, TimelineClock[], Expected]>([
  ['not started', {}, [], {}],
  ['late, and no one has come', { state: 'late', lateMin: 180 }, [], { late: '20:00–23:00' }],
  ['missed, while the night continues', { state: 'missed', lateMin: 180 }, [], { late: '20:00–23:00' }],
  ['missed on a past night', { state: 'missed', isOver: true }, [], { late: '20:00–09:00' }],
  [
    'still running',
    { state: 'onTheClock', finishAt: at('23:40') },
    [clock('20:02', null)],
    { worked: ['20:02–23:00 sam open'], projected: '23:00–23:40' },
  ],
  [
    'running late, without a forecast',
    { state: 'onTheClock', lateMin: 25 },
    [clock('20:25', null)],
    { late: '20:00–20:25', worked: ['20:25–23:00 sam open'] },
  ],
  [
    'done past midnight, on a past night',
    { state: 'done', isOver: true },
    [clock('20:10', '00:40')],
    { worked: ['20:10–00:40 sam'] },
  ],
  [
    'several shifts, and a break between them',
    { state: 'done' },
    [clock('21:30', '22:10'), clock('20:00', '21:00')],
    { worked: ['20:00–21:00 sam', '21:30–22:10 sam'] },
  ],
  [
    'reassigned: a colleague continues',
    { state: 'onTheClock', agentId: 'nadia' },
    [clock('20:00', '20:40'), clock('21:00', null, { memberId: 'nadia' })],
    { worked: ['20:00–20:40 sam', '21:00–23:00 nadia open'] },
  ],
  [
    'a clock-out that is missing on a past night: until service had to end',
    { state: 'tooLong', isOver: true },
    [clock('20:00', null)],
    { worked: ['20:00–09:00 sam open'] },
  ],
  [
    'past noon: the night ends',
    { state: 'done', isOver: true },
    [{ ...clock('08:00', null), clockOutAt: at('12:30', '2026-07-17') }],
    { worked: ['08:00–12:00 sam'] },
  ],
  ['a clock-out before its clock-in', { state: 'done' }, [clock('21:00', '20:00')], {}],
  [
    'times of another night',
    { state: 'done' },
    [
      {
        ...clock('20:00', '21:00'),
        clockInAt: at('20:00', '2026-07-14'),
        clockOutAt: at('22:00', '2026-07-14'),
      },
    ],
    {},
  ],
  [
    'on the clock since before the night',
    { state: 'tooLong' },
    [{ ...clock('20:00', null), clockInAt: at('11:00', '2026-07-15') }],
    { worked: ['12:00–23:00 sam open'] },
  ],
  [
    'records of other nights, communities, and without a clock-in',
    {},
    [
      clock('20:00', null, { communityId: 'oak' }),
      clock('20:00', null, { serviceDate: '2026-07-15' }),
      clock('20:00', null, { clockInAt: null }),
    ],
    {},
  ],
  ['no window', { finishBy: at('20:00') }, [], { planned: null }],
])('%s', (_, fields, clocks, { planned = '20:00–09:00', late = null, worked = [], projected = null }) => {
  const spans = shiftSpans({ ...shift, ...fields }, clocks, now);
  expect({
    planned: said(spans.planned),
    late: said(spans.late),
    worked: spans.worked.map((span) => `${said(span)} ${span.memberId}${span.isOpen ? ' open' : ''}`),
    projected: said(spans.projected),
  }).toEqual({ planned, late, worked, projected });
});

test('clocks go back: the night has an hour more', () => {
  const [saturday, open] = ['2026-10-31', { ...shift, serviceDate: '2026-10-31' }];
  const start = at('20:00', saturday);
  const clocks = [{ ...clock('20:00', null), serviceDate: saturday, clockInAt: start }];
  const spans = shiftSpans(
    { ...open, state: 'onTheClock', scheduledStart: start, finishBy: at('09:00', saturday) },
    clocks,
    at('02:00', saturday),
  );
  expect((spans.worked[0]!.to - spans.worked[0]!.from) / 3_600_000).toBe(7);
});

const timelineOf = (
  shifts: TimelineShift[],
  clocks: TimelineClock[],
  moment = now,
  timeZone = zone,
  rows: 'community' | 'agent' = 'community',
) => {
  const timeline = nightTimeline(shifts, clocks, moment, timeZone, rows);
  if (timeline === null) throw new Error('no timeline');
  return timeline;
};

test.each<[string, TimelineShift[], TimelineClock[], number, string, string[], string | null]>([
  [
    'not started: as long as the work usually takes, at least four hours',
    [shift],
    [],
    at('14:00'),
    zone,
    ['20:00', '21:00', '22:00', '23:00'],
    null,
  ],
  ['about to start: from now', [shift], [], at('19:20'), zone, ['19:00', '20:00', '21:00', '22:00'], '19:20'],
  [
    'in progress: until the projected finish',
    [{ ...shift, state: 'onTheClock', finishAt: at('00:20') }],
    [clock('19:50', null)],
    now,
    zone,
    ['19:00', '20:00', '21:00', '22:00', '23:00', '00:00'],
    '23:00',
  ],
  [
    'a past night has no current time',
    [{ ...shift, state: 'done', isOver: true }],
    [clock('20:05', '00:40')],
    at('21:00', '2026-07-17'),
    zone,
    ['20:00', '21:00', '22:00', '23:00', '00:00'],
    null,
  ],
  [
    'long nights have a tick every second hour',
    [shift, { ...shift, communityId: 'harbor', scheduledStart: at('08:00'), finishBy: at('11:00') }],
    [],
    at('12:30'),
    zone,
    ['20:00', '22:00', '00:00', '02:00', '04:00', '06:00', '08:00'],
    null,
  ],
  [
    'an earlier night of another zone that has ended',
    [
      shift,
      {
        ...shift,
        communityId: 'harbor',
        serviceDate: '2026-07-15',
        state: 'done',
        isOver: false,
        scheduledStart: at('23:00', '2026-07-15'),
      },
    ],
    [],
    at('14:00'),
    zone,
    ['20:00', '21:00', '22:00', '23:00'],
    null,
  ],
  [
    'an earlier night of another zone that someone still works on',
    [
      shift,
      {
        ...shift,
        communityId: 'harbor',
        serviceDate: '2026-07-15',
        state: 'onTheClock',
        scheduledStart: at('09:00', '2026-07-15'),
      },
    ],
    [],
    at('12:30'),
    zone,
    ['09:00', '11:00', '13:00', '15:00', '17:00', '19:00'],
    '12:30',
  ],
  [
    'the business’s clock, not the community’s, half an hour off',
    [shift],
    [],
    at('14:00'),
    'Asia/Kolkata',
    ['19:30', '20:30', '21:30', '22:30'],
    null,
  ],
])('the hours: %s', (_, shifts, clocks, moment, timeZone, ticks, present) => {
  const timeline = timelineOf(shifts, clocks, moment, timeZone);
  expect(timeline.ticks.map(clockOf)).toEqual(ticks);
  expect(timeline.now === null ? null : clockOf(timeline.now)).toBe(present);
});

test('clocks go forward: the hour that is skipped has no tick', () => {
  const saturday = '2026-03-07';
  const late = { ...shift, serviceDate: saturday, scheduledStart: at('23:00', saturday) };
  const { ticks } = timelineOf(
    [{ ...late, finishBy: at('09:00', saturday), doorsTotal: 600 }],
    [],
    at('14:00', saturday),
  );
  expect(ticks.map(clockOf)).toEqual(['23:00', '00:00', '01:00', '03:00']);
});

test.each<[string, number, number, ReturnType<typeof placeSpan>]>([
  ['inside', 25, 50, { start: 0.25, width: 0.25, isCutAtStart: false, isCutAtEnd: false }],
  ['from before', -50, 50, { start: 0, width: 0.5, isCutAtStart: true, isCutAtEnd: false }],
  ['to after', 50, 150, { start: 0.5, width: 0.5, isCutAtStart: false, isCutAtEnd: true }],
  ['all of it', -1, 101, { start: 0, width: 1, isCutAtStart: true, isCutAtEnd: true }],
  ['before', -50, -10, { start: 0, width: 0, isCutAtStart: true, isCutAtEnd: false }],
  ['after', 110, 150, { start: 1, width: 0, isCutAtStart: false, isCutAtEnd: true }],
])('a span %s', (_, from, to, expected) => {
  expect(placeSpan({ from, to }, { from: 0, to: 100 })).toEqual(expected);
});

const listed = (bars: readonly TimelineBar[] | undefined) =>
  (bars ?? []).map(({ kind, communityId, served }) =>
    kind === 'worked' ? `${kind} ${communityId} ${served}` : kind,
  );

const oak: TimelineShift = { ...shift, communityId: 'oak', scheduledStart: at('22:00') };

test('a row for each community', () => {
  const { bars } = timelineOf(
    [{ ...shift, state: 'onTheClock', lateMin: 5, doorsServiced: 15, finishAt: at('23:30') }, oak],
    [clock('20:05', null)],
  );
  expect([...bars.keys()]).toEqual(['maple', 'oak']);
  expect(listed(bars.get('maple'))).toEqual(['planned', 'late', 'projected', 'worked maple 0.25']);
  expect(bars.get('maple')?.[0]).toMatchObject({ isCutAtStart: false, isCutAtEnd: true });
  expect(listed(bars.get('oak'))).toEqual(['planned']);
});

test('a row for each specialist: one window, and everyone’s own time', () => {
  const { bars } = timelineOf(
    [
      { ...shift, state: 'onTheClock', agentId: 'nadia' },
      { ...oak, agentId: 'nadia' },
      { ...oak, communityId: 'elm', state: 'unassigned', agentId: null },
      { ...oak, communityId: 'fir', state: 'missed', agentId: 'sam', lateMin: 60 },
    ],
    [clock('20:00', '20:40'), clock('21:00', null, { memberId: 'nadia' })],
    now,
    zone,
    'agent',
  );
  expect([...bars].map(([key, list]) => [key, listed(list)])).toEqual([
    ['nadia', ['planned', 'worked maple 0']],
    ['sam', ['planned', 'missed', 'worked maple 0']],
    ['nobody', ['planned']],
  ]);
});

test('a night without shifts has no timeline', () => {
  expect(nightTimeline([], [], now, zone, 'community')).toBeNull();
});
