import { unitSchema, type Unit } from 'shared-lib/domain';
import { residentMatches, unitsByName } from './residentMatches.ts';

const unit = (id: string, more: Partial<Unit>): Unit => ({
  ...unitSchema.parse({
    id,
    communityId: 'maple',
    building: 'B',
    unitNumber: '204',
    createdAt: 0,
    updatedAt: 0,
  }),
  ...more,
});
const found = (...units: Unit[]) =>
  residentMatches(
    units,
    (id) => (id === 'maple' ? 'Maple Court' : undefined),
    'en-US',
    (phone) => `tel ${phone}`,
  );

test('a resident leads to the unit, and shows where and at which number', () => {
  expect(found(unit('1', { residentName: 'Ana Diaz', phone: '+12025550100' }))).toEqual([
    {
      address: '/units?community=maple&open=1',
      name: 'Ana Diaz',
      detail: 'B-204 · Maple Court · tel +12025550100',
    },
  ]);
});

test('a number without a name is listed by its unit, and those of archived communities are left out', () => {
  expect(
    found(unit('1', { phone: '+12025550100' }), unit('2', { communityId: 'archived' })).map(
      ({ name, detail }) => [name, detail],
    ),
  ).toEqual([['B-204', 'Maple Court · tel +12025550100']]);
});

test('residents are sorted by name, and only those with all that was typed remain', () => {
  const units = ['Bo Garcia', 'Ana García', 'Ana Gomez', null].map((residentName, index) =>
    unit(`${index}`, { residentName }),
  );
  const names = (typed: string, ...more: typeof units) =>
    unitsByName(
      [
        { units, typed },
        { units: more, typed: 'garcia' },
      ],
      'en-US',
    ).map(({ residentName }) => residentName);
  expect(names('garcia')).toEqual(['Ana García', 'Bo Garcia']);
  expect(names('garcia maple', units[0]!, units[0]!)).toEqual(['Bo Garcia']);
});
