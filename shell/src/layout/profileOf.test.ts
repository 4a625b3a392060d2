import { profileOf, safePicture } from './profileOf.ts';

const storage = 'http://127.0.0.1:9199';

test.each([
  ['https://example.com/a.png', 'https://example.com/a.png'],
  ['http://127.0.0.1:9199/v0/b/x/o/a.png?alt=media', 'http://127.0.0.1:9199/v0/b/x/o/a.png?alt=media'],
  ['http://example.com/a.png', null],
  ['http://127.0.0.1:9199.evil.example/a.png', null],
  ['https://someone:secret@example.com/a.png', null],
  ['javascript:alert(1)', null],
  ['data:image/svg+xml,<svg onload=alert(1)>', null],
  ['blob:https://example.com/1', null],
  ['//example.com/a.png', null],
  ['/a.png', null],
  ['not an address', null],
  ['', null],
  [null, null],
])('%j as a picture is %j', (address, picture) => {
  expect(safePicture(address, storage)).toBe(picture);
});

const customer = { firstName: 'Olivia', lastName: 'Park', profilePic: 'https://example.com/customer.png' };
const account = { displayName: null, photoURL: null, role: 'owner' } as const;

test.each([
  ['the login', { ...account, displayName: ' Liv ' }, customer, 'Liv'],
  ['the customer document of an owner', account, customer, 'Olivia Park'],
  ['nowhere, for a member', { ...account, role: 'member' as const }, customer, ''],
  ['nowhere, when there is no document', account, null, ''],
  [
    'nowhere, when the names are blank',
    { ...account, displayName: '  ' },
    { ...customer, firstName: ' ', lastName: '' },
    '',
  ],
])('the name is from %s', (_, who, document, name) => {
  expect(profileOf(who, document).name).toBe(name);
});

test.each([
  ['the customer document', account, customer, 'https://example.com/customer.png'],
  [
    'the login, when the document’s is unsafe',
    { ...account, photoURL: 'https://example.com/login.png' },
    { ...customer, profilePic: 'javascript:alert(1)' },
    'https://example.com/login.png',
  ],
  ['nowhere, for a member without one', { ...account, role: 'member' as const }, customer, null],
])('the picture is from %s', (_, who, document, picture) => {
  expect(profileOf(who, document).picture).toBe(picture);
});
