import type { CommunityRow } from '../communities/communityRows.ts';
import type { Tonight } from '../communities/nightFacts.ts';
import { boundsOfPlaces, groupsOf, groupWidth, meaningOf, placesOf, statesOf } from './places.ts';

const row = (id: string, state: Tonight['state'] | null, at: readonly [lat: number, lng: number] | null) =>
  ({
    id,
    name: id,
    tonight: state && { state, name: null },
    geofence: at && { lat: at[0], lng: at[1], radiusM: 250 },
  }) as unknown as CommunityRow;

test('rows are on the map if their community has a position, and counted otherwise', () => {
  const { placed, unplaced } = placesOf([
    row('elm', 'done', [36, -86]),
    row('oak', null, null),
    row('ash', 'missed', [0, 0]),
  ]);
  expect(placed).toEqual([
    { id: 'elm', name: 'elm', lat: 36, lng: -86, state: 'done' },
    { id: 'ash', name: 'ash', lat: 0, lng: 0, state: 'missed' },
  ]);
  expect(unplaced.map(({ id }) => id)).toEqual(['oak']);
});

test.each<[string, (Tonight['state'] | null)[], string, string]>([
  ['done', ['done'], 'good', 'done 1'],
  ['nothing tonight', ['off', 'closed'], 'neutral', 'closed 1, off 1'],
  ['unknown', [null], 'neutral', ''],
  ['the worst', ['done', 'missed', 'inService', 'done'], 'bad', 'missed 1, inService 1, done 2'],
  ['missed before unassigned', ['missed', 'uncovered'], 'bad', 'uncovered 1, missed 1'],
])('the color of %s', (_, states, meaning, counts) => {
  const places = states.map((state) => ({ state }));
  expect(meaningOf(places)).toBe(meaning);
  expect(
    statesOf(places)
      .map(({ state, count }) => `${state} ${count}`)
      .join(', '),
  ).toBe(counts);
});

test.each<[string, [x: number, y: number][], number[][]]>([
  ['none', [], []],
  [
    'apart',
    [
      [0, 0],
      [200, 0],
      [0, 40],
    ],
    [[0], [1], [2]],
  ],
  [
    'next to each other',
    [
      [0, 0],
      [140, 0],
      [0, 20],
    ],
    [[0, 1, 2]],
  ],
  [
    'by the first of a group',
    [
      [0, 0],
      [140, 0],
      [280, 0],
    ],
    [[0, 1], [2]],
  ],
])('markers %s', (_, points, expected) => {
  const groups = groupsOf(
    points.map((_point, index) => index),
    (index) => ({ x: points[index]![0], y: points[index]![1] }),
    150,
  );
  expect(groups).toEqual(expected);
});

test.each([200, 300, 1200])('places that fill a map %i pixels wide are more than one group', (room) => {
  const places = [room / 2, 0, room];
  const groups = groupsOf(places, (x) => ({ x, y: 0 }), groupWidth(room));
  expect(groups.length).toBeGreaterThan(1);
});

test('bounds are around every place', () => {
  expect(boundsOfPlaces([])).toBeNull();
  expect(
    boundsOfPlaces([
      { lat: 40, lng: -74 },
      { lat: 34, lng: -118 },
    ]),
  ).toEqual([
    [-118, 34],
    [-74, 40],
  ]);
});
