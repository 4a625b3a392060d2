import type { RankedCandidate } from '../decide/rankedCandidates.ts';
import { distancesFrom, rankChoices, workplacesOf } from './rankChoices.ts';

const hour = 3_600_000;

test('someone is at work from the clock-in to the clock-out, on that night', () => {
  const shift = { memberId: 'sam', communityId: 'elm', serviceDate: '2026-11-28', clockInAt: 0 };
  const places = (fields: object) =>
    [
      ...workplacesOf(
        [{ ...shift, clockOutAt: null, breakMin: 0, flags: [], isApproved: false, ...fields }],
        '2026-11-28',
      ),
    ].flat();
  expect(places({})).toEqual(['sam', 'elm']);
  expect(places({ clockOutAt: hour })).toEqual([]);
  expect(places({ clockInAt: null })).toEqual([]);
  expect(places({ serviceDate: '2026-11-27' })).toEqual([]);
});

const candidate = (id: string, fields: Partial<RankedCandidate<{ id: string }>> = {}) => ({
  member: { id },
  conflicts: [],
  isFree: true,
  mayServe: true,
  knownFrom: [],
  shiftsThatNight: 0,
  placesThatNight: [],
  shiftsPerWeek: 0,
  ...fields,
});

test('free, not at work elsewhere, under 40 hours, knows the community, out on a route, fewest hours: in this order', () => {
  const worked = new Map(
    Object.entries({ over: 2400, busy: 0, rested: 100, tired: 900, known: 2000, out: 1000 }),
  );
  const choices = rankChoices(
    [
      candidate('over', { knownFrom: ['monday'] }),
      candidate('busy', { isFree: false, knownFrom: ['monday'], shiftsThatNight: 1 }),
      candidate('tired'),
      candidate('rested'),
      candidate('out', { shiftsThatNight: 1 }),
      candidate('working', { knownFrom: ['monday'] }),
      candidate('known', { knownFrom: ['monday'] }),
    ],
    worked,
    new Map([['working', 'elm']]),
    new Map(),
  );
  expect(choices.map(({ member }) => member.id)).toEqual([
    'known',
    'out',
    'rested',
    'tired',
    'over',
    'working',
    'busy',
  ]);
  expect(choices.filter(({ isOverHours }) => isOverHours)).toMatchObject([{ member: { id: 'over' } }]);
});

test('the nearer of two people at work elsewhere comes first', () => {
  const workplaces = new Map([
    ['far', 'oak'],
    ['near', 'elm'],
    ['unknown', 'fir'],
  ]);
  const away = new Map([
    ['oak', 5000],
    ['elm', 2000],
  ]);
  const choices = rankChoices(
    ['unknown', 'far', 'near'].map((id) => candidate(id)),
    new Map([['near', 900]]),
    workplaces,
    away,
  );
  expect(choices.map(({ member, awayM }) => [member.id, awayM])).toEqual([
    ['near', 2000],
    ['far', 5000],
    ['unknown', null],
  ]);
});

test('someone who isn’t on the clock is as far away as the nearest of their shifts that night', () => {
  const away = new Map([
    ['oak', 5000],
    ['elm', 2000],
  ]);
  const choices = rankChoices(
    [
      candidate('far', { shiftsThatNight: 1, placesThatNight: ['oak'] }),
      candidate('near', { shiftsThatNight: 3, placesThatNight: ['fir', 'oak', 'elm'] }),
    ],
    new Map(),
    new Map(),
    away,
  );
  expect(choices.map(({ member, awayM }) => [member.id, awayM])).toEqual([
    ['near', 2000],
    ['far', 5000],
  ]);
});

const fence = (lat: number, lng: number) => ({ lat, lng, radiusM: 250 });

test.each<[string, Parameters<typeof distancesFrom>[1], Record<string, number>]>([
  [
    'a hundredth of a degree north',
    [
      { id: 'maple', geofence: fence(36.16, -86.78) },
      { id: 'oak', geofence: fence(36.17, -86.78) },
    ],
    { oak: 1112 },
  ],
  [
    'one without a geofence',
    [
      { id: 'maple', geofence: fence(36.16, -86.78) },
      { id: 'oak', geofence: null },
    ],
    {},
  ],
  [
    'none here',
    [
      { id: 'maple', geofence: null },
      { id: 'oak', geofence: fence(36.17, -86.78) },
    ],
    {},
  ],
  ['not loaded', [], {}],
])('the distance of communities from one: %s', (_, communities, expected) => {
  const rounded = [...distancesFrom('maple', communities)].map(([id, meters]) => [id, Math.round(meters)]);
  expect(Object.fromEntries(rounded)).toEqual(expected);
});
