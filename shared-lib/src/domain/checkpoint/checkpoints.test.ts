import type { ShiftReport } from '../shiftReport/shiftReport.ts';
import { coverageOf } from './checkpointCoverage.ts';

const report = (
  serviceDate: string,
  checkpointsExpected: number,
  checkpointsScanned: number,
  status: ShiftReport['status'] = 'submitted',
) => ({
  serviceDate,
  status,
  checkpointsExpected,
  checkpointsScanned,
});

test('the coverage of a night is the scans of all its shifts out of what was expected', () => {
  expect(
    coverageOf([
      report('2026-11-21', 5, 5),
      report('2026-11-20', 5, 0),
      report('2026-11-21', 1, 2),
      report('2026-11-22', 4, 2, 'inProgress'),
      report('2026-11-22', 1, 1),
      report('2026-11-19', 0, 0),
      report('2026-11-18', 3, 2),
    ]),
  ).toEqual([
    { date: '2026-11-18', expected: 3, scanned: 2, percent: 67, isUnderWay: false },
    { date: '2026-11-19', expected: 0, scanned: 0, percent: null, isUnderWay: false },
    { date: '2026-11-20', expected: 5, scanned: 0, percent: 0, isUnderWay: false },
    { date: '2026-11-21', expected: 6, scanned: 6, percent: 100, isUnderWay: false },
    { date: '2026-11-22', expected: 5, scanned: 3, percent: 60, isUnderWay: true },
  ]);
});
