import type { ShiftReport } from '../shiftReport/shiftReport.ts';
import { coverageOf } from './checkpointCoverage.ts';
import { afterMove, newOrders } from './checkpointOrder.ts';

const round = ['gate', 'compactor', 'stairs'].map((id, index) => ({ id, order: index + 1 }));

test.each([
  ['to the front', 'stairs', null, ['stairs', 'gate', 'compactor']],
  ['to the end', 'gate', 'stairs', ['compactor', 'stairs', 'gate']],
  ['behind the next', 'gate', 'compactor', ['compactor', 'gate', 'stairs']],
  ['behind itself: it stays', 'gate', 'gate', ['gate', 'compactor', 'stairs']],
  ['behind a deleted one: it stays', 'gate', 'mail', ['gate', 'compactor', 'stairs']],
  ['a deleted one', 'mail', null, ['gate', 'compactor', 'stairs']],
])('a checkpoint is moved %s', (_, checkpointId, afterId, expected) => {
  expect(afterMove(round, { checkpointId, afterId }).map(({ id }) => id)).toEqual(expected);
});

test('only those whose number differs get a new one', () => {
  expect(newOrders(afterMove(round, { checkpointId: 'compactor', afterId: 'stairs' }))).toEqual([
    { id: 'stairs', order: 2 },
    { id: 'compactor', order: 3 },
  ]);
});

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
