/** @jest-environment node */
import { columnsIn } from '../../../shared-lib/src/ui/importing/parseRows.ts';
import { communityImportKind, readCommunity } from './communityImportKind.ts';

const kind = communityImportKind((() => '') as never, 'en', {
  daysWords: ({ id }, to) => (to.includes('monday') ? '' : `${id} loses Monday`),
} as Parameters<typeof communityImportKind>[2]);
const { plan, formatNote } = kind;

const texts = { address: '', timezone: '', setOutStart: '', setOutEnd: '', serviceStart: '', binInBy: '' };
const rest = { totalUnits: '', contactName: '', contactEmail: '', contactPhone: '' };
const maple = {
  id: 'maple',
  propertyName: 'Maple',
  serviceDays: ['monday', 'friday'],
  address: 'Elm Street',
};

test.each([
  [
    ['Site', 'Doors Serviced', '# of Units', 'Days of Service', 'Contact Person', 'Contact #'],
    { propertyName: 0, totalUnits: 2, serviceDays: 3, contactName: 4, contactPhone: 5 },
  ],
  [
    ['Complex Name', 'Full Address', 'Collection Days', 'Door Count', 'Property Manager', 'Manager Email'],
    { propertyName: 0, address: 1, serviceDays: 2, totalUnits: 3, contactName: 4, contactEmail: 5 },
  ],
  [
    ['Property', 'Street Address', 'Service Nights', '# Units', 'PM Name', 'PM Email', 'PM Phone'],
    {
      propertyName: 0,
      address: 1,
      serviceDays: 2,
      totalUnits: 3,
      contactName: 4,
      contactEmail: 5,
      contactPhone: 6,
    },
  ],
])('the columns of %j are found', (headers, mapping) => {
  expect(columnsIn(headers, kind)).toEqual(mapping);
});

test.each([
  ['a day is removed', 'Maple', 'Fri', '', 'maple loses Monday'],
  ['a day is added', 'Maple', 'Mon, Wed, Fri', '', undefined],
  ['another field changes', 'Maple', '', 'Oak Street', undefined],
  ['a new community', 'Oak', 'Fri', '', undefined],
])(
  'a note describes the effect of changed service days: %s',
  (_, propertyName, serviceDays, address, expected) => {
    const read = readCommunity({ ...texts, ...rest, propertyName, serviceDays, address }, 'US');
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const [row] = plan([{ line: 2, ok: true, values: read.values }], [maple] as never);
    expect(row?.note && formatNote?.(row.note)).toBe(expected);
  },
);

test.each([
  ['US', '(202) 555-0100', '+12025550100'],
  ['GB', '020 7946 0018', '+442079460018'],
  ['GB', '+1 202 555 0100', '+12025550100'],
])('a business in %s reads %s as the number %s', (country, contactPhone, expected) => {
  const { read } = communityImportKind((() => '') as never, 'en', { country } as never);
  expect(read({ ...texts, ...rest, propertyName: 'Maple', serviceDays: '', contactPhone })).toMatchObject({
    ok: true,
    values: { contactPhone: expected },
  });
});

test.each(['BST', 'IST', 'UTC', 'Etc/GMT+5', '-05:00'])('the zone %s is refused', (timezone) => {
  const { read } = communityImportKind((() => '') as never, 'en', { country: 'US' } as never);
  expect(read({ ...texts, ...rest, propertyName: 'Maple', serviceDays: '', timezone })).toMatchObject({
    ok: false,
    problems: { timezone: expect.anything() as object },
  });
});
