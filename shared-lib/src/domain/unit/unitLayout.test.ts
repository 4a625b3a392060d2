import { unitKey } from './unitKey.ts';
import { unitsOfLayout, type UnitLayout } from './unitLayout.ts';

const layout: UnitLayout = { units: 144, buildings: 1, floors: 3, pattern: 'floorDoor' };

const nameOf = ({ building, unitNumber }: { building: string | null; unitNumber: string }) =>
  building === null ? unitNumber : `${building} ${unitNumber}`;

test.each<[string, Partial<UnitLayout>, [string, string]]>([
  ['three floors', {}, ['101', '348']],
  ['one unit', { units: 1 }, ['101', '101']],
  ['a rest on the last floor', { units: 50 }, ['101', '316']],
  ['fewer units than floors', { units: 2, floors: 9 }, ['101', '201']],
  ['two buildings', { units: 48, buildings: 2 }, ['A 101', 'B 308']],
  [
    'with the building’s letter',
    { units: 48, buildings: 2, pattern: 'buildingFloorDoor' },
    ['A A101', 'B B308'],
  ],
  ['counted on from floor to floor', { units: 120, pattern: 'door' }, ['001', '120']],
  ['a hundred on a floor', { units: 300, pattern: 'floorDashDoor' }, ['1-001', '3-100']],
])('%s', (_, more, [first, last]) => {
  const units = unitsOfLayout({ ...layout, ...more });
  expect(units).toHaveLength(more.units ?? layout.units);
  expect([units[0], units.at(-1)].map((unit) => unit && nameOf(unit))).toEqual([first, last]);
});

test.each(['floorDoor', 'buildingFloorDoor', 'floorDashDoor', 'door'] as const)(
  'no door comes twice with the pattern %s',
  (pattern) => {
    const units = unitsOfLayout({ units: 2000, buildings: 26, floors: 12, pattern });
    expect(new Set(units.map(unitKey)).size).toBe(2000);
  },
);
