import { unitSchema } from 'shared-lib/domain';
import { tagMatches } from './tagMatches.ts';

const unit = unitSchema.parse({
  id: 'maple-B-204',
  communityId: 'maple',
  building: 'B',
  unitNumber: '204',
  residentName: 'Ana Diaz',
  createdAt: 0,
  updatedAt: 0,
});
const tag = { id: 'abc234def567', communityId: 'maple', label: 'MC-7' };
const nameOf = (id: string) => (id === 'maple' ? 'Maple Court' : undefined);
const found = (one: typeof tag, door: typeof unit | null) =>
  tagMatches(one, door, nameOf, 'en-US', 'No unit');

test('a tag leads to its unit', () => {
  expect(found(tag, unit)).toEqual([
    {
      address: '/units?community=maple&open=maple-B-204',
      name: 'MC-7',
      detail: 'B-204 · Maple Court · Ana Diaz',
    },
  ]);
});

test('a tag without a unit or label opens itself, under its code', () => {
  expect(found({ ...tag, label: '' }, null)).toEqual([
    {
      address: '/communities/maple?tab=bintags&tag=abc234def567',
      name: 'abc234def567',
      detail: 'Maple Court · No unit',
    },
  ]);
});

test('tags of archived communities aren’t found', () => {
  expect(found({ ...tag, communityId: 'archived' }, null)).toEqual([]);
});
