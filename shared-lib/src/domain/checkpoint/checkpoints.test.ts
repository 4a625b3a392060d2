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

test('the coverage of a night is the scans of all its shifts out of the checkpoints, which each of them expects', () => {
  expect(
    coverageOf([
      report('2026-11-21', 5, 3),
      report('2026-11-20', 5, 0),
      report('2026-11-21', 5, 3),
      report('2026-11-22', 4, 2, 'inProgress'),
      report('2026-11-22', 4, 1),
      report('2026-11-19', 0, 0),
      report('2026-11-18', 3, 2),
      report('2026-11-17', 200, 199),
    ]),
  ).toEqual([
    { date: '2026-11-17', expected: 200, scanned: 199, percent: 99, isUnderWay: false },
    { date: '2026-11-18', expected: 3, scanned: 2, percent: 66, isUnderWay: false },
    { date: '2026-11-19', expected: 0, scanned: 0, percent: null, isUnderWay: false },
    { date: '2026-11-20', expected: 5, scanned: 0, percent: 0, isUnderWay: false },
    { date: '2026-11-21', expected: 5, scanned: 5, percent: 100, isUnderWay: false },
    { date: '2026-11-22', expected: 4, scanned: 3, percent: 75, isUnderWay: true },
  ]);
});
