import { rowsInView } from './rowsInView.ts';

test.each([
  ['the top of a long list', { from: -300, to: 600 }, 400, { first: 0, end: 16 }],
  ['its middle', { from: 6000, to: 6900 }, 400, { first: 94, end: 121 }],
  ['its end', { from: 23_500, to: 24_400 }, 400, { first: 385, end: 400 }],
  ['a short list', { from: -300, to: 600 }, 3, { first: 0, end: 3 }],
  ['a list far above', { from: 9000, to: 9900 }, 3, { first: 3, end: 3 }],
  ['nothing', { from: 0, to: 900 }, 0, { first: 0, end: 0 }],
])('%s', (_, view, count, expected) => {
  expect(rowsInView(view, count, 60)).toEqual(expected);
});
