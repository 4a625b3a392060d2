import { lateAfterMin } from 'shared-lib/domain';
import { aClock, aReport, aShift } from './score.fixture.ts';
import { scoreNight, type ScoredShift } from './scoredShift.ts';

const missed = aShift({
  start: 'missed',
  workedMin: 0,
  doorsServed: 0,
  doorsExpected: 0,
  reports: 0,
  violations: 0,
});

test.each<[string, Parameters<typeof scoreNight>[0], ScoredShift[]]>([
  ['a served shift', { shiftReports: [aReport()], clockInOuts: [aClock()] }, [aShift()]],
  ['a night without records', { shiftReports: [], clockInOuts: [] }, []],
  [
    'a shift in progress does not count yet',
    {
      shiftReports: [aReport({ status: 'inProgress' })],
      clockInOuts: [aClock({ status: 'open', clockOutAt: null })],
    },
    [],
  ],
  [
    'a shift counts once its specialist has clocked out, its report once it is submitted',
    { shiftReports: [aReport({ status: 'inProgress' })], clockInOuts: [aClock()] },
    [aShift({ doorsServed: 0, doorsExpected: 0, reports: 0, violations: 0 })],
  ],
  [
    'a forgotten clock-out counts',
    { shiftReports: [], clockInOuts: [aClock({ status: 'autoClosed' })] },
    [aShift({ doorsServed: 0, doorsExpected: 0, reports: 0, violations: 0 })],
  ],
  [
    'one minute before the grace period ends is on time',
    { shiftReports: [aReport()], clockInOuts: [aClock({ lateMin: lateAfterMin - 1 })] },
    [aShift()],
  ],
  [
    'its last minute is late',
    { shiftReports: [aReport()], clockInOuts: [aClock({ lateMin: lateAfterMin })] },
    [aShift({ start: 'late' })],
  ],
  [
    'the first of two clock-ins decides, and their hours add up',
    {
      shiftReports: [aReport()],
      clockInOuts: [
        aClock({ id: 'again', clockInAt: 9_000_000, clockOutAt: 10_800_000, lateMin: 150 }),
        aClock({ breakMin: 20 }),
      ],
    },
    [aShift({ workedMin: 130 })],
  ],
  [
    'a report without a clock-in says nothing about its start',
    { shiftReports: [aReport()], clockInOuts: [] },
    [aShift({ start: 'unknown', workedMin: 0 })],
  ],
  [
    'a missed shift',
    {
      shiftReports: [aReport({ status: 'missed', unitsServiced: 0, violationsCount: 0 })],
      clockInOuts: [aClock({ status: 'missed', clockInAt: null, clockOutAt: null })],
    },
    [missed],
  ],
  [
    'a missed shift that someone is serving after all does not count yet',
    {
      shiftReports: [aReport({ id: 'missed', status: 'missed' }), aReport({ status: 'inProgress' })],
      clockInOuts: [],
    },
    [],
  ],
  [
    'a missed shift that was served late',
    {
      shiftReports: [aReport({ id: 'missed', status: 'missed' }), aReport()],
      clockInOuts: [aClock({ lateMin: 300 })],
    },
    [aShift({ start: 'late' })],
  ],
  [
    'a returned report, and one with an implausible round',
    {
      shiftReports: [aReport({ status: 'returned', remarks: ['note', 'implausible'] })],
      clockInOuts: [aClock()],
    },
    [aShift({ returned: 1, flagged: 1 })],
  ],
  [
    'specialists who share a community share its missed doors',
    {
      shiftReports: [
        aReport({ unitsServiced: 50 }),
        aReport({ memberId: 'cole', unitsServiced: 45, violationsCount: 0 }),
      ],
      clockInOuts: [],
    },
    [
      aShift({ start: 'unknown', workedMin: 0, doorsServed: 50, doorsExpected: 52 }),
      aShift({
        memberId: 'cole',
        start: 'unknown',
        workedMin: 0,
        doorsServed: 45,
        doorsExpected: 48,
        violations: 0,
      }),
    ],
  ],
  [
    'doors that two specialists counted twice are not missed',
    {
      shiftReports: [aReport({ unitsServiced: 80 }), aReport({ memberId: 'cole', unitsServiced: 60 })],
      clockInOuts: [],
    },
    [
      aShift({ start: 'unknown', workedMin: 0, doorsServed: 80, doorsExpected: 80 }),
      aShift({ memberId: 'cole', start: 'unknown', workedMin: 0, doorsServed: 60, doorsExpected: 60 }),
    ],
  ],
])('%s', (_, records, expected) => {
  expect(scoreNight(records)).toEqual(expected);
});
