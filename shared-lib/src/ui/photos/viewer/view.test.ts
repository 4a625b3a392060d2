import {
  viewAfterKey,
  largestScale,
  pan,
  wheelFactor,
  wholePhoto,
  clampView,
  zoomAt,
  type View,
} from './view.ts';

const frame = { width: 800, height: 600 };
const view = (scale: number, x = 0, y = 0): View => ({ scale, x, y });

test.each([
  ['too small', view(0.5, 100, 100), view(1)],
  ['too large', view(20), view(largestScale)],
  ['panned too far right', view(2, 900, 0), view(2, 400, 0)],
  ['panned too far up', view(2, 0, -900), view(2, 0, -300)],
  ['within limits', view(3, 700, -500), view(3, 700, -500)],
])('%s', (_, wished, found) => {
  expect(clampView(wished, frame)).toEqual(found);
});

test.each([
  ['around the center', view(1), 2, { x: 0, y: 0 }, view(2)],
  ['around a point, which stays in place', view(1), 2, { x: 100, y: -50 }, view(2, -100, 50)],
  ['around a corner', view(1), 2, { x: 400, y: 300 }, view(2, -400, -300)],
  ['out to the whole photo', view(2, -100, 50), 0.5, { x: 100, y: -50 }, view(1)],
  ['beyond the maximum', view(largestScale), 2, { x: 0, y: 0 }, view(largestScale)],
  ['out from the whole photo', view(1), 0.1, { x: 10, y: 10 }, view(1)],
])('zooms %s', (_, before, factor, about, found) => {
  expect(zoomAt(before, factor, about, frame)).toEqual(found);
});

test('the whole photo can’t be panned', () => {
  expect(pan(wholePhoto, { x: 50, y: 50 }, frame)).toEqual(wholePhoto);
});

test.each([
  [0, 1],
  [-400, Math.exp(0.75)],
  [100_000, Math.exp(-0.75)],
])('a wheel delta of %i zooms by %f', (deltaY, factor) => {
  expect(wheelFactor(deltaY)).toBeCloseTo(factor);
});

test.each([
  ['Escape', wholePhoto, { close: true }],
  ['ArrowRight', wholePhoto, { step: 1 }],
  ['ArrowLeft', wholePhoto, { step: -1 }],
  ['ArrowUp', wholePhoto, null],
  ['x', wholePhoto, null],
  ['+', wholePhoto, { view: view(1.5) }],
  ['=', view(8), { view: view(8) }],
  ['-', view(1.5), { view: view(1) }],
  ['0', view(4, 20, 20), { view: wholePhoto }],
  ['ArrowRight', view(2), { view: view(2, -120, 0) }],
  ['ArrowLeft', view(2, 400, 0), { view: view(2, 400, 0) }],
  ['ArrowDown', view(2), { view: view(2, 0, -90) }],
])('%s at %j', (key, before, found) => {
  expect(viewAfterKey(key, before, frame)).toEqual(found);
});
