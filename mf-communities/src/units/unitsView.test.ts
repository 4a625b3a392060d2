import type { ListedUnit } from 'shared-lib/domain';
import { isNarrowed, matchingUnits, viewOf, withView } from './unitsView.ts';

const unit = (unitNumber: string, more: Partial<ListedUnit> = {}): ListedUnit => ({
  id: unitNumber,
  building: 'A',
  floor: '1',
  unitNumber,
  residentName: null,
  status: 'active',
  language: 'en',
  has: { consent: false, tag: true, contact: true },
  ...more,
});
const units = [
  unit('101', { residentName: 'Zoë Dang', has: { consent: true, tag: true, contact: true } }),
  unit('102', { status: 'vacant', has: { consent: false, tag: false, contact: false } }),
  unit('103', { building: null }),
];

test.each([
  ['', ['101', '102', '103']],
  ['q=zoe', ['101']],
  ['q=a-102', ['102']],
  ['status=vacant', ['102']],
  ['status=haunted', ['101', '102', '103']],
  ['building=A', ['101', '102']],
  ['building=', ['103']],
  ['has=consent', ['101']],
  ['has=noContact', ['102']],
  ['has=noTag', ['102']],
  ['q=10&status=active&building=A', ['101']],
])('?%s shows %j', (search, expected) => {
  const found = matchingUnits(units, viewOf(new URLSearchParams(search)));
  expect(found.map(({ unitNumber }) => unitNumber)).toEqual(expected);
});

test('default values are not in the address, and its other parameters stay', () => {
  const narrowed = withView(new URLSearchParams('tab=units'), {
    search: 'zoe',
    status: 'vacant',
    building: '',
  });
  expect(narrowed.toString()).toBe('tab=units&q=zoe&status=vacant&building=');
  const all = withView(narrowed, { search: '', status: '', building: null });
  expect(all.toString()).toBe('tab=units');
  expect([narrowed, all].map((search) => isNarrowed(viewOf(search)))).toEqual([true, false]);
});
