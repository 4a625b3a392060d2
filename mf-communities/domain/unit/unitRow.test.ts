import * as z from 'shared-lib/domain/schema';
import { unitRangeSchema, type UnitRange } from './unitRow.ts';

const range: UnitRange = {
  building: 'A',
  floorFrom: 1,
  floorTo: 4,
  doorFrom: 1,
  doorTo: 12,
  digits: 2,
  pattern: 'floorDoor',
};

test.each<[string, object, string]>([
  ['the last floor below the first', { floorTo: 0 }, 'floorTo'],
  ['the last door before the first', { doorFrom: 13 }, 'doorTo'],
  ['more than 2,000 units', { floorTo: 200 }, 'doorTo'],
  ['no number', { doorFrom: null }, 'doorFrom'],
  ['10,000 letters', { building: 'x'.repeat(10_000) }, 'building'],
])('%s is refused next to its field', (_, more, field) => {
  const read = z.safeParse(unitRangeSchema, { ...range, ...more });
  expect(read.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
