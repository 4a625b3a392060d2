import {
  labelPosition,
  labelsPerSheet,
  nextStart,
  placeAfterKey,
  cellPosition,
  readySheets,
  sheetsFor,
  withCopies,
} from './sheets.ts';

test.each(Object.entries(readySheets))(
  'the labels of %s fit on the sheet without overlapping',
  (_, sheet) => {
    const last = cellPosition(sheet, labelsPerSheet(sheet) - 1);
    expect(last.x + last.width).toBeLessThanOrEqual(sheet.pageWidth);
    expect(last.y + last.height).toBeLessThanOrEqual(sheet.pageHeight);
    expect(sheet.pitchX).toBeGreaterThanOrEqual(sheet.labelWidth);
    expect(sheet.pitchY).toBeGreaterThanOrEqual(sheet.labelHeight);
  },
);

test.each([
  [0, { x: 0.15625, y: 0.5 }],
  [2, { x: 5.71875, y: 0.5 }],
  [3, { x: 0.15625, y: 1.5 }],
  [29, { x: 5.71875, y: 9.5 }],
])('place %d of 5160', (place, at) => {
  expect(cellPosition(readySheets.avery5160, place)).toMatchObject(at);
});

test.each([
  // labels, start, per sheet; sheets, next start, spot of the last
  [1, 0, 30, 1, 1, { page: 0, place: 0 }],
  [30, 0, 30, 1, 0, { page: 0, place: 29 }],
  [31, 0, 30, 2, 1, { page: 1, place: 0 }],
  [5, 27, 30, 2, 2, { page: 1, place: 1 }],
  [400, 0, 30, 14, 10, { page: 13, place: 9 }],
  [3, 0, 1, 3, 0, { page: 2, place: 0 }],
])('%d labels from place %d, %d on a sheet', (labels, start, perSheet, sheets, next, last) => {
  expect(sheetsFor(labels, start, perSheet)).toBe(sheets);
  expect(nextStart(labels, start, perSheet)).toBe(next);
  expect(labelPosition(labels - 1, start, perSheet)).toEqual(last);
});

test('without labels there are no sheets', () => {
  expect(sheetsFor(0, 7, 30)).toBe(0);
});

test('copies are side by side', () => {
  expect(withCopies(['a', 'b'], 2)).toEqual(['a', 'a', 'b', 'b']);
});

test.each([
  ['ArrowRight', 4, 5],
  ['ArrowDown', 4, 7],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 1, null],
  ['ArrowLeft', 0, null],
  ['ArrowDown', 29, null],
  ['Home', 12, 0],
  ['End', 12, 29],
  ['x', 12, null],
])('%s at place %d of 5160', (key, place, next) => {
  expect(placeAfterKey(key, place, 3, 30)).toBe(next);
});
