import { profileOf } from './profileOf.ts';

const customer = {
  firstName: 'Olivia',
  lastName: 'Park',
  profilePic: 'https://firebasestorage.googleapis.com/customer.png',
};
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
  expect(profileOf(who, document, null).name).toBe(name);
});

test.each([
  ['the customer document', account, customer, 'https://firebasestorage.googleapis.com/customer.png'],
  [
    'the login, when the document’s is unsafe',
    { ...account, photoURL: 'https://firebasestorage.googleapis.com/login.png' },
    { ...customer, profilePic: 'javascript:alert(1)' },
    'https://firebasestorage.googleapis.com/login.png',
  ],
  ['nowhere, for a member without one', { ...account, role: 'member' as const }, customer, null],
])('the picture is from %s', (_, who, document, picture) => {
  expect(profileOf(who, document, null).picture).toBe(picture);
});

test('one’s own team record has the picture first', () => {
  const pictureOf = (profilePic: string | null) =>
    profileOf(account, customer, { profilePic }, 'http://127.0.0.1:9199').picture;
  expect(pictureOf('http://127.0.0.1:9199/a.webp')).toBe('http://127.0.0.1:9199/a.webp');
  expect(pictureOf('javascript:alert(1)')).toBe(customer.profilePic);
  expect(pictureOf(null)).toBe(customer.profilePic);
});
