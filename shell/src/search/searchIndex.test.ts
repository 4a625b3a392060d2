import { indexEntries, searchIndex, type SearchEntry } from './searchIndex.ts';

const entry = (name: string): SearchEntry => ({ id: name, name, detail: '', isInactive: false });
const names = [
  'Nadia Flores',
  'Adam Reyes',
  'Florence Nadal',
  'José Núñez',
  'O’Malley’s Row — Phase II',
  'Maple Court',
  'The Maples',
  'Unit 10',
  'Unit 9',
  'محمد علي',
  '<img src=x onerror=alert(1)>',
  '   ',
  'x'.repeat(400),
];
const index = indexEntries(names.map(entry));
const find = (query: string, limit = 10) => searchIndex(index, query, limit).entries.map(({ name }) => name);

test.each([
  ['nadia', ['Nadia Flores']],
  ['FLORES', ['Nadia Flores']],
  ['nadia flores', ['Nadia Flores']],
  ['  nadia   flores  ', ['Nadia Flores']],
  ['flores nadia', ['Nadia Flores']],
  ['flor', ['Florence Nadal', 'Nadia Flores']],
  ['nad', ['Nadia Flores', 'Florence Nadal']],
  ['m rey', ['Adam Reyes']],
  ['jose nunez', ['José Núñez']],
  ['núñez', ['José Núñez']],
  ["o'malley's row - phase", ['O’Malley’s Row — Phase II']],
  ['maple', ['Maple Court', 'The Maples']],
  ['aple', ['Maple Court', 'The Maples']],
  ['maple ct', ['Maple Court']],
  ['maples court', []],
  ['unit', ['Unit 9', 'Unit 10']],
  ['محمد', ['محمد علي']],
  ['<img', ['<img src=x onerror=alert(1)>']],
  ['xxx', ['x'.repeat(400)]],
  ['nadia smith', []],
  ['.*', []],
  ['', []],
  ['   ', []],
])('%j finds %j', (query, found) => {
  expect(find(query)).toEqual(found);
});

test('matches over the limit are counted but not returned', () => {
  const many = indexEntries(Array.from({ length: 30 }, (_, number) => entry(`Pine ${number}`)));
  expect(searchIndex(many, 'pine', 5)).toMatchObject({ entries: { length: 5 }, total: 30 });
});

test('keeps the best of many matches, regardless of position', () => {
  const many = indexEntries([
    ...Array.from({ length: 30 }, (_, number) => entry(`A pine ${number}`)),
    entry('Pine Z'),
  ]);
  expect(searchIndex(many, 'pine', 2).entries.map(({ name }) => name)).toEqual(['Pine Z', 'A pine 0']);
});

// The cost of a keystroke grows by one comparison per name and nothing else, which keeps it within a frame.
test('a keystroke over 2,400 names only normalizes the query, and returns a few matches', () => {
  const many = indexEntries(Array.from({ length: 2400 }, (_, number) => entry(`Élan ${number}`)));
  const folded = jest.spyOn(String.prototype, 'normalize');
  const compared = jest.spyOn(String.prototype, 'indexOf');
  const { entries, total } = searchIndex(many, 'elan 1', 5);
  const calls = [folded.mock.calls.length, compared.mock.calls.length];
  jest.restoreAllMocks();
  expect([entries.length, total]).toEqual([5, 1428]);
  expect(calls).toEqual([1, 2400]);
});
