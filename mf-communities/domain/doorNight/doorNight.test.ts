import { addDays, weekdays, type Community } from 'shared-lib/domain';
import { doorNightsSpan, doorResultOf, findDoors, lastDoorNights, maxFoundDoors } from './doorNight.ts';

const zone = 'America/New_York';
/** Saturday, 9 PM. */
const now = Date.parse('2026-11-28T21:00-05:00');
const tonight = '2026-11-28';

type Served = Parameters<typeof doorResultOf>[0];
const maple: Served = {
  serviceDays: [...weekdays],
  noServiceDates: ['2026-11-26'],
  pastPlans: [],
  timezone: zone,
  createdAt: Date.parse('2026-11-23T12:00-05:00'),
};
const weekendsOff: Served = {
  ...maple,
  serviceDays: weekdays.filter((day) => day !== 'friday' && day !== 'saturday'),
};

type Log = Parameters<typeof doorResultOf>[2][number];
const log = (serviceDate: string, more: Partial<Log> = {}): Log => ({
  id: `l-${serviceDate}`,
  serviceDate,
  servicedAt: Date.parse(`${serviceDate}T20:30-05:00`),
  corrected: null,
  outcome: 'collected',
  reason: null,
  ...more,
});
const corrected = { id: 'l2', outcome: 'notOut', by: 'olivia', at: now } as unknown as Log['corrected'];

test.each<[string, Served, string, readonly Log[], object]>([
  ['collected', maple, '2026-11-27', [log('2026-11-27')], { result: 'collected', reason: null }],
  ['nothing out', maple, '2026-11-27', [log('2026-11-27', { outcome: 'notOut' })], { result: 'notOut' }],
  [
    'missed, with its reason',
    maple,
    '2026-11-27',
    [log('2026-11-27', { outcome: 'notCollected', reason: 'access' })],
    { result: 'notCollected', reason: 'access' },
  ],
  [
    'corrected',
    maple,
    '2026-11-27',
    [log('2026-11-27', { corrected }), log('2026-11-27', { id: 'l2', outcome: 'notOut' })],
    { result: 'notOut' },
  ],
  [
    'corrected away',
    maple,
    '2026-11-27',
    [log('2026-11-27', { corrected })],
    { result: 'unrecorded', servedAt: null },
  ],
  ['served on a night off', weekendsOff, '2026-11-27', [log('2026-11-27')], { result: 'collected' }],
  ['not a service day', weekendsOff, '2026-11-27', [], { result: 'off' }],
  ['a closure', maple, '2026-11-26', [], { result: 'closed' }],
  ['before the community was added', maple, '2026-11-22', [], { result: 'off' }],
  ['no record', maple, '2026-11-27', [], { result: 'unrecorded' }],
  ['not over yet', maple, tonight, [], { result: 'pending' }],
  ['still to come', maple, '2026-11-29', [], { result: 'pending' }],
])('a door’s night: %s', (_, community, date, logs, expected) => {
  expect(doorResultOf(community, date, logs, now)).toMatchObject({ date, ...expected });
});

test('nights are judged by the plan that applied to them, even if it has changed since', () => {
  const plan = {
    setOutStart: '18:00',
    setOutEnd: '20:00',
    serviceStart: '20:00',
    binInBy: '09:00',
    timezone: zone,
  };
  const pastPlans: Community['pastPlans'] = [{ until: '2026-11-26', serviceDays: [], ...plan }];
  const result = (date: string) => doorResultOf({ ...maple, pastPlans }, date, [], now).result;
  expect([result('2026-11-25'), result('2026-11-27')]).toEqual(['off', 'unrecorded']);
});

test('seven nights, the latest first, with tonight once the door has a record', () => {
  const dates = (logs: readonly Log[]) => lastDoorNights(maple, logs, now).map(({ date }) => date);
  const last = Array.from({ length: 8 }, (_, back) => addDays(tonight, -back));
  expect(dates([])).toEqual(last.slice(1));
  expect(dates([log(tonight)])).toEqual(last.slice(0, 7));
  expect(dates([log(tonight, { servicedAt: null })])).toEqual(last.slice(0, 7));
  expect(dates([log(tonight, { corrected })])).toEqual(last.slice(1));
  expect(doorNightsSpan(zone, now)).toEqual({ from: last[7], to: last[0] });
});

test('entries of other nights are not taken for this one', () => {
  const nights = lastDoorNights(maple, [log('2026-11-25'), log('2026-11-01')], now);
  expect(nights.filter(({ result }) => result === 'collected').map(({ date }) => date)).toEqual([
    '2026-11-25',
  ]);
});

const unit = (id: string, building: string | null, unitNumber: string) => ({ id, building, unitNumber });
const units = [
  unit('u1', 'A', '204'),
  unit('u2', 'B', '204'),
  unit('u3', null, '17'),
  unit('u4', 'A', '17'),
  unit('u5', 'A', '1'),
];

test.each([
  ['A-204', ['A-204']],
  ['a/204', ['A-204']],
  ['Bldg B, Unit 204', ['B-204']],
  ['204', ['A-204', 'B-204']],
  ['Apt 204', ['A-204', 'B-204']],
  // A match of the full name comes before units with that number in a building.
  ['17', ['17']],
  ['1', ['A-1']],
  ['20', []],
  ['A', []],
  ['', []],
  ['  ', []],
  ['unit', []],
])('%j finds %j', (typed, names) => {
  expect(findDoors(units, typed).map(({ name }) => name)).toEqual(names);
});

test('a number that very many buildings have finds a bounded number', () => {
  const many = Array.from({ length: maxFoundDoors + 5 }, (_, n) => unit(`u${n}`, `B${n}`, '1'));
  expect(findDoors(many, '1')).toHaveLength(maxFoundDoors);
});
