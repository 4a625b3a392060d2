import { byDoor, doorName, doorNameKey } from './doors.ts';

const unit = (building: string | null, floor: string | null, unitNumber: string) => ({
  building,
  floor,
  unitNumber,
});

test('units are in walking order: building, floor, door, with numbers in numeric order', () => {
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

test.each([
  ['a/101', 'A-101', true],
  ['A 101', 'A-101', true],
  ['A – 101', 'A-101', true],
  ['A.101', 'A-101', true],
  ['A_101', 'A-101', true],
  ['A #101', 'A-101', true],
  ['Bldg. A, Unit 101', 'A-101', true],
  ['Edificio A Apto. 101', 'A-101', true],
  ['Building A-101', 'A-101', true],
  ['Apt 101', '101', true],
  ['Puerta 101', '101', true],
  ['Bldg A Ste 101', 'A-101', true],
  ['Ｂ／２', 'B-2', true],
  ['A101', 'A-101', false],
  ['North-1', '1', false],
  ['Unity-1', '1', false],
])('%j and %j have the same key: %s', (one, other, isSame) => {
  expect(doorNameKey(one) === doorNameKey(other)).toBe(isSame);
});
