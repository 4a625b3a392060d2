import type { AssignedAgent } from '../community/assignedAgent.ts';
import type { ClockInOut } from '../clockInOut/clockInOut.ts';
import { clockInOutSchema } from '../clockInOut/clockInOut.ts';
import { communitySchema, type Community } from '../community/community.ts';
import { readDocument } from '../base/document.ts';
import type { ScheduleNight } from './scheduleNight.ts';
import { shiftsOfNight, type Shift } from './shiftsOfNight.ts';
import { shiftState } from './shiftState.ts';
import type { Weekday } from '../base/weekday.ts';

/** A Wednesday evening in New York; past noon in Los Angeles too. */
const wednesday = '2026-07-15';
const evening = Date.parse('2026-07-15T21:00-04:00');

const community = (id: string, fields: Partial<Community> = {}): Community => {
  const result = readDocument(communitySchema, `communities/${id}`, { propertyName: id, ...fields });
  if (!result.ok) throw new Error(result.error);
  return result.value;
};
const agent = (communityId: string, day: Weekday, memberId: string): AssignedAgent => ({
  id: day,
  day,
  communityId,
  customerId: 'olivia',
  memberId,
});
const night = (id: string, ...schedule: ScheduleNight['schedule']): ScheduleNight => ({
  id,
  schedule,
  lastUpdated: null,
});

const maple = community('maple', { serviceDays: ['monday', 'wednesday', 'friday'] });
const agents = [
  agent('maple', 'wednesday', 'sam'),
  agent('maple', 'friday', 'ada'),
  agent('oak', 'wednesday', 'kim'),
];
const regular: Shift = { communityId: 'maple', serviceDate: wednesday, agentId: 'sam', source: 'regular' };
const at = (time: string) => Date.parse(time);

describe('shiftsOfNight', () => {
  test.each<[string, Community[], ScheduleNight[], number, Shift[]]>([
    ['a service day', [maple], [], evening, [regular]],
    ['a day without service', [maple], [], at('2026-07-14T21:00-04:00'), []],
    ['after midnight of a service night', [maple], [], at('2026-07-16T01:00-04:00'), [regular]],
    ['the morning after a day without service', [maple], [], at('2026-07-15T09:00-04:00'), []],
    [
      'nobody assigned',
      [{ ...maple, id: 'elm' }],
      [],
      evening,
      [{ ...regular, communityId: 'elm', agentId: null }],
    ],
    ['a closure', [{ ...maple, noServiceDates: [wednesday] }], [], evening, []],
    [
      'an override',
      [maple],
      [night(wednesday, { communityId: 'maple', newAgentId: 'kim' })],
      evening,
      [{ ...regular, agentId: 'kim', source: 'override' }],
    ],
    [
      'a cleared shift',
      [maple],
      [night(wednesday, { communityId: 'maple', newAgentId: null })],
      evening,
      [{ ...regular, agentId: null, source: 'override' }],
    ],
    [
      'the last of two overrides',
      [maple],
      [
        night(
          wednesday,
          { communityId: 'maple', newAgentId: 'kim' },
          { communityId: 'maple', newAgentId: 'ada' },
        ),
      ],
      evening,
      [{ ...regular, agentId: 'ada', source: 'override' }],
    ],
    [
      'another night',
      [maple],
      [night('2026-07-16', { communityId: 'maple', newAgentId: 'kim' })],
      evening,
      [regular],
    ],
    [
      'another community',
      [maple],
      [night(wednesday, { communityId: 'oak', newAgentId: 'kim' })],
      evening,
      [regular],
    ],
    [
      'an extra service on a day without service',
      [{ ...maple, serviceDays: ['monday'] }],
      [night(wednesday, { communityId: 'maple', newAgentId: 'kim' })],
      evening,
      [{ ...regular, agentId: 'kim', source: 'override' }],
    ],
    [
      'a cleared shift on a day without service',
      [{ ...maple, serviceDays: ['monday'] }],
      [night(wednesday, { communityId: 'maple', newAgentId: null })],
      evening,
      [],
    ],
    [
      'an override on a closure',
      [{ ...maple, noServiceDates: [wednesday] }],
      [night(wednesday, { communityId: 'maple', newAgentId: 'kim' })],
      evening,
      [],
    ],
  ])('%s', (_, communities, nights, now, shifts) => {
    expect(shiftsOfNight(communities, agents, nights, now)).toEqual(shifts);
  });

  test('each community has its own night', () => {
    const harbor = community('harbor', { serviceDays: ['tuesday'], timezone: 'America/Los_Angeles' });
    // Noon in New York is 9 am in Los Angeles, where Tuesday's night is still in progress.
    const shifts = shiftsOfNight([maple, harbor], [], [], at('2026-07-15T12:00-04:00'));
    expect(shifts.map((shift) => shift.serviceDate)).toEqual(['2026-07-15', '2026-07-14']);
  });
});

describe('shiftState', () => {
  const start = at('2026-07-15T20:00-04:00');
  const minutes = (n: number) => start + n * 60_000;
  const record = (fields: Record<string, unknown>): ClockInOut => {
    const data = { communityId: 'maple', serviceDate: wednesday, memberId: 'sam', status: 'open', ...fields };
    const result = readDocument(clockInOutSchema, 'clockInOuts/a', data);
    if (!result.ok) throw new Error(result.error);
    return result.value;
  };
  const open = record({ clockInAt: minutes(5) });
  const closed = record({ clockInAt: minutes(5), clockOutAt: minutes(95), status: 'closed' });
  const missed = record({ status: 'missed' });
  const scheduledStart = start;
  const onTheClock = {
    state: 'onTheClock',
    scheduledStart,
    memberId: 'sam',
    clockInAt: minutes(5),
    lateMin: 0,
  };

  test.each<[string, Partial<Shift>, ClockInOut[], number, object]>([
    ['before the start', {}, [], minutes(-60), { state: 'scheduled', scheduledStart }],
    ['just within the time allowed', {}, [], minutes(9), { state: 'scheduled', scheduledStart }],
    ['late without a clock-in', {}, [], minutes(10), { state: 'late', scheduledStart, lateMin: 10 }],
    ['late after midnight', {}, [], minutes(239), { state: 'late', scheduledStart, lateMin: 239 }],
    ['missed after four hours', {}, [], minutes(240), { state: 'missed', scheduledStart }],
    ['reported as missed', {}, [missed], minutes(-60), { state: 'missed', scheduledStart }],
    ['nobody assigned', { agentId: null }, [], minutes(300), { state: 'unassigned', scheduledStart }],
    ['on the clock', {}, [open], minutes(60), { ...onTheClock, openTooLong: false }],
    ['on the clock for too long', {}, [open], minutes(5 + 12 * 60 + 1), { ...onTheClock, openTooLong: true }],
    ['a colleague stepped in', { agentId: null }, [open], minutes(60), { ...onTheClock, openTooLong: false }],
    [
      'clocked in late',
      {},
      [record({ clockInAt: minutes(25) })],
      minutes(60),
      { ...onTheClock, clockInAt: minutes(25), lateMin: 25, openTooLong: false },
    ],
    [
      'the start stored in the record',
      {},
      [record({ clockInAt: minutes(25), scheduledStart: minutes(20) })],
      minutes(60),
      { ...onTheClock, scheduledStart: minutes(20), clockInAt: minutes(25), openTooLong: false },
    ],
    ['done', {}, [missed, closed], minutes(100), { ...onTheClock, state: 'done', clockOutAt: minutes(95) }],
    ['done and back on the clock', {}, [closed, open], minutes(100), { ...onTheClock, openTooLong: false }],
    [
      'records of other nights and communities',
      {},
      [
        { ...open, serviceDate: '2026-07-13' },
        { ...open, communityId: 'oak' },
      ],
      minutes(0),
      { state: 'scheduled', scheduledStart },
    ],
  ])('%s', (_, shift, clockInOuts, now, state) => {
    expect(shiftState({ ...regular, ...shift }, clockInOuts, now, maple)).toEqual(state);
  });

  test('the night the clocks go back is an hour longer', () => {
    const shift = { ...regular, serviceDate: '2026-10-31' };
    const late = shiftState(shift, [], at('2026-11-01T01:30-05:00'), { ...maple, serviceStart: '23:00' });
    expect(late).toMatchObject({ state: 'late', lateMin: 210 });
  });
});
