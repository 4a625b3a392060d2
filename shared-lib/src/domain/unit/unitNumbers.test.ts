import { unitsOfRange, type UnitSpan } from './unitNumbers.ts';

const range: UnitSpan = {
  building: 'A',
  floorFrom: 1,
  floorTo: 4,
  doorFrom: 1,
  doorTo: 12,
  digits: 2,
  pattern: 'floorDoor',
};
const ends = (more: Partial<UnitSpan>) => {
  const units = unitsOfRange({ ...range, ...more });
  return [units.length, units[0]?.unitNumber, units.at(-1)?.unitNumber];
};

test.each<[string, Partial<UnitSpan>, [number, string, string]]>([
  ['floors 1 to 4, doors 01 to 12', {}, [48, '101', '412']],
  ['with its building', { pattern: 'buildingFloorDoor' }, [48, 'A101', 'A412']],
  ['with a dash', { pattern: 'floorDashDoor' }, [48, '1-01', '4-12']],
  ['counted on from floor to floor', { pattern: 'door' }, [48, '01', '48']],
  ['one door', { floorTo: 1, doorTo: 1, digits: 1 }, [1, '11', '11']],
  ['doors of three digits', { floorTo: 1, digits: 3, doorFrom: 9, doorTo: 10 }, [2, '1009', '1010']],
  ['a ground floor', { floorFrom: 0, floorTo: 0 }, [12, '001', '012']],
  ['no building', { building: null, pattern: 'buildingFloorDoor' }, [48, '101', '412']],
])('%s', (_, more, expected) => {
  expect(ends(more)).toEqual(expected);
});

test.each(['floorDoor', 'buildingFloorDoor', 'floorDashDoor', 'door'] as const)(
  'no number comes twice with the pattern %s',
  (pattern) => {
    const numbers = unitsOfRange({ ...range, pattern }).map(({ unitNumber }) => unitNumber);
    expect(new Set(numbers).size).toBe(numbers.length);
  },
);
