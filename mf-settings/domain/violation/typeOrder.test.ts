import { violationTypeSchema, type ViolationType } from 'shared-lib/domain';
import { reportableTypes, typeNameIn } from './typeOrder.ts';

const type = (id: string, en: string, more: Partial<ViolationType> = {}): ViolationType => ({
  ...violationTypeSchema.parse({ id, name: { en, es: '' } }),
  ...more,
});

const types = [
  type('loose', 'Loose trash', { order: 1, name: { en: 'Loose trash', es: 'Basura suelta' }, updatedAt: 5 }),
  type('bulk', 'Bulk item', { order: 2 }),
  type('old', 'Old rule', { order: 3, isActive: false }),
  type('gone', 'Litter', { order: 4, isActive: false, mergedInto: 'loose' }),
];

test('the field app gets the types in use at its community, in the owner’s order', () => {
  const kept = [...types, type('glass', 'Glass', { communityIds: ['oak'], order: 0 })];
  expect(reportableTypes(kept, 'oak').map(({ id }) => id)).toEqual(['glass', 'loose', 'bulk']);
  expect(reportableTypes(kept, 'maple').map(({ id }) => id)).toEqual(['loose', 'bulk']);
});

test('a name is in the reader’s language, otherwise in English', () => {
  expect([typeNameIn(types[0]!, 'es-US'), typeNameIn(types[1]!, 'es'), typeNameIn(types[0]!, 'en')]).toEqual([
    'Basura suelta',
    'Bulk item',
    'Loose trash',
  ]);
});
