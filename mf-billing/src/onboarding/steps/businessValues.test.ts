import { businessValues } from './businessValues.ts';

const customer = { firstName: 'Nora', lastName: '', businessName: 'Quinn Valet', businessSlug: null };

test.each([
  ['a business', customer, 'Somebody Else', ['Nora', '', 'Quinn Valet', '']],
  ['one with an address', { ...customer, businessSlug: 'quinn' }, null, ['Nora', '', 'Quinn Valet', 'quinn']],
  ['a login with a name', null, ' Ana María  de la Cruz ', ['Ana', 'María de la Cruz', '', '']],
  ['a login with a single name', null, 'Cher', ['Cher', '', '', '']],
  ['a login without a name', null, null, ['', '', '', '']],
])('%s', (_, stored, displayName, expected) => {
  const { firstName, lastName, businessName, slug } = businessValues(stored, displayName);
  expect([firstName, lastName, businessName, slug]).toEqual(expected);
});
