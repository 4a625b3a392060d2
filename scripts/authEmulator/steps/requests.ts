import { app, owner, request, type Step } from '../Step.ts';
import { emulator, requestUri, google } from './requestBuilders.ts';

/** Request formats and the configuration. */
export const requests: readonly Step[] = [
  ...[[], { email: null }, { email: true }, { email: {} }, { disabled: 'yes' }, { email: ['a'] }].map(
    (body) => app(`refuses ${JSON.stringify(body)}`, 'signUp', body),
  ),
  app('accepts a number as a string', 'signUp', { email: 7 }),
  app('refuses null', 'signUp', null, {
    differs: 'The emulator accepts only objects and lists, and calls this bad JSON.',
  }),
  owner('refuses a string for a list', '/accounts:lookup', { localId: 'x' }),
  owner('refuses an unknown attribute', '/accounts:update', { localId: 'x', deleteAttribute: ['NOPE'] }),
  owner("accepts an attribute's position", '/accounts:update', { localId: 'x', deleteAttribute: [1] }),
  request('refuses an app without a key', 'POST', '/identitytoolkit.googleapis.com/v1/accounts:signUp', {
    body: {},
  }),
  request(
    'refuses a project path from an app',
    'POST',
    '/identitytoolkit.googleapis.com/v1/projects/demo-compare/accounts?key=k',
    { body: {} },
  ),
  app('refuses a project in the body', 'signUp', { targetProjectId: 'demo-compare' }),
  request('has nothing at other paths', 'GET', '/identitytoolkit.googleapis.com/v1/nothing?key=k'),
  request('describes the project', 'GET', '/identitytoolkit.googleapis.com/v1/projects?key=k'),
  request('has a configuration', 'GET', '/identitytoolkit.googleapis.com/v2/projects/demo-compare/config', {
    as: 'owner',
  }),
  request(
    'updates it with a mask',
    'PATCH',
    '/identitytoolkit.googleapis.com/v2/projects/demo-compare/config?updateMask=emailPrivacyConfig',
    {
      as: 'owner',
      body: {
        emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
        signIn: { allowDuplicateEmails: true },
      },
    },
  ),
  request('updates all of it', 'PATCH', '/identitytoolkit.googleapis.com/v2/projects/demo-compare/config', {
    as: 'owner',
    body: { signIn: { allowDuplicateEmails: true } },
  }),
  request('returns it', 'GET', `${emulator}/config`),
  app(
    'signs in with Google where addresses may be duplicated',
    'signInWithIdp',
    google('gina@x.test', { sub: 'double' }),
  ),
  app('says how an address signs in with duplicates allowed', 'createAuthUri', {
    identifier: 'gina@x.test',
    continueUri: requestUri,
  }),
  request('has no phone numbers to verify', 'GET', `${emulator}/verificationCodes`),
];
