import { GeoPoint, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { cellsOf, columnsWith, exportRecordOf, kindOf, maxColumns } from './exportRecord.ts';

const root = 'customers/olivia';

const snapshot = (path: string, data: object) =>
  ({ ref: { path }, id: path.split('/').at(-1), data: () => data }) as unknown as DocumentSnapshot;

test('values become JSON, and nothing that grants access stays', () => {
  const data = {
    name: 'Maple',
    at: Timestamp.fromMillis(0),
    place: new GeoPoint(1, 2),
    many: [{ accessToken: 'x', day: 'monday' }, Number.NaN],
    bytes: new Uint8Array([1, 2]),
    none: null,
    token: 'secret',
    movedOut: { hash: 'x' },
    deviceTokens: ['x'],
    sha256: 'kept',
  };
  expect(exportRecordOf(root, snapshot(`${root}/communities/maple`, data))).toEqual({
    path: 'communities/maple',
    id: 'maple',
    fields: {
      name: 'Maple',
      at: '1970-01-01T00:00:00.000Z',
      place: { lat: 1, lng: 2 },
      many: [{ day: 'monday' }, 'NaN'],
      bytes: 'AQI=',
      none: null,
      sha256: 'kept',
    },
  });
});

test.each([
  ['.', 'business'],
  ['communities/maple', 'communities'],
  ['communities/maple/activity/one', 'communities.activity'],
])('%s is of the kind %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

test('columns are the union over all records, up to a limit', () => {
  expect(columnsWith(['a'], [{ fields: { b: 1, a: 2 } }, { fields: { c: 3 } }])).toEqual(['a', 'b', 'c']);
  const wide = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`f${at}`, at]));
  expect(columnsWith([], [{ fields: wide }])).toHaveLength(maxColumns);
});

test('a cell is a value, or JSON', () => {
  const fields = { text: '=1+1', count: 2, is: true, list: [1], none: null };
  const columns = ['count', 'text', 'is', 'list', 'none', 'missing'];
  expect(cellsOf({ path: 'units/u1', id: 'u1', fields }, columns)).toEqual([
    'units/u1',
    2,
    '=1+1',
    'true',
    '[1]',
    '',
    '',
  ]);
});
