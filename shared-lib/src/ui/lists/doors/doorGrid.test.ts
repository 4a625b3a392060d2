import { gridRows, placeAfterKey, type Door } from './doorGrid.ts';

const unit = (building: string | null, floor: string | null, unitNumber: string): Door => ({
  id: `${building}-${unitNumber}`,
  building,
  floor,
  unitNumber,
});
const floors = [
  ...['101', '102', '103', '104', '105'].map((number) => unit('A', '1', number)),
  unit('A', '2', '201'),
  unit('B', '2', '201'),
];

test('a floor takes as many lines as its units need, and starts on a new line', () => {
  expect(
    gridRows(floors, 2).map(({ building, floor, isFirst, units }) => [
      building,
      floor,
      isFirst,
      units.length,
    ]),
  ).toEqual([
    ['A', '1', true, 2],
    ['A', '1', false, 2],
    ['A', '1', false, 1],
    ['A', '2', true, 1],
    ['B', '2', true, 1],
  ]);
  expect(gridRows([], 2)).toEqual([]);
});

test.each([
  ['ArrowRight', [0, 0], [0, 1]],
  ['ArrowRight', [0, 1], [1, 0]],
  ['ArrowRight', [4, 0], [4, 0]],
  ['ArrowLeft', [1, 0], [0, 1]],
  ['ArrowLeft', [0, 0], [0, 0]],
  ['ArrowDown', [1, 1], [2, 0]],
  ['ArrowUp', [0, 1], [0, 1]],
  ['PageDown', [0, 1], [4, 0]],
  ['Home', [1, 1], [1, 0]],
  ['End', [1, 0], [1, 1]],
  ['Ctrl+Home', [4, 0], [0, 0]],
  ['Ctrl+End', [0, 1], [4, 0]],
] as const)('%s from %j moves to %j', (key, [row, column], [toRow, toColumn]) => {
  const isCtrl = key.startsWith('Ctrl+');
  expect(placeAfterKey(gridRows(floors, 2), { row, column }, key.replace('Ctrl+', ''), isCtrl)).toEqual({
    row: toRow,
    column: toColumn,
  });
});

test('other keys don’t move', () => {
  expect(placeAfterKey(gridRows(floors, 2), { row: 0, column: 0 }, 'a', false)).toBeNull();
});
