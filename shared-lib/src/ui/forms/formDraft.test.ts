import { draftOf, withDraft } from './formDraft.ts';

const initial = {
  name: '',
  isActive: true,
  units: null as number | null,
  days: [] as string[],
  rows: [{ name: '', age: 0 }],
  place: { lat: 0, zone: '' },
};
const filled = {
  name: 'Elm',
  isActive: false,
  units: 240,
  days: ['monday'],
  rows: [
    { name: 'a', age: 1 },
    { name: 'b', age: 2 },
  ],
  place: { lat: 1, zone: 'UTC' },
};

test('values are restored with their types', () => {
  expect(withDraft(initial, JSON.parse(JSON.stringify(draftOf(filled))))).toEqual(filled);
});

test.each<[string, unknown, object]>([
  ['no draft', null, {}],
  ['a string', 'Elm', {}],
  ['a list', ['Elm'], {}],
  ['some of the values', { name: 'Elm' }, { name: 'Elm' }],
  ['an unknown field', { name: 'Elm', colour: 'red' }, { name: 'Elm' }],
  [
    'strings only, from an earlier release',
    { name: 'Elm', isActive: 'yes', days: 'monday' },
    { name: 'Elm' },
  ],
  ['an object for a string', { name: { first: 'Elm' }, isActive: false }, { isActive: false }],
  ['an object for a nullable number', { units: {} }, {}],
  ['null for a nullable number', { units: null }, {}],
  ['a list with a different row type', { rows: [{ name: 'a', age: 'old' }] }, {}],
  ['a row with a missing field', { rows: [{ name: 'a' }] }, {}],
  ['no rows', { rows: [] }, { rows: [] }],
  ['an incomplete object', { place: { lat: 1 } }, {}],
])('from %s, the form restores what fits', (_, kept, change) => {
  expect(withDraft(initial, kept)).toEqual({ ...initial, ...change });
});

test('excluded fields and files aren’t stored', () => {
  const picture = new File(['x'], 'me.png', { type: 'image/png' });
  expect(draftOf({ name: 'Elm', password: 'secret', picture }, ['password'])).toEqual({ name: 'Elm' });
});
