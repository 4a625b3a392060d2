import type { AssignedAgent, ClockInOut, Weekday } from 'shared-lib/domain';
import { tonightOf, type NightRecords } from './tonightOf.ts';

// Thursday 16 July 2026, 21:00 in New York; service starts at 20:00.
const now = Date.parse('2026-07-17T01:00Z');
const at = (clock: string) => Date.parse(`2026-07-${clock}Z`);

const community = (id: string, propertyName: string, more = {}) => ({
  id,
  propertyName,
  serviceDays: ['thursday'] as Weekday[],
  noServiceDates: [],
  timezone: 'America/New_York',
  serviceStart: '20:00',
  ...more,
});

const assigned = (communityId: string, memberId = 'sam'): AssignedAgent => ({
  id: 'thursday',
  day: 'thursday',
  communityId,
  memberId,
  customerId: 'olivia',
});

const clockInOut = (communityId: string, fields: Partial<ClockInOut>): ClockInOut =>
  ({
    id: `c-${communityId}`,
    communityId,
    serviceDate: '2026-07-16',
    status: 'open',
    memberId: 'sam',
    scheduledStart: null,
    clockInAt: null,
    clockOutAt: null,
    ...fields,
  }) as ClockInOut;

const night = (records: Partial<NightRecords>) =>
  tonightOf(
    {
      communities: [],
      assignedAgents: [],
      scheduleNights: [],
      clockInOuts: [],
      team: [
        { id: 'sam', fullName: 'Sam Ortiz' },
        { id: 'nadia', fullName: 'Nadia Flores' },
      ],
      ...records,
    },
    now,
    'en',
  );

test('problems come first, then the order of names', () => {
  const { shifts, counts } = night({
    communities: [
      community('done', 'A done'),
      community('later', 'B scheduled', { serviceStart: '23:00' }),
      community('clock', 'C on the clock'),
      community('nobody', 'D unassigned'),
      community('late2', 'É late'),
      community('late1', 'E late'),
      community('missed', 'F missed', { serviceStart: '16:00' }),
    ],
    assignedAgents: ['done', 'later', 'clock', 'late1', 'late2', 'missed'].map((id) => assigned(id)),
    clockInOuts: [
      clockInOut('done', { clockInAt: at('17T00:00'), clockOutAt: at('17T00:50') }),
      clockInOut('clock', { clockInAt: at('17T00:12') }),
    ],
  });
  expect(shifts.map(({ communityName }) => communityName)).toEqual([
    'F missed',
    'E late',
    'É late',
    'D unassigned',
    'C on the clock',
    'B scheduled',
    'A done',
  ]);
  expect(counts).toEqual({ missed: 1, late: 2, unassigned: 1, onTheClock: 1, scheduled: 1, done: 1 });
});

test.each<[string, Partial<NightRecords>, object]>([
  [
    'the assigned agent before the clock-in',
    { assignedAgents: [assigned('maple')] },
    { agent: { name: 'Sam Ortiz' }, insteadOf: null },
  ],
  ['nobody', {}, { agent: null, insteadOf: null }],
  [
    'a colleague who stepped in',
    {
      assignedAgents: [assigned('maple')],
      clockInOuts: [clockInOut('maple', { memberId: 'nadia', clockInAt: at('17T00:05') })],
    },
    { agent: { name: 'Nadia Flores' }, insteadOf: { name: 'Sam Ortiz' } },
  ],
  [
    'someone who came where nobody was assigned',
    { clockInOuts: [clockInOut('maple', { memberId: 'nadia', clockInAt: at('17T00:05') })] },
    { agent: { name: 'Nadia Flores' }, insteadOf: null },
  ],
  [
    'a member who is gone',
    { assignedAgents: [assigned('maple', 'gone')] },
    { agent: { name: null }, insteadOf: null },
  ],
])('the agent: %s', (_, records, expected) => {
  expect(night({ communities: [community('maple', 'Maple Court')], ...records }).shifts[0]).toMatchObject(
    expected,
  );
});

test.each([
  ['no communities', [], []],
  ['none served on this weekday', [community('maple', 'Maple Court', { serviceDays: ['friday'] })], []],
  ['a date without service', [community('maple', 'Maple Court', { noServiceDates: ['2026-07-16'] })], []],
  ['one', [community('maple', 'Maple Court')], ['2026-07-16']],
  [
    'two dates at once, where it is past noon in one zone and not in the other',
    [
      community('auckland', 'Harbour View', { timezone: 'Pacific/Auckland', serviceDays: ['friday'] }),
      community('maple', 'Maple Court'),
    ],
    ['2026-07-16', '2026-07-17'],
  ],
])('service dates: %s', (_, communities, expected) => {
  expect(night({ communities }).serviceDates).toEqual(expected);
});
