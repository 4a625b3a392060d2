import { distanceM } from 'shared-lib/domain';
import { boundsOf, ringOf, typedPoint } from './circle.ts';

test.each([
  ['Nashville', { lat: 36.16, lng: -86.78, radiusM: 250 }],
  ['the largest', { lat: 36.16, lng: -86.78, radiusM: 5000 }],
  ['Anchorage', { lat: 61.2, lng: -149.9, radiusM: 400 }],
  ['the southern half', { lat: -33.9, lng: 151.2, radiusM: 400 }],
])('every corner of the ring is the radius away: %s', (_, circle) => {
  const ring = ringOf(circle);
  expect(ring.at(-1)).toEqual(ring[0]);
  for (const [lng, lat] of ring) {
    expect(Math.abs(distanceM(circle, { lat, lng }) / circle.radiusM - 1)).toBeLessThan(0.01);
  }
  const [[west, south], [east, north]] = boundsOf(circle);
  expect(ring.every(([lng, lat]) => lng >= west && lng <= east && lat >= south && lat <= north)).toBe(true);
});

test('a ring at a pole is finite', () => {
  expect(ringOf({ lat: 90, lng: 0, radiusM: 250 }).flat().every(Number.isFinite)).toBe(true);
});

test.each([
  [
    { lat: 36.1612345678, lng: -86.78 },
    { lat: '36.161235', lng: '-86.780000' },
  ],
  [
    { lat: 0, lng: 190 },
    { lat: '0.000000', lng: '-170.000000' },
  ],
  [
    { lat: 0, lng: -190 },
    { lat: '0.000000', lng: '170.000000' },
  ],
])('%j is typed as %j', (point, typed) => {
  expect(typedPoint(point)).toEqual(typed);
});
