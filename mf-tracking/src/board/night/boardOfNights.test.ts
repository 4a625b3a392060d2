import type { NightClockInOut } from 'shared-lib/domain';
import {
  assigned,
  at,
  board,
  clockInOut,
  clocked,
  community,
  nadia,
  noMember,
  report,
  sam,
} from './board.fixture.ts';
import type { NightData } from './boardOf.ts';

const lastThursday = '2026-07-09';
const then = { serviceDate: lastThursday };
test.each<[string, Partial<NightData>, object | undefined]>([
  ['no records', { assignedAgents: [assigned('maple')] }, { state: 'noRecord', ...sam, lateMin: 0 }],
  ['no records of an unassigned night', {}, { state: 'noRecord', ...noMember, lateMin: 0 }],
  [
    'no records of a change for that night',
    {
      scheduleNights: [
        { id: lastThursday, schedule: [{ communityId: 'maple', newAgentId: 'nadia' }], lastUpdated: null },
      ],
    },
    { state: 'missed', ...nadia, lateMin: 0 },
  ],
  [
    'a missed shift belongs to the member it names, regardless of today’s assignment',
    {
      assignedAgents: [assigned('maple', 'nadia')],
      shiftReports: [report('maple', { ...then, status: 'missed' })],
    },
    { state: 'missed', ...sam, lateMin: 0 },
  ],
  [
    'a clock-in without a clock-out',
    { clockInOuts: [clockInOut('maple', { ...then, clockInAt: at('10T00:00') })] },
    { state: 'tooLong', ...sam, insteadOfId: null },
  ],
  [
    'the current specialist did not step in for anyone then',
    {
      communities: [
        community('maple', 'Maple Court', { pastAgents: [{ until: lastThursday, memberId: 'sam' }] }),
      ],
      assignedAgents: [assigned('maple', 'nadia')],
      clockInOuts: [clockInOut('maple', { ...then, clockInAt: at('10T00:20'), clockOutAt: at('10T01:00') })],
    },
    { state: 'done', ...sam, insteadOfId: null, lateMin: 20 },
  ],
  [
    'someone stepped in for the specialist of that night',
    {
      assignedAgents: [assigned('maple', 'nadia')],
      clockInOuts: [clockInOut('maple', { ...then, clockInAt: at('10T00:20'), clockOutAt: at('10T01:00') })],
    },
    { state: 'done', ...sam, insteadOfId: 'nadia' },
  ],
  [
    'a community archived since',
    {
      communities: [community('maple', 'Maple Court', { archivedAt: at('12T00:00') })],
      shiftReports: [report('maple', { ...then, status: 'approved' })],
    },
    { state: 'done', ...sam },
  ],
  ['records of another night', { communities: [], clockInOuts: [clocked] }, undefined],
])('a past night: %s', (_, known, expected) => {
  const [row] = board(known, lastThursday).rows;
  if (expected) expect(row).toMatchObject(expected);
  else expect(row).toBeUndefined();
});

const zones = ['America/New_York', 'America/Los_Angeles', 'Europe/Madrid'] as const;
const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

// The clocks change in the night between these dates and the morning after: in spring and fall, in America
// and in Europe.
test.each([
  ['2026-03-07', 'the spring of America'],
  ['2026-03-28', 'the spring of Europe'],
  ['2026-10-24', 'the autumn of Europe'],
  ['2026-10-31', 'the autumn of America'],
])('a night past midnight and across a clock change: %s, %s', (night) => {
  const communities = zones.map((timezone) =>
    community(timezone, timezone, { timezone, serviceDays: [...everyDay], serviceStart: '22:30' }),
  );
  const assignedAgents = zones.flatMap((zone) => everyDay.map((day) => assigned(zone, 'sam', day)));
  for (const zone of zones) {
    const known = { communities, assignedAgents };
    const rowAt = (moment: number, more: Partial<NightData> = {}) =>
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
    // Residents take their bins in on the morning after, by local time.
    expect(clock.format(own.finishBy)).toMatch(/, 09:00$/);
    expect(own.finishBy).toBeGreaterThan(own.scheduledStart);

    // Six hours in a row, regardless of the local time: on the clock, then done, on the same night.
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

test('a night’s totals', () => {
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
  ['a correct clock', { clockInAt: at('17T00:12') }, { timeFault: null, lateMin: 12 }],
  [
    'a clock a day ahead',
    { clockInAt: at('18T00:12') },
    { state: 'onTheClock', timeFault: 'otherNight', lateMin: 0, finishAt: null },
  ],
  [
    'a clock a day behind',
    { clockInAt: at('16T00:12') },
    { state: 'tooLong', timeFault: 'otherNight', lateMin: 0, finishAt: null },
  ],
  [
    'a clock-out before its clock-in',
    { clockInAt: at('17T00:12'), clockOutAt: at('16T23:12') },
    { state: 'done', timeFault: 'backwards', lateMin: 12 },
  ],
  [
    'a former member',
    { clockInAt: at('17T00:12'), memberId: 'gone' },
    { state: 'onTheClock', agentId: 'gone', agentName: null, agentPhone: null },
  ],
])('impossible times stay on the board: %s', (_, fields, expected) => {
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
