import { app, owner, type Step } from '../Step.ts';
import { password, audience, future, jwt, token } from './requestBuilders.ts';

/** Account operations by an administrator. */
export const administration: readonly Step[] = [
  owner('creates an account', '/accounts', {
    localId: 'olivia',
    email: 'Olivia@x.test',
    password,
    displayName: 'Olivia',
    phoneNumber: '+12125550100',
    emailVerified: true,
  }),
  owner('refuses an id that is taken', '/accounts', { localId: 'olivia' }),
  owner('refuses an address that is taken as administrator', '/accounts', { email: 'olivia@x.test' }),
  owner('refuses a number that is taken', '/accounts', { phoneNumber: '+12125550100' }),
  owner('refuses a malformed number', '/accounts', { phoneNumber: '555' }),
  owner('refuses a weak password from an administrator', '/accounts', { email: 'w@x.test', password: '1' }),
  owner('creates a disabled account', '/accounts', {
    localId: 'dan',
    email: 'dan@x.test',
    password,
    disabled: true,
  }),
  owner('creates an account without any fields', '/accounts', { localId: 'zoe' }),
  owner('looks up accounts by id, address and number, each once', '/accounts:lookup', {
    localId: ['olivia', 'nobody', 'dan'],
    email: ['OLIVIA@x.test'],
    phoneNumber: ['+12125550100'],
  }),
  owner('finds no unknown account', '/accounts:lookup', { localId: ['nobody'] }),
  owner('sets claims', '/accounts:update', { localId: 'olivia', customAttributes: '{"role":"admin"}' }),
  owner('refuses a list as claims', '/accounts:update', { localId: 'olivia', customAttributes: '[]' }),
  owner('refuses claims that are not JSON', '/accounts:update', { localId: 'olivia', customAttributes: '{' }),
  owner('refuses reserved claims', '/accounts:update', {
    localId: 'olivia',
    customAttributes: '{"sub":"x"}',
  }),
  owner('refuses large claims', '/accounts:update', {
    localId: 'olivia',
    customAttributes: JSON.stringify({ x: 'x'.repeat(1000) }),
  }),
  app(
    'puts claims into a token',
    'signInWithPassword',
    { email: 'olivia@x.test', password },
    { keep: 'olivia' },
  ),
  app('refuses a disabled account', 'signInWithPassword', { email: 'dan@x.test', password }),
  owner('enables an account', '/accounts:update', { localId: 'dan', disableUser: false }),
  owner('changes an address as administrator', '/accounts:update', { localId: 'dan', email: 'dan2@x.test' }),
  owner('sets a password', '/accounts:update', { localId: 'dan', password: 'a new password' }),
  owner('refuses an update without an id', '/accounts:update', { displayName: 'x' }),
  owner("refuses an administrator's update of an unknown account", '/accounts:update', { localId: 'nobody' }),
  owner('removes a number', '/accounts:update', { localId: 'olivia', deleteProvider: ['phone'] }),
  owner('links a provider', '/accounts:update', {
    localId: 'olivia',
    linkProviderUserInfo: { providerId: 'google.com', rawId: '42', displayName: 'Olivia G' },
  }),
  owner('refuses a provider without an id', '/accounts:update', {
    localId: 'olivia',
    linkProviderUserInfo: {},
  }),
  owner('looks up an account by its provider', '/accounts:lookup', {
    federatedUserId: [{ providerId: 'google.com', rawId: '42' }, { providerId: 'x' }],
  }),
  owner('removes a provider', '/accounts:update', { localId: 'olivia', deleteProvider: ['google.com'] }),
  owner('removes attributes', '/accounts:update', {
    localId: 'dan',
    deleteAttribute: ['DISPLAY_NAME', 'EMAIL', 'PASSWORD'],
  }),
  owner('revokes sessions', '/accounts:update', { localId: 'olivia', validSince: future }),
  app('refuses a revoked session', 'lookup', { idToken: '$olivia' }),
  token(
    { grant_type: 'refresh_token', refresh_token: '$oliviaRefresh' },
    'refuses to refresh a revoked session',
    'The emulator keeps the session; Google ends it.',
  ),
  owner('allows new sessions', '/accounts:update', { localId: 'olivia', validSince: '1' }),
  app('signs in after that', 'signInWithPassword', { email: 'olivia@x.test', password }, { keep: 'olivia' }),
  owner('creates a session cookie', ':createSessionCookie', { idToken: '$olivia', validDuration: '600' }),
  owner('refuses a short cookie', ':createSessionCookie', { idToken: '$olivia', validDuration: '10' }),
  owner('refuses a long cookie', ':createSessionCookie', { idToken: '$olivia', validDuration: 2e6 }),
  owner('refuses a cookie without a token', ':createSessionCookie', {}),
  owner('counts accounts', ':queryAccounts', { returnUserInfo: false }),
  owner('queries accounts', '/accounts:query', { order: 'DESC' }),
  owner('deletes an account', '/accounts:delete', { localId: 'zoe' }),
  owner('refuses to delete an unknown account', '/accounts:delete', { localId: 'zoe' }),
  owner('refuses to delete without an id', '/accounts:delete', {}),
  owner('deletes only disabled accounts', '/accounts:batchDelete', { localIds: ['olivia', 'nobody'] }),
  owner('refuses an empty deletion', '/accounts:batchDelete', { localIds: [] }),
  app(
    'signs in with a custom token',
    'signInWithCustomToken',
    {
      token: jwt({ aud: audience, uid: 'carla', claims: { plan: 'all' } }),
    },
    { keep: 'carla' },
  ),
  app('signs in with a custom token again', 'signInWithCustomToken', {
    token: JSON.stringify({ uid: 'carla' }),
  }),
  app(
    'refuses a custom token with another audience',
    'signInWithCustomToken',
    { token: jwt({ uid: 'x' }) },
    {
      differs: 'The text after the code is our own.',
    },
  ),
  app('refuses a malformed custom token', 'signInWithCustomToken', { token: 'x' }),
  app('refuses a custom token without an id', 'signInWithCustomToken', { token: '{}' }),
  app('refuses a custom token with reserved claims', 'signInWithCustomToken', {
    token: JSON.stringify({ uid: 'x', claims: { iss: 'x' } }),
  }),
  app('refuses a missing custom token', 'signInWithCustomToken', {}),
  token({ grant_type: 'refresh_token', refresh_token: '$carlaRefresh' }, 'keeps claims of a custom token'),
  owner('force-deletes them', '/accounts:batchDelete', {
    localIds: ['olivia', 'dan', 'carla'],
    force: true,
  }),
];
