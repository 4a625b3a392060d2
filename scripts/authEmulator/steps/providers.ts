import { app, type Step } from '../Step.ts';
import { password, requestUri, idp, google } from './requestBuilders.ts';

export const providers: readonly Step[] = [
  app('signs in with Google', 'signInWithIdp', google('gina@x.test'), { keep: 'gina' }),
  app(
    'signs in with Google again',
    'signInWithIdp',
    google('gina@x.test', { name: 'Gina H.', picture: 'http://x/g.png' }),
  ),
  app("looks up Google's account", 'lookup', { idToken: '$gina' }),
  app(
    'signs in with another provider',
    'signInWithIdp',
    idp('oidc.acme', { sub: '1', email: 'otto@x.test', screen_name: 'o' }),
    { keep: 'otto' },
  ),
  app('takes over an unverified address', 'signInWithIdp', google('otto@x.test'), {
    keep: 'otto',
    differs: 'The emulator keeps other providers of an unverified address; Google removes them.',
  }),
  app('signs up with a password first', 'signUp', { email: 'pia@x.test', password }),
  app(
    'asks for confirmation of an address',
    'signInWithIdp',
    google('pia@x.test', { email_verified: false }),
  ),
  app('removes the password of an unverified address', 'signInWithIdp', google('pia@x.test'), {
    keep: 'pia',
  }),
  app('refuses the password after that', 'signInWithPassword', { email: 'pia@x.test', password }),
  app('looks up the account that was taken over', 'lookup', { idToken: '$pia' }),
  app('signs up anonymously for Google', 'signUp', {}, { keep: 'guest' }),
  app('links Google', 'signInWithIdp', { ...google('guest@x.test'), idToken: '$guest' }, { keep: 'guest' }),
  app('refuses to link Google twice', 'signInWithIdp', { ...google('guest@x.test'), idToken: '$pia' }),
  app('refuses to link Google twice without returning a credential', 'signInWithIdp', {
    ...google('guest@x.test'),
    returnIdpCredential: false,
    idToken: '$pia',
  }),
  app("refuses to link another account's address", 'signInWithIdp', {
    ...google('gina@x.test', { sub: 'other' }),
    idToken: '$guest',
  }),
  app('unlinks Google', 'update', { idToken: '$guest', deleteProvider: ['google.com'] }),
  app(
    'refuses a request without a provider',
    'signInWithIdp',
    { requestUri },
    { differs: 'The text after the code is our own.' },
  ),
  app('refuses a request without an address', 'signInWithIdp', {}),
  app('refuses a malformed address', 'signInWithIdp', { requestUri: 'x' }),
  app('refuses a token without a subject', 'signInWithIdp', idp('google.com', { email: 'x@x.test' }), {
    differs: 'The text after the code is our own.',
  }),
  app(
    'refuses a malformed token',
    'signInWithIdp',
    { requestUri, postBody: 'providerId=google.com&id_token=x' },
    { differs: 'The text after the code is our own.' },
  ),
  app('accepts claims as JSON', 'signInWithIdp', {
    requestUri,
    postBody: `providerId=google.com&id_token=${encodeURIComponent('{"sub":"9"}')}`,
  }),
  app(
    'refuses a Google access token',
    'signInWithIdp',
    { requestUri, postBody: 'providerId=google.com&access_token=x' },
    { differs: 'The text is our own.' },
  ),
];
