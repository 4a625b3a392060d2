import { batchesToMake, suggestedLabel } from './batchesToMake.ts';

const batch = (id: string, count: number, made: number) => ({ id, label: id, count, made });
const fresh = { id: 'new', label: 'Maple' };

test.each([
  ['a tag for each unit', { untagged: 48, free: 0, batches: [] }, [['new', 48]]],
  ['as many as are missing', { untagged: 48, free: 8, batches: [batch('a', 8, 8)] }, [['new', 40]]],
  ['none where there are enough', { untagged: 48, free: 60, batches: [] }, []],
  ['none where each unit has one', { untagged: 0, free: 0, batches: [] }, []],
  ['first what was broken off', { untagged: 48, free: 24, batches: [batch('a', 48, 24)] }, [['a', 48]]],
  [
    'and a new batch for what that leaves',
    { untagged: 48, free: 0, batches: [batch('a', 20, 0), batch('b', 9, 9)] },
    [
      ['a', 20],
      ['new', 28],
    ],
  ],
  [
    'what was broken off stays so where it is not needed',
    { untagged: 4, free: 4, batches: [batch('a', 9, 1)] },
    [],
  ],
  ['no more than a batch can have', { untagged: 6000, free: 0, batches: [] }, [['new', 5000]]],
])('%s', (_, needed, expected) => {
  expect(batchesToMake({ ...needed, fresh }).map(({ id, count }) => [id, count])).toEqual(expected);
});

test.each([
  ['Maple Court', [], 'Maple Court'],
  ['Maple Court', ['Maple Court', 'Maple Court 2'], 'Maple Court 3'],
  ['The Residences at Long Meadow, Building Two', [], 'The Residences at Long Meadow, Build'],
])('the label for %s beside %j', (name, taken, label) => {
  expect(suggestedLabel(name, taken)).toBe(label);
});
