import { readDocument } from 'shared-lib/domain';
import { countsOf, roundOf, roundSchema, type RoundDoor, type RoundRecords } from './round.ts';

const reportId = 'sam_2026-11-22_maple';
const door = (number: number, unitId: string, more: Partial<RoundDoor> = {}): RoundDoor => ({
  id: `${reportId}_${number}`,
  unitId,
  outcome: 'collected',
  servicedAt: 1000 * number,
  is: { elsewhere: false, corrected: false },
  ...more,
});
const scan = (
  number: number,
  checkpointId: string,
  result: 'onTime' | null = 'onTime',
  elsewhere = false,
) => ({
  id: `${reportId}_${number}`,
  checkpointId,
  result,
  is: { elsewhere },
});
const nothing: RoundRecords = { doors: [], scans: [], violations: [] };

test('a round survives a write and a read, even with a different id format', () => {
  const records: RoundRecords = {
    doors: [
      door(1, 'a-101'),
      door(12, 'a|1~2', { outcome: 'notOut', servicedAt: null }),
      { ...door(3, 'b'), id: 'office' },
    ],
    scans: [scan(1, 'gate'), scan(2, 'stairs', null), scan(3, 'x', 'onTime', true)],
    violations: [{ id: `${reportId}_1`, unitId: 'a-101' }],
  };
  const data = { ...roundOf(reportId, records), updatedAt: null };
  const read = readDocument(roundSchema, `customers/olivia/rounds/${reportId}`, data);
  if (!read.ok) throw new Error(read.error);
  const byId = <R extends { readonly id: string }>(list: readonly R[]) =>
    list.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  expect(byId(read.value.doors)).toEqual(byId(records.doors));
  expect(byId(read.value.scans)).toEqual(byId(records.scans));
  expect(read.value.violations).toEqual(records.violations);
  expect(read.value.damaged).toBe(0);
  expect(data.doors).not.toContain('sam');
});

test.each([
  ['nothing', nothing, [0, 0, 0, 0]],
  ['two doors', { ...nothing, doors: [door(1, 'a'), door(2, 'b', { outcome: 'notOut' })] }, [2, 0, 0, 0]],
  [
    'one of another community',
    { ...nothing, doors: [door(1, 'a', { is: { elsewhere: true, corrected: false } })] },
    [0, 0, 0, 0],
  ],
  [
    'one skipped',
    { ...nothing, doors: [door(1, 'a'), door(2, 'b', { outcome: 'notCollected' })] },
    [1, 1, 0, 0],
  ],
  [
    'one twice: the last entry counts, in any order',
    { ...nothing, doors: [door(10, 'a'), door(9, 'a', { outcome: 'notCollected' })] },
    [1, 0, 0, 0],
  ],
  [
    'one corrected by the office, at the same moment',
    {
      ...nothing,
      doors: [
        door(1, 'a', { is: { elsewhere: false, corrected: true } }),
        { ...door(1, 'a', { outcome: 'notCollected' }), id: 'office' },
      ],
    },
    [0, 1, 0, 0],
  ],
  [
    'checkpoints once each; foreign and unjudged ones never',
    {
      ...nothing,
      scans: [scan(1, 'gate'), scan(2, 'gate'), scan(3, 'x', 'onTime', true), scan(4, 'stairs', null)],
    },
    [0, 0, 1, 0],
  ],
  ['a violation', { ...nothing, violations: [{ id: '1', unitId: 'a' }] }, [0, 0, 0, 1]],
] as const)('%s', (_, records, [unitsServiced, unitsSkipped, checkpointsScanned, violationsCount]) => {
  expect(countsOf(records)).toMatchObject({
    unitsServiced,
    unitsSkipped,
    checkpointsScanned,
    violationsCount,
  });
});
