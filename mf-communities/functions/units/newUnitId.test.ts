import { unitKey } from 'shared-lib/domain';
import { newUnitId } from './newUnitId.ts';

test('a unit’s id depends on its door; a renamed unit keeps its id', () => {
  const key = unitKey({ building: 'A', unitNumber: '101' });
  const id = newUnitId('maple', key, new Set());
  expect(newUnitId('maple', key, new Set())).toBe(id);
  expect(newUnitId('oak', key, new Set())).not.toBe(id);
  expect(newUnitId('maple', key, new Set([id]))).not.toBe(id);
});

test('20,000 doors have 20,000 different ids', () => {
  const ids = Array.from({ length: 20_000 }, (_, door) => newUnitId('maple', `a|${door}`, new Set()));
  expect(new Set(ids).size).toBe(ids.length);
});
