import { binTagLabel } from './binTagBatch.ts';
import { pairsInSequence } from './binTagPairs.ts';

const unit = (id: string, building: string | null, floor: string | null, more: object = {}) => ({
  id,
  building,
  floor,
  unitNumber: id,
  binTagId: null,
  ...more,
});
const tag = (label: string, status: 'unassigned' | 'lost' = 'unassigned') => ({ id: label, label, status });

test.each([
  [
    'by building, floor and number, in natural order',
    ['T-10', 'T-9', 'T-8'],
    [unit('10', 'A', '2'), unit('9', 'A', '10'), unit('1', null, null)],
    null,
    ['T-8 1', 'T-9 10', 'T-10 9'],
  ],
  [
    'only units without a tag, and free tags',
    ['T-1', 'T-2'],
    [unit('1', 'A', '1', { binTagId: 'x' }), unit('2', 'A', '1')],
    null,
    ['T-1 2'],
  ],
  ['in one building', ['T-1', 'T-2'], [unit('1', 'A', '1'), unit('2', 'B', '1')], 'B', ['T-1 2']],
  ['as many as there are tags', ['T-1'], [unit('1', 'A', '1'), unit('2', 'A', '1')], null, ['T-1 1']],
])('tags are assigned to units %s', (_, labels, units, building, expected) => {
  const pairs = pairsInSequence([tag('T-0', 'lost'), ...labels.map((label) => tag(label))], units, building);
  expect(pairs.map(({ tag: { label }, unit: { id } }) => `${label} ${id}`)).toEqual(expected);
});

test.each([
  [9, 1, 'T-1'],
  [10, 1, 'T-01'],
  [5000, 48, 'T-0048'],
])('of %i tags, number %i is labeled %s', (count, number, label) => {
  expect(binTagLabel({ label: 'T', count }, number)).toBe(label);
});
