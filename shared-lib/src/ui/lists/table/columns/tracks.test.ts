import { tracksOf } from './tracks.ts';

const column = (id: string, phone: 'first' | 'aside' | 'below' | 'hidden', track?: string) => ({
  id,
  phone,
  ...(track !== undefined && { track }),
});

const few = [
  column('name', 'first', 'minmax(0, 2fr)'),
  column('night', 'below', '96px'),
  column('unit', 'hidden'),
];
const many = [
  column('name', 'first', 'minmax(0, 1.4fr)'),
  column('status', 'aside', 'minmax(116px, 0.6fr)'),
  column('review', 'hidden'),
  column('community', 'below'),
  column('unit', 'hidden', '84px'),
  column('night', 'below', 'minmax(96px, 0.5fr)'),
  column('severity', 'hidden'),
];

test.each([
  ['a few columns all fit', few, true, []],
  ['of many, the last ones hidden on phones are dropped first', many, true, ['severity', 'unit']],
  ['columns shown on phones are kept', many.filter(({ phone }) => phone !== 'hidden'), true, []],
] as const)('%s', (_, columns, isChosen, dropped) => {
  expect([...tracksOf(columns, isChosen).dropped]).toEqual(dropped);
});

test('the tracks are those of the columns, after the checkboxes', () => {
  expect(tracksOf(few, true).all).toBe('20px minmax(0, 2fr) 96px minmax(0, 1fr)');
  expect(tracksOf(few, false).all).toBe('minmax(0, 2fr) 96px minmax(0, 1fr)');
  expect(tracksOf(many, true).narrow).toBe(
    '20px minmax(0, 1.4fr) minmax(116px, 0.6fr) minmax(0, 1fr) minmax(0, 1fr) minmax(96px, 0.5fr)',
  );
});
