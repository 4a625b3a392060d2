/** @jest-environment node */
import { fieldCase } from '../fieldCase.fixture.ts';
import { communityImportKind } from './communityImportKind.ts';

const kind = communityImportKind((() => '') as never, 'en', { country: 'US' } as never);
const weekdayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

test.each<[string, string, object]>([
  ['c01-day-ranges/communities.csv', 'Maple Court', { serviceDays: [...weekdayNames.slice(0, 4), 'sunday'] }],
  ['c01-day-ranges/communities.csv', 'Fox Run', { serviceDays: [...weekdayNames.slice(0, 4), 'sunday'] }],
  ['c01-day-ranges/communities.csv', 'Ivy Square', { serviceDays: weekdayNames }],
  ['c01-day-ranges/communities.csv', 'Cedar Glen', { serviceDays: ['saturday', 'sunday'] }],
  ['c01-day-ranges/communities.csv', 'Copper Mill', { serviceDays: weekdayNames }],
  ['c02-unit-count/communities.csv', 'Maple Court', { totalUnits: 48 }],
  ['c02-unit-count/communities.csv', 'Fox Run', { totalUnits: 24 }],
  ['c02-unit-count/communities.csv', 'Ivy Square', { totalUnits: 1204 }],
  ['c02-unit-count/communities.csv', 'Cedar Glen', { totalUnits: null, wrong: ['totalUnits'] }],
  [
    'c03-excel-times/communities.xlsx',
    'Maple Court',
    { setOutStart: '18:00', setOutEnd: '20:00', serviceStart: '20:00', binInBy: '09:00' },
  ],
  [
    'c03-excel-times/communities.xlsx',
    'Fox Run',
    { setOutStart: '18:00', setOutEnd: '20:00', serviceStart: '20:00', binInBy: '09:00' },
  ],
  ['c11-zone-abbrev/communities.csv', 'Maple Court', { timezone: 'America/Denver' }],
  ['c11-zone-abbrev/communities.csv', 'Fox Run', { timezone: 'America/Chicago' }],
  ['c11-zone-abbrev/communities.csv', 'Ivy Square', { timezone: null, wrong: ['timezone'] }],
  ['c11-zone-abbrev/communities.csv', 'Cedar Glen', { timezone: 'America/New_York' }],
  ['c11-zone-abbrev/communities.csv', 'Copper Mill', { timezone: 'America/New_York' }],
])('%s: %s', async (path, propertyName, expected) => {
  const rows = await fieldCase(path, kind);
  expect(rows.find((row) => row.propertyName === propertyName)).toMatchObject({ wrong: [], ...expected });
});
