import { findDoors, maxFoundDoors } from './findDoors.ts';

const unit = (id: string, building: string | null, unitNumber: string) => ({ id, building, unitNumber });
const units = [
  unit('u1', 'A', '204'),
  unit('u2', 'B', '204'),
  unit('u3', null, '17'),
  unit('u4', 'A', '17'),
  unit('u5', 'A', '1'),
];

test.each([
  ['A-204', ['A-204']],
  ['a/204', ['A-204']],
  ['Bldg B, Unit 204', ['B-204']],
  ['204', ['A-204', 'B-204']],
  ['Apt 204', ['A-204', 'B-204']],
  // A unit whose full name it is comes before those with that number in a building.
  ['17', ['17']],
  ['1', ['A-1']],
  ['20', []],
  ['A', []],
  ['', []],
  ['  ', []],
  ['unit', []],
])('%j finds %j', (typed, names) => {
  expect(findDoors(units, typed).map(({ name }) => name)).toEqual(names);
});

test('a number that very many buildings have finds a bounded number', () => {
  const many = Array.from({ length: maxFoundDoors + 5 }, (_, n) => unit(`u${n}`, `B${n}`, '1'));
  expect(findDoors(many, '1')).toHaveLength(maxFoundDoors);
});
