import {
  clockInOutSchema,
  communitySchema,
  readDocument,
  type ClockInOut,
  type Shift,
} from 'shared-lib/domain';
import { shiftState } from './shiftState.ts';

/** A Wednesday evening in New York. */
const wednesday = '2026-07-15';

const maple = (() => {
  const data = { propertyName: 'maple', serviceDays: ['monday', 'wednesday', 'friday'] };
  const result = readDocument(communitySchema, 'communities/maple', data);
  if (!result.ok) throw new Error(result.error);
  return result.value;
})();
const regular: Shift = { communityId: 'maple', serviceDate: wednesday, agentId: 'sam', source: 'regular' };
const at = (time: string) => Date.parse(time);

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
