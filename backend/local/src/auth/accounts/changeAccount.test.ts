import type { Account, AccountFields } from './Account.ts';
import { changeAccount, type ProviderChanges } from './changeAccount.ts';

const google = { providerId: 'google.com', rawId: '1', email: 'o@g.test' };
const olivia: Account = { localId: 'olivia', email: 'o@x.test' };
const ids = ({ providerUserInfo }: Account) => providerUserInfo?.map(({ providerId }) => providerId);

test.each<[string, AccountFields, ProviderChanges, string[] | undefined]>([
  ['has no provider by default', {}, {}, undefined],
  ['gets one with a password', { passwordHash: 'x' }, {}, ['password']],
  ['gets one with a sign-in link', { emailLinkSignin: true }, {}, ['password']],
  ['gets one with a phone number', { phoneNumber: '+1' }, {}, ['phone']],
  [
    'keeps a linked one before its own',
    { passwordHash: 'x' },
    { link: [google] },
    ['google.com', 'password'],
  ],
  ['has none without an address', { passwordHash: 'x', email: undefined }, {}, undefined],
])('an account %s', (_, fields, providers, expected) => {
  expect(ids(changeAccount(olivia, fields, providers))).toEqual(expected);
});

test('a provider is replaced in its position, and can be removed', () => {
  const both = changeAccount(olivia, { passwordHash: 'x' }, { link: [google] });
  const relinked = changeAccount(both, {}, { link: [{ ...google, rawId: '2' }] });
  expect(relinked.providerUserInfo?.[0]).toEqual({ ...google, rawId: '2' });
  expect(ids(changeAccount(relinked, {}, { unlink: ['google.com'] }))).toEqual(['password']);
  expect(ids(changeAccount(relinked, { passwordHash: undefined }))).toEqual(['google.com']);
});

test('changes that change nothing leave the account the same', () => {
  const account = changeAccount(olivia, { passwordHash: 'x', phoneNumber: '+1' }, { link: [google] });
  expect(changeAccount(changeAccount(account, {}), {})).toEqual(account);
});

test('undefined removes a field, and unknown fields are kept', () => {
  const stored = { ...olivia, displayName: 'Olivia', mfaInfo: [] };
  expect(changeAccount(stored, { displayName: undefined })).toEqual({ ...olivia, mfaInfo: [] });
});
