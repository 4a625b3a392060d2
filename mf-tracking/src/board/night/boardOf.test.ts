import type { AssignedAgent, NightClockInOut, NightShiftReport, Weekday } from 'shared-lib/domain';
import { boardOf, type BoardCommunity, type KnownOfNight } from './boardOf.ts';

// Thursday 16 July 2026, 21:00 in New York; service starts at 20:00.
const now = Date.parse('2026-07-17T01:00Z');
const tonight = '2026-07-16';
const at = (clock: string) => Date.parse(`2026-07-${clock}Z`);

const community = (id: string, propertyName: string, more: Partial<BoardCommunity> = {}): BoardCommunity => ({
  id,
  propertyName,
  serviceDays: ['thursday'],
  noServiceDates: [],
  timezone: 'America/New_York',
  serviceStart: '20:00',
  binInBy: '09:00',
  totalUnits: 48,
  districtManagerId: null,
  archivedAt: null,
  ...more,
});

const assigned = (communityId: string, memberId = 'sam', day: Weekday = 'thursday'): AssignedAgent => ({
  id: day,
  day,
  communityId,
  memberId,
  customerId: 'olivia',
});

const clockInOut = (communityId: string, fields: Partial<NightClockInOut>): NightClockInOut => ({
  id: `c-${communityId}`,
  communityId,
  serviceDate: tonight,
  status: 'open',
  memberId: 'sam',
  scheduledStart: null,
  clockInAt: null,
  clockOutAt: null,
  lateMin: 0,
  ...fields,
});

const report = (communityId: string, fields: Partial<NightShiftReport>): NightShiftReport => ({
  id: `r-${communityId}`,
  communityId,
  serviceDate: tonight,
  memberId: 'sam',
  status: 'inProgress',
  unitsTotal: 48,
  unitsServiced: 0,
  unitsSkipped: 0,
  violationsCount: 0,
  ...fields,
});

const board = (known: Partial<KnownOfNight>, night: string | null = null, moment = now) =>
  boardOf(
    {
      communities: [community('maple', 'Maple Court')],
      assignedAgents: [],
      scheduleNights: [],
      clockInOuts: [],
      shiftReports: [],
      team: [
        { id: 'sam', fullName: 'Sam Ortiz', phone: '+12125550100' },
        { id: 'nadia', fullName: 'Nadia Flores', phone: null },
      ],
      ...known,
    },
    night,
    moment,
    'en',
  );

test('problems come first, the longest wait before the others, then the order of names', () => {
  const { rows, counts } = board({
    communities: [
      community('done', 'A done'),
      community('later', 'B scheduled', { serviceStart: '23:00' }),
      community('clock', 'C on the clock'),
      community('slow', 'D too slow'),
      community('nobody', 'E unassigned'),
      community('late2', 'É late'),
      community('late1', 'E late'),
      community('later1', 'Z late for longer', { serviceStart: '19:00' }),
      community('missed', 'F missed', { serviceStart: '16:00' }),
      community('forgotten', 'G forgotten'),
    ],
    assignedAgents: ['done', 'later', 'clock', 'slow', 'late1', 'late2', 'later1', 'missed', 'forgotten'].map(
      (id) => assigned(id),
    ),
    clockInOuts: [
      clockInOut('done', { clockInAt: at('17T00:00'), clockOutAt: at('17T00:50') }),
      clockInOut('clock', { clockInAt: at('17T00:12') }),
      clockInOut('slow', { clockInAt: at('17T00:00') }),
      clockInOut('forgotten', { clockInAt: at('16T12:00') }),
    ],
    shiftReports: [report('slow', { unitsServiced: 5, unitsTotal: 90 })],
  });
  expect(rows.map(({ communityName }) => communityName)).toEqual([
    'F missed',
    'Z late for longer',
    'E late',
    'É late',
    'E unassigned',
    'G forgotten',
    'D too slow',
    'C on the clock',
    'B scheduled',
    'A done',
  ]);
  expect(counts).toEqual({
    missed: 1,
    late: 3,
    unassigned: 1,
    tooLong: 1,
    onTheClock: 2,
    scheduled: 1,
    done: 1,
    noRecord: 0,
  });
});

const sam = { agentId: 'sam', agentName: 'Sam Ortiz', agentPhone: '+12125550100' };
const nadia = { agentId: 'nadia', agentName: 'Nadia Flores', agentPhone: null };
const nobody = { agentId: null, agentName: null, agentPhone: null };

test.each<[string, Partial<KnownOfNight>, object]>([
  [
    'the assigned agent before the clock-in',
    { assignedAgents: [assigned('maple')] },
    { ...sam, insteadOfId: null },
  ],
  ['nobody', {}, { ...nobody, insteadOfId: null }],
  [
    'a colleague who stepped in',
    {
      assignedAgents: [assigned('maple')],
      clockInOuts: [clockInOut('maple', { memberId: 'nadia', clockInAt: at('17T00:05') })],
    },
    { ...nadia, insteadOfId: 'sam', insteadOfName: 'Sam Ortiz' },
  ],
  [
    'someone who came where nobody was assigned',
    { clockInOuts: [clockInOut('maple', { memberId: 'nadia', clockInAt: at('17T00:05') })] },
    { ...nadia, insteadOfId: null },
  ],
  [
    'a member who is gone',
    { assignedAgents: [assigned('maple', 'gone')] },
    { agentId: 'gone', agentName: null, agentPhone: null },
  ],
  [
    'whoever a missed shift names',
    { clockInOuts: [clockInOut('maple', { status: 'missed' })] },
    { ...sam, state: 'missed' },
  ],
])('the agent: %s', (_, known, expected) => {
  expect(board(known).rows[0]).toMatchObject(expected);
});

const clocked = clockInOut('maple', { clockInAt: at('17T00:30') });
test.each<[string, Partial<KnownOfNight>, object]>([
  [
    'no report yet: the units of the community',
    { clockInOuts: [clocked] },
    { doorsTotal: 48, doorsServiced: 0, finishAt: null, reportId: null, clockInOutId: 'c-maple' },
  ],
  [
    'a third in half an hour',
    { clockInOuts: [clocked], shiftReports: [report('maple', { unitsServiced: 16, violationsCount: 2 })] },
    { doorsServiced: 16, violations: 2, finishAt: at('17T02:00'), reportId: 'r-maple' },
  ],
  [
    'two reports of one night',
    {
      clockInOuts: [clocked],
      shiftReports: [
        report('maple', { id: 'r-nadia', memberId: 'nadia', unitsServiced: 40, unitsSkipped: 2 }),
        report('maple', { unitsServiced: 30, unitsSkipped: 9 }),
      ],
    },
    { doorsServiced: 48, doorsSkipped: 0, reportId: 'r-maple' },
  ],
  [
    'a report without a clock-in',
    { shiftReports: [report('maple', { unitsServiced: 3 })] },
    { state: 'onTheClock', ...sam, clockInAt: null, finishAt: null },
  ],
  [
    'a submitted report without a clock-in',
    { shiftReports: [report('maple', { status: 'submitted', unitsServiced: 48 })] },
    { state: 'done', ...sam },
  ],
  [
    'a service that the plan has not',
    {
      communities: [community('maple', 'Maple Court', { serviceDays: ['monday'] })],
      clockInOuts: [clocked],
    },
    { state: 'onTheClock', ...sam, insteadOfId: null },
  ],
])('doors and records: %s', (_, known, expected) => {
  expect(board(known).rows[0]).toMatchObject(expected);
});

test.each<[string, BoardCommunity[], string[]]>([
  ['no communities', [], []],
  ['none served on this weekday', [community('maple', 'Maple Court', { serviceDays: ['friday'] })], []],
  ['a date without service', [community('maple', 'Maple Court', { noServiceDates: [tonight] })], []],
  ['an archived community', [community('maple', 'Maple Court', { archivedAt: 1 })], []],
  ['one', [community('maple', 'Maple Court')], [tonight]],
  [
    'two dates at once, where it is past noon in one zone and not in the other',
    [
      community('auckland', 'Harbour View', { timezone: 'Pacific/Auckland', serviceDays: ['friday'] }),
      community('maple', 'Maple Court'),
    ],
    [tonight, '2026-07-17'],
  ],
])('service dates: %s', (_, communities, expected) => {
  expect(board({ communities }).serviceDates).toEqual(expected);
});

const lastThursday = '2026-07-09';
const then = { serviceDate: lastThursday };
test.each<[string, Partial<KnownOfNight>, object | undefined]>([
  ['nothing was kept', { assignedAgents: [assigned('maple')] }, { state: 'noRecord', ...nobody, lateMin: 0 }],
  [
    'nothing was kept of a change for that night',
    {
      scheduleNights: [
        { id: lastThursday, schedule: [{ communityId: 'maple', newAgentId: 'nadia' }], lastUpdated: null },
      ],
    },
    { state: 'missed', ...nadia, lateMin: 0 },
  ],
  [
    'a missed shift is of whom it names, whoever serves there now',
    {
      assignedAgents: [assigned('maple', 'nadia')],
      shiftReports: [report('maple', { ...then, status: 'missed' })],
    },
    { state: 'missed', ...sam, lateMin: 0 },
  ],
  [
    'a clock-in that nobody ended',
    { clockInOuts: [clockInOut('maple', { ...then, clockInAt: at('10T00:00') })] },
    { state: 'tooLong', ...sam, insteadOfId: null },
  ],
  [
    'whoever serves there now stepped in for nobody then',
    {
      assignedAgents: [assigned('maple', 'nadia')],
      clockInOuts: [clockInOut('maple', { ...then, clockInAt: at('10T00:20'), clockOutAt: at('10T01:00') })],
    },
    { state: 'done', ...sam, insteadOfId: null, lateMin: 20 },
  ],
  [
    'a community that was archived since',
    {
      communities: [community('maple', 'Maple Court', { archivedAt: at('12T00:00') })],
      shiftReports: [report('maple', { ...then, status: 'approved' })],
    },
    { state: 'done', ...sam },
  ],
  ['records of another night', { communities: [], clockInOuts: [clocked] }, undefined],
])('a night that is over: %s', (_, known, expected) => {
  const [row] = board(known, lastThursday).rows;
  if (expected) expect(row).toMatchObject(expected);
  else expect(row).toBeUndefined();
});

const zones = ['America/New_York', 'America/Los_Angeles', 'Europe/Madrid'] as const;
const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

// The clocks change in the night between these dates and the morning after: in spring and in autumn, in America and in Europe.
test.each([
  ['2026-03-07', 'the spring of America'],
  ['2026-03-28', 'the spring of Europe'],
  ['2026-10-24', 'the autumn of Europe'],
  ['2026-10-31', 'the autumn of America'],
])('a night over midnight and a change of the clocks: %s, %s', (night) => {
  const communities = zones.map((timezone) =>
    community(timezone, timezone, { timezone, serviceDays: [...everyDay], serviceStart: '22:30' }),
  );
  const assignedAgents = zones.flatMap((zone) => everyDay.map((day) => assigned(zone, 'sam', day)));
  for (const zone of zones) {
    const known = { communities, assignedAgents };
    const rowAt = (moment: number, more: Partial<KnownOfNight> = {}) =>
      board({ ...known, ...more }, null, moment).rows.find(({ communityId }) => communityId === zone);
    const start = rowAt(Date.parse(`${night}T23:00Z`) - 3_600_000)?.scheduledStart;
    expect(start).toBeDefined();
    const clock = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
    const own = board(known, night, start!).rows.find(({ communityId }) => communityId === zone)!;
    expect(clock.format(own.scheduledStart)).toBe(`${night}, 22:30`);
    // Residents take their bins in on the morning after, by the clock on their wall.
    expect(clock.format(own.finishBy)).toMatch(/, 09:00$/);
    expect(own.finishBy).toBeGreaterThan(own.scheduledStart);

    // Six hours of the clock in a row, whatever the wall says: on the clock, then done, on the same night.
    const clockInAt = own.scheduledStart + 15 * 60_000;
    const morning = clockInAt + 4 * 3_600_000;
    const record = clockInOut(zone, { serviceDate: night, clockInAt });
    const doing = rowAt(morning, {
      clockInOuts: [record],
      shiftReports: [report(zone, { serviceDate: night, unitsServiced: 32 })],
    });
    expect(doing).toMatchObject({ serviceDate: night, state: 'onTheClock', lateMin: 15 });
    expect(doing?.finishAt).toBe(morning + 2 * 3_600_000);
    const done = rowAt(morning, { clockInOuts: [{ ...record, clockOutAt: morning }] });
    expect(done).toMatchObject({ serviceDate: night, state: 'done', clockOutAt: morning });
  }
});

test('what a night comes to', () => {
  const communities = [community('ash', 'Ash'), community('oak', 'Oak'), community('elm', 'Elm')];
  const assignedAgents = communities.map(({ id }) => assigned(id));
  const clockIns = [
    clockInOut('ash', { clockInAt: at('17T00:00'), clockOutAt: at('17T00:50') }),
    clockInOut('oak', { clockInAt: at('17T00:30') }),
  ];
  const shiftReports = [
    report('ash', { status: 'submitted', unitsServiced: 47, unitsSkipped: 1 }),
    report('oak', { unitsServiced: 16 }),
  ];
  const totals = { doorsTotal: 144, doorsServiced: 63 };
  expect(board({ communities, assignedAgents, clockInOuts: clockIns, shiftReports })).toMatchObject({
    ...totals,
    finishAt: null,
  });
  const elm = clockInOut('elm', { clockInAt: at('17T00:20') });
  expect(
    board({
      communities,
      assignedAgents,
      clockInOuts: [...clockIns, elm],
      shiftReports: [...shiftReports, report('elm', { unitsServiced: 8 })],
    }),
  ).toMatchObject({ doorsServiced: 71, finishAt: at('17T04:20') });
});

test.each<[string, Partial<NightClockInOut>, object]>([
  ['a clock that is right', { clockInAt: at('17T00:12') }, { timeFault: null, lateMin: 12 }],
  [
    'a clock that is a day ahead',
    { clockInAt: at('18T00:12') },
    { state: 'onTheClock', timeFault: 'otherNight', lateMin: 0, finishAt: null },
  ],
  [
    'a clock that is a day behind',
    { clockInAt: at('16T00:12') },
    { state: 'tooLong', timeFault: 'otherNight', lateMin: 0, finishAt: null },
  ],
  [
    'a clock-out before its clock-in',
    { clockInAt: at('17T00:12'), clockOutAt: at('16T23:12') },
    { state: 'done', timeFault: 'backwards', lateMin: 12 },
  ],
  [
    'somebody who is gone',
    { clockInAt: at('17T00:12'), memberId: 'gone' },
    { state: 'onTheClock', agentId: 'gone', agentName: null, agentPhone: null },
  ],
])('what cannot be stays on the board: %s', (_, fields, expected) => {
  const records = {
    clockInOuts: [clockInOut('maple', fields)],
    shiftReports: [report('maple', { unitsServiced: 60 })],
  };
  const [row, ...others] = board({ assignedAgents: [assigned('maple')], ...records }).rows;
  expect(row).toMatchObject({ ...expected, doorsServiced: 48, doorsTotal: 48 });
  expect(others).toEqual([]);
  const archived = { communities: [community('maple', 'Maple Court', { archivedAt: at('16T12:00') })] };
  expect(board({ ...archived, ...records }).rows).toMatchObject([expected]);
});
