import { indexAssignments, type AssignedAgent, type Weekday } from 'shared-lib/domain';
import { nightFactsOf, type NightRows } from './nightFacts.ts';

// Thursday, 16 July 2026, 21:00 in New York.
const now = Date.parse('2026-07-17T01:00Z');
const tonight = '2026-07-16';
const wednesday = '2026-07-15';

const community = (more: object = {}) => ({
  id: 'maple',
  serviceDays: ['wednesday', 'thursday'] as Weekday[],
  noServiceDates: [],
  timezone: 'America/New_York',
  totalUnits: 48,
  pastPlans: [],
  pastAgents: [],
  ...more,
});
const sam: AssignedAgent = {
  id: 'thursday',
  day: 'thursday',
  communityId: 'maple',
  memberId: 'sam',
  customerId: 'olivia',
};

type Clock = NightRows['clockInOuts'][number];
type Report = NightRows['shiftReports'][number];

const clock = (more: Partial<Clock> = {}): Clock => ({
  communityId: 'maple',
  serviceDate: tonight,
  memberId: 'ana',
  status: 'open',
  clockInAt: 1,
  clockOutAt: null,
  ...more,
});
const report = (more: Partial<Report> = {}): Report => ({
  communityId: 'maple',
  serviceDate: tonight,
  memberId: 'ana',
  status: 'submitted',
  unitsTotal: 48,
  unitsServiced: 48,
  unitsSkipped: 0,
  ...more,
});

interface Night {
  place?: object;
  agents?: AssignedAgent[];
  clocks?: Clock[];
  reports?: Report[];
}

const factsOf = ({ place, agents = [sam], clocks = [], reports = [] }: Night) =>
  nightFactsOf(
    [community(place)],
    indexAssignments(agents, []),
    { clockInOuts: clocks, shiftReports: reports },
    now,
  ).get('maple');

test.each<[string, Night, object]>([
  ['before anyone came', {}, { state: 'scheduled', memberId: 'sam' }],
  ['without a specialist', { agents: [] }, { state: 'uncovered', memberId: null }],
  ['on a weekday without service', { place: { serviceDays: ['monday'] } }, { state: 'off', memberId: null }],
  ['on a closure', { place: { noServiceDates: [tonight] } }, { state: 'closed', memberId: null }],
  ['with someone on the clock', { clocks: [clock()] }, { state: 'inService', memberId: 'ana' }],
  [
    'with a report in progress',
    { reports: [report({ status: 'inProgress' })] },
    { state: 'inService', memberId: 'ana' },
  ],
  [
    'with one of two done',
    { reports: [report({ memberId: 'bo' })], clocks: [clock()] },
    { state: 'inService', memberId: 'ana' },
  ],
  ['once reported', { reports: [report()] }, { state: 'done', memberId: 'ana' }],
  [
    'once clocked out, without a report',
    { clocks: [clock({ status: 'closed', clockOutAt: 2 })] },
    { state: 'done', memberId: 'ana' },
  ],
  [
    'once missed',
    {
      clocks: [clock({ status: 'missed', clockInAt: null, memberId: 'sam' })],
      reports: [report({ status: 'missed', memberId: 'sam' })],
    },
    { state: 'missed', memberId: 'sam' },
  ],
  [
    'served off its plan',
    { place: { serviceDays: [] }, reports: [report()] },
    { state: 'done', memberId: 'ana' },
  ],
  ['with records of another night', { clocks: [clock({ serviceDate: wednesday })] }, { state: 'scheduled' }],
])('tonight %s', (_, night, expected) => {
  expect(factsOf(night)?.tonight).toMatchObject(expected);
});

test.each<[string, Report[], object | null]>([
  ['without reports', [], null],
  ['that is tonight', [report()], null],
  ['done', [report({ serviceDate: wednesday })], { date: wednesday, isMissed: false, left: 0 }],
  [
    'with missed units',
    [report({ serviceDate: wednesday, unitsServiced: 45, unitsSkipped: 3 })],
    { date: wednesday, isMissed: false, left: 3 },
  ],
  [
    'missed',
    [report({ serviceDate: wednesday, status: 'missed', unitsServiced: 0 })],
    { date: wednesday, isMissed: true, left: 0 },
  ],
  [
    'the latest of two',
    [
      report({ serviceDate: '2026-07-14', unitsServiced: 40, unitsSkipped: 8 }),
      report({ serviceDate: wednesday }),
    ],
    { date: wednesday, isMissed: false, left: 0 },
  ],
  [
    'before one whose report is still in progress',
    [report({ serviceDate: '2026-07-14' }), report({ serviceDate: wednesday, status: 'inProgress' })],
    { date: '2026-07-14', isMissed: false, left: 0 },
  ],
])('the last night %s', (_, reports, expected) => {
  expect(factsOf({ reports })?.lastResult).toEqual(expected);
});
