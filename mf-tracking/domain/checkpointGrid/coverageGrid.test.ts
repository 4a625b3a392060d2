import { coverageGrid, coveredCommunities, nightsUntil, type GridCommunity } from './coverageGrid.ts';

/** A Wednesday, 9 PM in New York. */
const now = Date.parse('2026-07-16T01:00Z');
const tonight = '2026-07-15';

const maple: GridCommunity = {
  id: 'maple',
  propertyName: 'Maple Court',
  serviceDays: ['monday', 'wednesday', 'friday'],
  noServiceDates: [],
  timezone: 'America/New_York',
  archivedAt: null,
};
const night = (date: string, scanned: number, expected: number, isUnderWay = false) => ({
  date,
  scanned,
  expected,
  isUnderWay,
});
const compare = (a: string, b: string) => (a < b ? -1 : 1);

test('seven nights, across a month', () => {
  expect(nightsUntil('2026-08-02')).toEqual([
    '2026-07-27',
    '2026-07-28',
    '2026-07-29',
    '2026-07-30',
    '2026-07-31',
    '2026-08-01',
    '2026-08-02',
  ]);
});

test.each<[string, ReturnType<typeof night> | null, Partial<GridCommunity>, string, string]>([
  ['all scanned', night(tonight, 4, 4), {}, tonight, 'all 4/4'],
  ['one of many missed', night(tonight, 9, 10), {}, tonight, 'some 9/10, 1 missed'],
  ['a few missed', night(tonight, 3, 4), {}, tonight, 'some 3/4, 1 missed, poor'],
  ['none scanned', night(tonight, 0, 4), {}, tonight, 'none 0/4, 4 missed, poor'],
  ['in progress: nothing is missed yet', night(tonight, 1, 4, true), {}, tonight, 'underWay 0/0'],
  ['without checkpoints', night(tonight, 0, 0), {}, tonight, 'noCheckpoints 0/0'],
  ['served on a day without service', night('2026-07-14', 4, 4), {}, '2026-07-14', 'all 4/4'],
  ['no service that weekday', null, {}, '2026-07-14', 'noService 0/0'],
  ['a closure', null, { noServiceDates: ['2026-07-13'] }, '2026-07-13', 'noService 0/0'],
  ['not started tonight', null, {}, tonight, 'awaited 0/0'],
  ['no record of a past night', null, {}, '2026-07-13', 'unrecorded 0/0'],
  [
    'still the night before in another zone',
    null,
    { timezone: 'Pacific/Auckland', serviceDays: ['thursday'] },
    '2026-07-16',
    'awaited 0/0',
  ],
])('%s', (_, covered, fields, date, expected) => {
  const known = covered === null ? [] : [{ communityId: 'maple', nights: [covered] }];
  const [row] = coverageGrid([{ ...maple, ...fields }], date, known, now, compare);
  const { state, scanned, expected: all, missed, isPoor } = row!.cells.at(-1)!;
  expect(
    [
      `${state} ${scanned}/${all}`,
      ...(missed > 0 ? [`${missed} missed`] : []),
      ...(isPoor ? ['poor'] : []),
    ].join(', '),
  ).toBe(expected);
});

test('the most missed come first, and archived communities only with records', () => {
  const rows = coverageGrid(
    [
      maple,
      { ...maple, id: 'ash', propertyName: 'Ash Lane' },
      { ...maple, id: 'oak', propertyName: 'Oak Row', archivedAt: 1 },
      { ...maple, id: 'elm', propertyName: 'Elm Park', archivedAt: 1 },
    ],
    tonight,
    [
      { communityId: 'oak', nights: [night('2026-07-10', 1, 4), night('2026-07-13', 2, 4)] },
      { communityId: 'maple', nights: [night('2026-07-13', 4, 4)] },
    ],
    now,
    compare,
  );
  expect(rows.map(({ name, missed }) => [name, missed])).toEqual([
    ['Oak Row', 5],
    ['Ash Lane', 0],
    ['Maple Court', 0],
  ]);
});

test('reports of a night share its checkpoints; a missed shift scanned none', () => {
  const report = (id: string, communityId: string, status: 'submitted' | 'missed' | 'inProgress') => ({
    id,
    communityId,
    serviceDate: tonight,
    status,
  });
  expect(
    coveredCommunities(
      [
        report('a', 'maple', 'submitted'),
        report('b', 'maple', 'submitted'),
        report('c', 'oak', 'missed'),
        report('d', 'ash', 'inProgress'),
        report('e', 'elm', 'submitted'),
      ],
      [
        { id: 'a', expected: 6, scanned: 3 },
        { id: 'b', expected: 6, scanned: 2 },
        { id: 'c', expected: 4, scanned: 0 },
      ],
    ),
  ).toEqual([
    { communityId: 'maple', nights: [night(tonight, 5, 6)] },
    { communityId: 'oak', nights: [night(tonight, 0, 4)] },
    { communityId: 'ash', nights: [night(tonight, 0, 0, true)] },
    { communityId: 'elm', nights: [night(tonight, 0, 0)] },
  ]);
});
