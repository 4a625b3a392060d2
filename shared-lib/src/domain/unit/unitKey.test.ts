import { newUnitId, unitKey } from './unitKey.ts';

test.each([
  [{ building: 'A', unitNumber: '101' }, { building: 'a', unitNumber: ' 101 ' }, true],
  [{ building: null, unitNumber: '7b' }, { unitNumber: '7B' }, true],
  [{ building: 'North  Tower', unitNumber: '1' }, { building: 'north tower', unitNumber: '１' }, true],
  [{ building: 'A', unitNumber: '101' }, { building: 'B', unitNumber: '101' }, false],
  [{ building: 'A1', unitNumber: '01' }, { building: 'A', unitNumber: '101' }, false],
])('%j and %j are the same door: %j', (one, other, isSame) => {
  expect(unitKey(one) === unitKey(other)).toBe(isSame);
});

test('the id of a unit follows from its door; one that was renamed keeps its own', () => {
  const key = unitKey({ building: 'A', unitNumber: '101' });
  const id = newUnitId('maple', key, new Set());
  expect(newUnitId('maple', key, new Set())).toBe(id);
  expect(newUnitId('oak', key, new Set())).not.toBe(id);
  expect(newUnitId('maple', key, new Set([id]))).not.toBe(id);
});

test('20,000 doors have as many ids', () => {
  const ids = Array.from({ length: 20_000 }, (_, door) => newUnitId('maple', `a|${door}`, new Set()));
  expect(new Set(ids).size).toBe(ids.length);
});
