import { businessDetailsSchema, customerSchema, readDocument } from 'shared-lib/domain';
import { checkValues } from 'shared-lib/ui/form';

const typed = { firstName: 'Olivia', lastName: 'Park', businessName: 'Sunrise Valet' };
const missing = { code: 'missing' };

test.each([
  ['all there', {}, { ok: true, payload: typed }],
  ['spaces around', { firstName: '  Olivia\t' }, { ok: true, payload: typed }],
  [
    'a name of another script',
    { firstName: 'نادية' },
    { ok: true, payload: { ...typed, firstName: 'نادية' } },
  ],
  ['the longest', { businessName: ` ${'x'.repeat(500)} ` }, { ok: true }],
  [
    'too long',
    { businessName: 'x'.repeat(501) },
    { ok: false, errors: { businessName: { code: 'tooLong', max: 500 } } },
  ],
  ['only spaces', { lastName: '   ' }, { ok: false, errors: { lastName: missing } }],
  [
    'nothing',
    { firstName: '', lastName: '', businessName: '' },
    { ok: false, errors: { firstName: missing, lastName: missing, businessName: missing } },
  ],
])('%s', (_, change, expected) => {
  expect(checkValues({ ...typed, ...change }, { schema: businessDetailsSchema })).toMatchObject(expected);
});

test.each(['firstName', 'lastName', 'businessName'] as const)(
  'the customer document takes %s just as long',
  (field) => {
    const document = (length: number) =>
      readDocument(customerSchema, 'customers/olivia', { [field]: 'x'.repeat(length) }).ok;
    const form = (length: number) =>
      checkValues({ ...typed, [field]: 'x'.repeat(length) }, { schema: businessDetailsSchema }).ok;
    expect([500, 501].map(document)).toEqual([true, false]);
    expect([500, 501].map(form)).toEqual([true, false]);
  },
);
