import { app, owner, request, type Step } from '../Step.ts';
import { emulator } from './requestBuilders.ts';

/** Account imports and listings. */
export const imports: readonly Step[] = [
  owner('imports accounts', '/accounts:batchCreate', {
    users: [
      {
        localId: 'ian',
        email: 'Ian@x.test',
        displayName: 'Ian',
        passwordHash: 'fakeHash:salt=s:password=ian has one',
        salt: 's',
        customAttributes: '{"a":1}',
        createdAt: '1700000000000',
        providerUserInfo: [
          { providerId: 'google.com', rawId: '7', email: 'ian@g.test' },
          { providerId: 'password', rawId: 'x' },
        ],
      },
      { localId: 'jo', phoneNumber: '+15', disabled: true, lastLoginAt: '1700000000001' },
      { localId: 'kim', rawPassword: 'in the clear', email: 'kim@x.test' },
      { email: 'noid@x.test' },
      { localId: 'bad1', email: 'bad' },
      { localId: 'bad2', phoneNumber: '5' },
      { localId: 'bad3', customAttributes: '{"iss":1}' },
      { localId: 'bad4', customAttributes: '{' },
      { localId: 'bad5', providerUserInfo: [{ providerId: 'google.com', rawId: '7' }] },
      { localId: 'bad6', providerUserInfo: [{ providerId: 'google.com' }] },
    ],
  }),
  app('signs in to an imported account', 'signInWithPassword', {
    email: 'ian@x.test',
    password: 'ian has one',
  }),
  owner('finds imported accounts', '/accounts:lookup', { localId: ['ian', 'jo', 'kim'] }),
  owner('refuses an import over an account', '/accounts:batchCreate', { users: [{ localId: 'ian' }] }),
  owner('imports over an account', '/accounts:batchCreate', {
    users: [{ localId: 'ian' }],
    allowOverwrite: true,
  }),
  owner("refuses an import with another account's address", '/accounts:batchCreate', {
    users: [{ localId: 'new', email: 'kim@x.test' }],
    sanityCheck: true,
  }),
  owner('refuses an import with a duplicate id', '/accounts:batchCreate', {
    users: [{ localId: 'a' }, { localId: 'a' }],
  }),
  owner('refuses an import with a duplicate address', '/accounts:batchCreate', {
    users: [
      { localId: 'a', email: 'a@x.test' },
      { localId: 'b', email: 'a@x.test' },
    ],
    sanityCheck: true,
  }),
  owner('refuses an empty import', '/accounts:batchCreate', { users: [] }),
  request(
    'lists a page',
    'GET',
    '/identitytoolkit.googleapis.com/v1/projects/demo-compare/accounts:batchGet?maxResults=2',
    { as: 'owner' },
  ),
  request(
    'lists the next page',
    'GET',
    '/identitytoolkit.googleapis.com/v1/projects/demo-compare/accounts:batchGet?maxResults=2&nextPageToken=jo',
    { as: 'owner' },
  ),
  request(
    'refuses a malformed page size',
    'GET',
    '/identitytoolkit.googleapis.com/v1/projects/demo-compare/accounts:batchGet?maxResults=x',
    { as: 'owner' },
  ),
  request(
    'refuses to list accounts for an app',
    'GET',
    '/identitytoolkit.googleapis.com/v1/projects/demo-compare/accounts:batchGet?key=k',
  ),
  request('deletes everything', 'DELETE', `${emulator}/accounts`),
  owner('has no accounts after that', ':queryAccounts', {}),
];
