import {
  clockInOutSchema,
  readDocument,
  requestRecordSchema,
  type ClockInOut,
  type RequestRecord,
} from 'shared-lib/domain';
import { requestNewsIn, clockNewsIn, isNew, requestNewsOf } from './newsIn.ts';

const now = Date.parse('2026-07-16T00:05Z');
const minutes = (count: number) => count * 60_000;

test.each([
  ['written now', now, true],
  ['whose event arrives a minute late', now - minutes(1), true],
  ['of yesterday', now - minutes(1440), false],
  ['without a timestamp', null, false],
])('a record %s', (_, createdAt, isNews) => {
  expect(isNew(createdAt, now)).toBe(isNews);
});

const clock = (fields: object): ClockInOut => {
  const data = {
    communityId: 'maple',
    serviceDate: '2026-07-15',
    memberId: 'sam',
    status: 'open',
    clockInAt: now - minutes(2),
    createdAt: now,
    ...fields,
  };
  const result = readDocument(clockInOutSchema, 'clockInOuts/c1', data);
  if (!result.ok) throw new Error(result.error);
  return result.value;
};
const open = clock({});
const left = { status: 'closed', clockOutAt: now + minutes(95) };
const edit = { by: 'olivia', at: now, field: 'clockOutAt', from: null, to: now, reason: 'Forgot' };

test.each<[string, ClockInOut | null, ClockInOut | null, string[]]>([
  ['a clock-in', null, open, ['clockIn']],
  ['one that waited for hours', null, clock({ clockInAt: now - minutes(300) }), ['clockIn']],
  ['an imported past one', null, clock({ createdAt: now - minutes(35) }), []],
  ['one entered by the office', null, clock({ source: 'manual' }), []],
  ['one that a function completes', open, clock({ scheduledStart: now, lateMin: 25 }), []],
  ['a clock-out', open, clock(left), ['clockOut']],
  ['both at once', null, clock(left), ['clockIn', 'clockOut']],
  ['a forgotten clock-out', open, clock({ ...left, status: 'autoClosed' }), ['clockOut']],
  ['the same again', clock(left), clock(left), []],
  ['a correction', clock(left), clock({ ...left, clockOutAt: now, edits: [edit] }), []],
  ['a clock-out added by the office', open, clock({ ...left, edits: [edit] }), []],
  [
    'a missed shift',
    null,
    clock({ status: 'missed', clockInAt: null, scheduledStart: now }),
    ['missedShift'],
  ],
  [
    'one of last month',
    null,
    clock({ status: 'missed', clockInAt: null, createdAt: 0, scheduledStart: 0 }),
    [],
  ],
  ['a removal', open, null, []],
])('%s', (_, before, after, kinds) => {
  expect(clockNewsIn(before, after, now).map(({ kind }) => kind)).toEqual(kinds);
});

test('a clock-out reports the time worked, without breaks', () => {
  expect(clockNewsIn(open, clock({ ...left, breakMin: 15 }), now)).toMatchObject([
    { workedMin: 82, isForgotten: false },
  ]);
});

const asks = (userId: string, status = 'pending', requestDate = '2026-07-20') => ({
  userId,
  status,
  requestType: 'requestOff',
  requestDate,
});
const requests = (...entries: readonly object[]): RequestRecord => {
  const result = readDocument(requestRecordSchema, 'requests/sam', { requests: entries });
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

test.each<[string, RequestRecord | null, RequestRecord | null, string[]]>([
  ['the first request', null, requests(asks('sam')), ['sam']],
  ['another one', requests(asks('sam')), requests(asks('sam'), asks('sam')), ['sam']],
  ['one next to a colleague’s', requests(asks('kim')), requests(asks('kim'), asks('sam')), ['sam']],
  ['an imported record', null, requests(asks('sam'), asks('sam')), []],
  ['a decision', requests(asks('sam')), requests(asks('sam', 'approved')), []],
  ['a cancellation', requests(asks('sam')), requests(asks('sam', 'cancelled')), []],
  ['a request that is already decided', requests(), requests(asks('sam', 'approved')), []],
  ['a removal', requests(asks('sam')), null, []],
])('%s: the members who ask', (_, before, after, members) => {
  expect(requestNewsIn(before, after)).toEqual(members);
});

test('the latest pending request is reported, with how many more there are', () => {
  const record = requests(
    asks('sam'),
    asks('sam', 'declined'),
    asks('sam', 'pending', '2026-07-22'),
    asks('kim'),
    asks('sam', 'cancelled'),
  );
  expect(requestNewsOf(record, 'sam', now)).toMatchObject({
    index: 2,
    requestDate: '2026-07-22',
    morePending: 1,
    askedOn: '2026-07-16',
  });
  expect(requestNewsOf(requests(asks('sam', 'cancelled')), 'sam', now)).toBeNull();
});
