import { centerOf, coordinatesIn, fenceOf, scaleOf, typedFence } from './fence.ts';

test.each([
  [null, { lat: '', lng: '', radiusM: null }],
  [
    { lat: 36.16, lng: -86.78, radiusM: 250 },
    { lat: '36.16', lng: '-86.78', radiusM: 250 },
  ],
])('%j round-trips through the form', (fence, typed) => {
  expect(typedFence(fence)).toEqual(typed);
  expect(fenceOf(typed)).toEqual(fence);
});

test.each([
  [
    { lat: ' 36,16 ', lng: '-86.78', radiusM: 250 },
    { lat: 36.16, lng: -86.78, radiusM: 250 },
  ],
  [
    { lat: '36.16', lng: '', radiusM: Number.NaN },
    { lat: 36.16, lng: null, radiusM: Number.NaN },
  ],
  [
    { lat: 'north', lng: '-86.78', radiusM: null },
    { lat: Number.NaN, lng: -86.78, radiusM: null },
  ],
])('%j', (typed, read) => {
  expect(fenceOf(typed)).toEqual(read);
});

test.each([
  ['36.16784, -86.77816', { lat: '36.16784', lng: '-86.77816' }],
  ['36.16784 -86.77816', { lat: '36.16784', lng: '-86.77816' }],
  ['36,16784', null],
  ['36.16784', null],
])('copied from a map: %s', (text, found) => {
  expect(coordinatesIn(text)).toEqual(found);
});

test.each([
  [10, 5],
  [250, 100],
  [400, 200],
  [10_000, 5000],
])('a radius of %i has a bar of %i', (radius, bar) => {
  expect(scaleOf(radius).bar).toBe(bar);
});

test.each([
  ['36.16', '-86.78', { lat: 36.16, lng: -86.78 }],
  ['36,16', '-86.78', { lat: 36.16, lng: -86.78 }],
  ['', '-86.78', null],
  ['36.16', 'west', null],
  ['91', '0', null],
  ['0', '-181', null],
])('a center typed as %j, %j', (lat, lng, center) => {
  expect(centerOf({ lat, lng })).toEqual(center);
});
