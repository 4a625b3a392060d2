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

test('what was filled in is read back with its types', () => {
  expect(withDraft(initial, JSON.parse(JSON.stringify(draftOf(filled))))).toEqual(filled);
});

test.each<[string, unknown, object]>([
  ['no draft', null, {}],
  ['a text', 'Elm', {}],
  ['a list', ['Elm'], {}],
  ['a part of it', { name: 'Elm' }, { name: 'Elm' }],
  ['a field that the form has not', { name: 'Elm', colour: 'red' }, { name: 'Elm' }],
  [
    'texts for all of it, of an older release',
    { name: 'Elm', isActive: 'yes', days: 'monday' },
    { name: 'Elm' },
  ],
  ['an object for a text', { name: { first: 'Elm' }, isActive: false }, { isActive: false }],
  ['an object for a number or none', { units: {} }, {}],
  ['none for a number or none', { units: null }, {}],
  ['a list with another row in it', { rows: [{ name: 'a', age: 'old' }] }, {}],
  ['a row without a field', { rows: [{ name: 'a' }] }, {}],
  ['no rows', { rows: [] }, { rows: [] }],
  ['an object with a part missing', { place: { lat: 1 } }, {}],
])('of %s the form takes what fits', (_, kept, change) => {
  expect(withDraft(initial, kept)).toEqual({ ...initial, ...change });
});

test('what must not be kept is not, and neither is a file', () => {
  const picture = new File(['x'], 'me.png', { type: 'image/png' });
  expect(draftOf({ name: 'Elm', password: 'secret', picture }, ['password'])).toEqual({ name: 'Elm' });
});
