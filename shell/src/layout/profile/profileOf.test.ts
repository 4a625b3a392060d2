import { profileOf } from './profileOf.ts';

const customer = {
  firstName: 'Olivia',
  lastName: 'Park',
  profilePic: 'https://firebasestorage.googleapis.com/customer.png',
};
const account = { displayName: null, photoURL: null, role: 'owner' } as const;
const login = { ...account, displayName: ' Liv ' };
const record = { firstName: 'Adam', lastName: 'Cole', profilePic: null };

const stored = (address: string | null) => (address?.startsWith('https:') ? address : null);

test.each([
  ['the customer document of an owner', account, customer, null, 'Olivia Park'],
  ['that document, even if the login has an older name', login, customer, null, 'Olivia Park'],
  ['the team record of a member', { ...login, role: 'member' as const }, customer, record, 'Adam Cole'],
  ['the login, when the names are blank', login, { ...customer, firstName: ' ', lastName: '' }, null, 'Liv'],
  ['the login, while no document is known', login, null, null, 'Liv'],
  ['nowhere, for a member without a record', { ...account, role: 'member' as const }, customer, null, ''],
  ['nowhere, when there is no document', account, null, null, ''],
])('the name is from %s', (_, who, document, own, name) => {
  expect(profileOf(who, document, own, stored).name).toBe(name);
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
  expect(profileOf(who, document, null, stored).picture).toBe(picture);
});

test('prefers the picture in the user’s own team record', () => {
  const pictureOf = (profilePic: string | null) =>
    profileOf(account, customer, { ...record, profilePic }, stored).picture;
  expect(pictureOf('https://firebasestorage.googleapis.com/a.webp')).toBe(
    'https://firebasestorage.googleapis.com/a.webp',
  );
  expect(pictureOf('javascript:alert(1)')).toBe(customer.profilePic);
  expect(pictureOf(null)).toBe(customer.profilePic);
});
