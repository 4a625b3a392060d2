import { residentOfCommunity, unitQueries } from './unitQueries.ts';

const communities = [
  { id: 'maple', propertyName: 'Maple Court' },
  { id: 'old', propertyName: 'The Old Maple' },
  { id: 'penon', propertyName: 'Peñón Apartments' },
  { id: 'market', propertyName: 'Marketplace' },
  { id: 'marks', propertyName: 'St. Marks Dr' },
];
const door = (unitNumber: string, building: string | null = null) => ({ building, unitNumber });

test.each<[string[], string[] | null]>([
  [[], null],
  [['maple'], ['maple', 'old']],
  [['old'], ['old']],
  [['maple', 'ct'], ['maple']],
  [['penon', 'apts'], ['penon']],
  [['marke'], ['market']],
  // Abbreviations are known words, in the name as well as typed.
  [['mp'], []],
  [['saint', 'marks'], ['marks']],
  [['st', 'marks', 'drive'], ['marks']],
  [["maple's"], []],
])('a unit number with the words %j is searched for in %j', (words, ids) => {
  const found = unitQueries({ doors: [door('204')], words, letter: null }, communities);
  const expected = { communityIds: ids, unitNumbers: ['204'], isStart: true, buildings: null };
  expect(found).toEqual(ids?.length === 0 ? [] : [expected]);
});

test('letters are searched in both cases, and each reading separately', () => {
  expect(unitQueries({ doors: [door('12b', 'north'), door('b-12')], words: [], letter: null }, [])).toEqual([
    {
      communityIds: null,
      unitNumbers: ['12b', '12B'],
      isStart: false,
      buildings: ['north', 'NORTH', 'North'],
    },
    { communityIds: null, unitNumbers: ['b-12', 'B-12'], isStart: false, buildings: null },
  ]);
});

test('no query exceeds Firestore’s limit; communities whose names start with the words are kept', () => {
  const many = [
    ...Array.from({ length: 40 }, (_, at) => ({ id: `the-${at}`, propertyName: `The Maple ${at}` })),
    { id: 'maple', propertyName: 'Maple Court' },
  ];
  const sizes = [door('204'), door('12b'), door('12b', 'c')].map((one) => {
    const [query] = unitQueries({ doors: [one], words: ['maple'], letter: null }, many);
    expect(query?.communityIds?.[0]).toBe('maple');
    return query?.communityIds?.length;
  });
  expect(sizes).toEqual([30, 15, 7]);
});

test('a search without a door makes no query', () => {
  expect(unitQueries({ doors: [], words: ['maple'], letter: null }, communities)).toEqual([]);
});

/** A query, in short: communities, number and buildings. */
const short = (words: readonly string[], letter: string) =>
  unitQueries({ doors: [door('204')], words, letter }, communities).map(
    ({ communityIds, unitNumbers, buildings }) => [communityIds, unitNumbers[0], buildings],
  );

test.each<[string, string[], string, unknown[]]>([
  [
    'its building anywhere, or a name that starts with it',
    ['m'],
    'm',
    [
      [null, '204', ['m', 'M']],
      [['maple', 'market', 'old', 'marks'], '204', null],
    ],
  ],
  ['its building only, where no name has it', ['b'], 'b', [[null, '204', ['b', 'B']]]],
  ['its building in the named community', ['maple', 'b'], 'b', [[['maple', 'old'], '204', ['b', 'B']]]],
  ['sought nowhere, where the other words name no community', ['zoo', 'b'], 'b', []],
])('a letter after the number is %s', (_, words, letter, expected) => {
  expect(short(words, letter)).toEqual(expected);
});

describe('residentOfCommunity', () => {
  const communities = [
    { id: 'maple', propertyName: 'Maple Court' },
    { id: 'ridge', propertyName: 'Maple Ridge' },
    { id: 'alamo', propertyName: 'Los Álamos del Río' },
  ];

  test.each<[string, [string, ...string[]] | null]>([
    ['garcia maple', ['garcia', 'maple', 'ridge']],
    ['García MAPLE co', ['García', 'maple']],
    ['maple court ana garcia', ['ana garcia', 'maple']],
    ['garcia at maple ridge', ['garcia', 'ridge']],
    ['garcia en los alamos', ['garcia', 'alamo']],
    ['o’brien álamos', ['o’brien', 'alamo']],
    ['ana garcia', null],
    ['maple', null],
    ['maple court', null],
    ['a maple', null],
    ['204 maple', null],
    ['', null],
  ])('%j', (typed, found) => {
    const read = residentOfCommunity(typed, communities);
    expect(read && [read.name, ...read.communityIds]).toEqual(found);
  });

  test('a word that many communities have stays within the limits of one query', () => {
    const many = Array.from({ length: 500 }, (_, index) => ({
      id: `${index}`,
      propertyName: `Oak ${index}`,
    }));
    expect(residentOfCommunity('garcia oak', many)?.communityIds).toHaveLength(30);
  });
});
