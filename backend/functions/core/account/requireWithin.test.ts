import { sourceOf } from './requireWithin.ts';

test.each([
  ['203.0.113.7', undefined, '203.0.113.7'],
  ['10.0.0.1', '203.0.113.7', '203.0.113.7'],
  // Entries before Google's are whatever the caller claims.
  ['10.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2'],
  ['2001:0db8:0001:0002::1', undefined, '2001:db8:1:2'],
  ['2001:db8::1', undefined, '2001:db8:0:0'],
  ['::1', undefined, '0:0:0:0'],
  [undefined, undefined, ''],
])('%s with the header %s is %s', (ip, noted, source) => {
  const headers = noted === undefined ? {} : { 'x-forwarded-for': noted };
  expect(sourceOf({ rawRequest: { ...(ip !== undefined && { ip }), headers } as never })).toBe(source);
});
