import type { Checkpoint } from 'shared-lib/domain';
import type { BinTag } from 'mf-communities/domain';
import { checkpointRows, contentOf, isOutdated, tagRows } from './labelRows.ts';

const order = new Intl.Collator('en', { numeric: true });
const tag = (id: string, label: string, unitId: string | null) => ({ id, label, unitId }) as BinTag;
const units = [
  { id: 'u1', building: 'A', unitNumber: '10' },
  { id: 'u2', building: 'A', unitNumber: '9' },
];

test('a tag is named after its unit, else by its label, else by its code, in natural order', () => {
  const tags = [
    tag('t1', 'A-10', 'u1'),
    tag('t2', 'North-7', 'u2'),
    tag('t3', '', null),
    tag('t4', 'B-1', 'gone'),
  ];
  expect(tagRows(tags, units, order).map(({ place, details }) => [place, details])).toEqual([
    ['A-9', 'North-7'],
    ['A-10', ''],
    ['B-1', ''],
    ['t3', ''],
  ]);
});

const point = (more: Partial<Checkpoint>) =>
  ({
    id: 'c',
    name: 'Gate',
    building: null,
    floor: null,
    order: 1,
    type: 'qr',
    qrToken: 'k',
    isActive: true,
    ...more,
  }) as Checkpoint;

test('checkpoints with a scannable code have a label, in route order', () => {
  const rows = checkpointRows([
    point({ id: 'last', order: 3, name: 'Mail room', building: 'B', floor: '2' }),
    point({ id: 'nfc', type: 'nfc' }),
    point({ id: 'off', isActive: false }),
    point({ id: 'bare', qrToken: null }),
    point({ id: 'first' }),
  ]);
  expect(rows.map(({ id, details }) => [id, details])).toEqual([
    ['first', ''],
    ['last', 'B · 2'],
  ]);
});

test.each([
  [['place', 'community', 'business', 'code'] as const, 'A-9', ['North-7', 'Maple', 'Clean Doors', 'k-1']],
  [['community'] as const, '', ['Maple']],
  [[] as const, '', []],
])('with %j', (texts, title, lines) => {
  const row = { id: 't', batchId: null, isPrinted: false, code: 'k-1', place: 'A-9', details: 'North-7' };
  const words = { origin: 'https://hub.example', community: 'Maple', business: 'Clean Doors', texts };
  expect(contentOf(row, words)).toEqual({ address: 'https://hub.example/t/k-1', title, lines });
});

test.each<[string, number | null, number | null, boolean]>([
  ['never printed', null, 5, false],
  ['no request', 4, null, false],
  ['printed before', 4, 5, true],
  ['printed since', 6, 5, false],
])('%s', (_, printedAt, before, expected) => {
  expect(isOutdated(printedAt, before)).toBe(expected);
});
