import { unitKey } from './unitKey.ts';

test.each([
  [{ building: 'A', unitNumber: '101' }, { building: 'a', unitNumber: ' 101 ' }, true],
  [{ building: null, unitNumber: '7b' }, { unitNumber: '7B' }, true],
  [{ building: 'North  Tower', unitNumber: '1' }, { building: 'north tower', unitNumber: '１' }, true],
  [{ building: 'A', unitNumber: '101' }, { building: 'B', unitNumber: '101' }, false],
  [{ building: 'A1', unitNumber: '01' }, { building: 'A', unitNumber: '101' }, false],
])('%j and %j are the same door: %j', (one, other, isSame) => {
  expect(unitKey(one) === unitKey(other)).toBe(isSame);
});
