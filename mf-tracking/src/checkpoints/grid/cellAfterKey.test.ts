import { cellAfterKey } from './cellAfterKey.ts';

test.each([
  ['ArrowDown', false, [3, 4]],
  ['ArrowUp', false, [1, 4]],
  ['ArrowLeft', false, [2, 3]],
  ['ArrowRight', false, [2, 5]],
  ['Home', false, [2, 0]],
  ['End', false, [2, 6]],
  ['Home', true, [0, 0]],
  ['End', true, [19, 6]],
  ['PageDown', false, [10, 4]],
  ['PageUp', false, [0, 4]],
  ['Enter', false, null],
])('%s, with Ctrl %s', (key, ctrlKey, expected) => {
  const place = cellAfterKey({ key, ctrlKey }, { row: 2, column: 4 }, { rows: 20, columns: 7 });
  expect(place && [place.row, place.column]).toEqual(expected);
});

test('stops at the edge', () => {
  const at = { row: 0, column: 6 };
  expect(cellAfterKey({ key: 'ArrowRight', ctrlKey: false }, at, { rows: 1, columns: 7 })).toEqual(at);
});
