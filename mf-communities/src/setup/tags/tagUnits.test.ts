import { batchesToCreate, suggestedLabel } from './tagUnits.ts';

const batch = (id: string, count: number, made: number) => ({ id, label: id, count, made });
const fresh = { id: 'new', label: 'Maple' };

test.each([
  ['a tag for each unit', { untagged: 48, free: 0, batches: [] }, [['new', 48]]],
  ['as many as are missing', { untagged: 48, free: 8, batches: [batch('a', 8, 8)] }, [['new', 40]]],
  ['none if there are enough', { untagged: 48, free: 60, batches: [] }, []],
  ['none if each unit has one', { untagged: 0, free: 0, batches: [] }, []],
  ['interrupted ones first', { untagged: 48, free: 24, batches: [batch('a', 48, 24)] }, [['a', 48]]],
  [
    'and a new batch for the rest',
    { untagged: 48, free: 0, batches: [batch('a', 20, 0), batch('b', 9, 9)] },
    [
      ['a', 20],
      ['new', 28],
    ],
  ],
  ['an interrupted batch is left if not needed', { untagged: 4, free: 4, batches: [batch('a', 9, 1)] }, []],
  ['no more than a batch can have', { untagged: 6000, free: 0, batches: [] }, [['new', 5000]]],
])('%s', (_, needed, expected) => {
  expect(batchesToCreate({ ...needed, fresh }).map(({ id, count }) => [id, count])).toEqual(expected);
});

test.each([
  ['Maple Court', [], 'Maple Court'],
  ['Maple Court', ['Maple Court', 'Maple Court 2'], 'Maple Court 3'],
  ['The Residences at Long Meadow, Building Two', [], 'The Residences at Long Meadow, Build'],
])('the label for %s next to %j', (name, taken, label) => {
  expect(suggestedLabel(name, taken)).toBe(label);
});
