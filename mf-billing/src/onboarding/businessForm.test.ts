import { customerSchema, readDocument } from 'shared-lib/domain';
import { businessFields, checkBusinessForm, maxLength } from './businessForm.ts';

const typed = { firstName: 'Olivia', lastName: 'Park', businessName: 'Sunrise Valet' };

test.each([
  ['all there', {}, { ok: true, details: typed }],
  ['spaces around', { firstName: '  Olivia\t' }, { ok: true, details: typed }],
  [
    'a name of another script',
    { firstName: 'نادية' },
    { ok: true, details: { ...typed, firstName: 'نادية' } },
  ],
  ['the longest', { businessName: 'x'.repeat(maxLength) }, { ok: true }],
  [
    'too long',
    { businessName: 'x'.repeat(maxLength + 1) },
    { ok: false, problems: { businessName: 'tooLong' } },
  ],
  ['only spaces', { lastName: '   ' }, { ok: false, problems: { lastName: 'missing' } }],
  [
    'nothing',
    { firstName: '', lastName: '', businessName: '' },
    { ok: false, problems: { firstName: 'missing', lastName: 'missing', businessName: 'missing' } },
  ],
])('%s', (_, change, expected) => {
  expect(checkBusinessForm({ ...typed, ...change })).toMatchObject(expected);
});

test.each(businessFields)('the customer document takes %s just as long', (field) => {
  const reads = (length: number) =>
    readDocument(customerSchema, 'customers/olivia', { [field]: 'x'.repeat(length) }).ok;
  expect([reads(maxLength), reads(maxLength + 1)]).toEqual([true, false]);
});
