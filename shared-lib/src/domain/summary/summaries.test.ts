import { nightClockInOutRows, nightShiftReportRows } from './nightShard.ts';
import { readRowText, writeRowText } from './rowText.ts';
import { shardOf, shards } from './shardOf.ts';

test.each<[string, string[][], string]>([
  [
    'as long as both have it',
    [
      ['2026-ash', 'x'],
      ['2026-oak', 'y'],
    ],
    '2026-ash|x\n~Coak|y',
  ],
  [
    'except for two characters',
    [
      ['asks', 'x'],
      ['ash', 'y'],
    ],
    'asks|x\nash|y',
  ],
  [
    'if a cell is a prefix of the next one',
    [
      ['ash', 'x'],
      ['ash-2', 'y'],
    ],
    'ash|x\n~A-2|y',
  ],
  [
    'up to 28 characters',
    [
      [`${'a'.repeat(40)}b`, 'x'],
      ['a'.repeat(40), 'y'],
    ],
    `${'a'.repeat(40)}b|x\n~Z${'a'.repeat(12)}|y`,
  ],
  [
    'if a cell has escapes',
    [
      ['a|b|c', 'x'],
      ['a|b|d', 'y'],
    ],
    'a~bb~bc|x\n~Dd|y',
  ],
  [
    'never half a character',
    [
      ['Flat 😀', 'x'],
      ['Flat 😁', 'y'],
    ],
    'Flat 😀|x\n~C😁|y',
  ],
])('the beginning of the cell above is omitted, %s', (_, rows, text) => {
  expect(writeRowText(rows)).toBe(text);
  expect(readRowText(text)).toEqual(rows);
});

test('a beginning without a cell above makes the row unreadable, and an earlier escape is not mistaken for one', () => {
  expect(readRowText('~Coak|y')).toEqual([null]);
  expect(readRowText('~taken~bA|~e')).toEqual([['~aken|A', '']]);
});

test('rows of the previous release lack the last columns, and those of a later one have more', () => {
  expect(nightClockInOutRows.read('c1|ash|ada|1||k|m|5\nc2|=|=|1||k|m|0|1|15|0|later')).toMatchObject({
    damaged: 0,
    records: [
      { id: 'c1', lateMin: 5, isApproved: false, breakMin: 0, flags: [] },
      { id: 'c2', communityId: 'ash', lateMin: 0, isApproved: true, breakMin: 15 },
    ],
  });
});

test('a row that lacks a value is damaged, and no other', () => {
  expect(nightClockInOutRows.read('c1|ash\nc2|oak|ada|1||k|m|5')).toMatchObject({
    damaged: 1,
    records: [{ id: 'c2' }],
  });
});

test.each([
  ['nothing', { missedCheckpoints: 0, remarks: [] }, ''],
  ['a remark', { missedCheckpoints: 0, remarks: ['issue', 'noPhoto'] as const }, '||12'],
  ['missed checkpoints', { missedCheckpoints: 3, remarks: [] }, '|3'],
])('a row ends with what is rare: %s', (_, more, end) => {
  const row = {
    id: 'r1',
    communityId: 'ash',
    memberId: 'ada',
    status: 'submitted' as const,
    unitsTotal: 48,
    unitsServiced: 48,
    unitsSkipped: 0,
    violationsCount: 0,
    ...more,
    remarks: [...more.remarks],
  };
  const text = nightShiftReportRows.write([row]);
  expect(text).toBe(`r1|ash|ada|1|48|48|0|0${end}`);
  expect(nightShiftReportRows.read(text)).toEqual({ damaged: 0, records: [row] });
});

test('a remark of a later release makes its row unreadable', () => {
  expect(nightShiftReportRows.read('r1|ash|ada|1|48|48|0|0||9').damaged).toBe(1);
});

test('ids spread evenly over the shards', () => {
  const sizes = new Map(shards.map((shard) => [shard, 0]));
  for (let number = 0; number < 2000; number += 1) {
    const shard = shardOf(`big-member-${String(number).padStart(4, '0')}`);
    sizes.set(shard, (sizes.get(shard) ?? 0) + 1);
  }
  expect(Math.min(...sizes.values())).toBeGreaterThan(200);
  expect(Math.max(...sizes.values())).toBeLessThan(300);
});
