import { byDoor, doorName } from './doors.ts';

const unit = (building: string | null, floor: string | null, unitNumber: string) => ({
  building,
  floor,
  unitNumber,
});

test('units are in walking order: building, floor, door, counted as a person counts', () => {
  const units = [
    unit('B', '1', '101'),
    unit('a', '10', '1001'),
    unit('A', '2', '210'),
    unit('A', '2', '29'),
    unit(null, null, '7'),
  ];
  expect(units.sort(byDoor).map(({ unitNumber }) => unitNumber)).toEqual(['7', '29', '210', '1001', '101']);
});

test.each([
  ['A', '101', 'A-101'],
  [null, '101', '101'],
  ['', '101', '101'],
])('building %j, number %s: %s', (building, unitNumber, name) => {
  expect(doorName({ building, unitNumber })).toBe(name);
});
