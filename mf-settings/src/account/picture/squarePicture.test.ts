import { middleOf } from './squarePicture.ts';

test.each([
  [100, 100, { x: 0, y: 0, side: 100 }],
  [301, 100, { x: 100, y: 0, side: 100 }],
  [100, 4000, { x: 0, y: 1950, side: 100 }],
  [1, 1, { x: 0, y: 0, side: 1 }],
  [8000, 8000, { x: 0, y: 0, side: 8000 }],
  [8001, 8000, 'tooManyPixels'],
  [0, 10, 'unreadable'],
])('the center of %i × %i pixels', (width, height, expected) => {
  expect(middleOf(width, height)).toEqual(expected);
});
