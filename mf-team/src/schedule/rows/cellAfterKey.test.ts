import { cellAfterKey, type GridPlace } from './cellAfterKey.ts';

const size = { rows: 10, columns: 7 };
const from = (row: number, column: number): GridPlace => ({ row, column });

test.each([
  ['ArrowDown', false, from(4, 3), from(5, 3)],
  ['ArrowDown', false, from(9, 3), from(9, 3)],
  ['ArrowUp', false, from(0, 3), from(0, 3)],
  ['ArrowRight', false, from(4, 6), from(4, 6)],
  ['ArrowLeft', false, from(4, 3), from(4, 2)],
  ['Home', false, from(4, 3), from(4, 0)],
  ['Home', true, from(4, 3), from(0, 0)],
  ['End', false, from(4, 3), from(4, 6)],
  ['End', true, from(4, 3), from(9, 6)],
  ['PageDown', false, from(4, 3), from(7, 3)],
  ['PageUp', false, from(1, 3), from(0, 3)],
  ['Enter', false, from(4, 3), null],
  ['toString', false, from(4, 3), null],
])('%s (Ctrl %s) leads from %j to %j', (key, ctrlKey, place, to) => {
  expect(cellAfterKey({ key, ctrlKey }, place, size, 3)).toEqual(to);
});

test('an empty grid has nowhere to go', () => {
  expect(
    cellAfterKey({ key: 'ArrowDown', ctrlKey: false }, from(0, 0), { rows: 0, columns: 7 }, 3),
  ).toBeNull();
});
