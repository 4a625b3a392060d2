/** @jest-environment node */
import { fieldCase } from '../fieldCase.fixture.ts';
import { unitImportKind } from './unitImportKind.ts';

const kind = unitImportKind((() => '') as never, 'account', 'community', 'US');

test.each<[string, readonly object[]]>([
  [
    'c04-mixed-line-ends/units.csv',
    ['Dana Cole', 'Lee Park', 'Ana Ruiz', 'Bo Chen'].map((residentName, index) => ({
      unitNumber: `Z90${index + 1}`,
      residentName,
    })),
  ],
  ['c05-zero-format/units.xlsx', [{ unitNumber: '0007' }, { unitNumber: '0101' }, { unitNumber: '0102' }]],
  [
    'c06-unit-became-date/units.xlsx',
    [{ wrong: ['unitNumber'] }, { wrong: ['unitNumber'] }, { unitNumber: '5-6', wrong: [] }],
  ],
  ['c07-text-marks/units.csv', [{ unitNumber: '0901' }, { unitNumber: '0902' }]],
  [
    'c09-us-phones/units.csv',
    [{ phone: '+15125550143' }, { phone: '+15125550144' }, { phone: '+15125550145' }],
  ],
  [
    'c10-preamble/rent-roll.csv',
    [
      { unitNumber: 'Z601', residentName: 'Cole, Dana', phone: '+15125550143' },
      { unitNumber: 'Z602', residentName: null, status: 'vacant' },
    ],
  ],
])('%s', async (path, expected) => {
  const rows = await fieldCase(path, kind);
  expect(rows).toHaveLength(expected.length);
  expect(rows).toMatchObject(expected);
});
