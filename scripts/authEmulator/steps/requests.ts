import { app, owner, request, type Step } from '../Step.ts';
import { emulator, requestUri, google } from './given.ts';

/** Requests as such, and the configuration. */
export const requests: readonly Step[] = [
  ...[[], { email: null }, { email: true }, { email: {} }, { disabled: 'yes' }, { email: ['a'] }].map(
    (body) => app(`refuses ${JSON.stringify(body)}`, 'signUp', body),
  ),
  app('takes a number for a text', 'signUp', { email: 7 }),
  app('refuses null', 'signUp', null, {
    differs: 'The emulator accepts objects and lists only, and calls this bad JSON.',
  }),
  owner('refuses a text for a list', '/accounts:lookup', { localId: 'x' }),
  owner('refuses an unknown attribute', '/accounts:update', { localId: 'x', deleteAttribute: ['NOPE'] }),
  owner('takes the position of an attribute', '/accounts:update', { localId: 'x', deleteAttribute: [1] }),
  request('refuses an app without a key', 'POST', '/identitytoolkit.googleapis.com/v1/accounts:signUp', {
    body: {},
  }),
  request(
    'refuses a project to an app',
    'POST',
    '/identitytoolkit.googleapis.com/v1/projects/demo-compare/accounts?key=k',
    { body: {} },
  ),
  app('refuses a project in the body', 'signUp', { targetProjectId: 'demo-compare' }),
  request('has nothing elsewhere', 'GET', '/identitytoolkit.googleapis.com/v1/nothing?key=k'),
  request('tells of the project', 'GET', '/identitytoolkit.googleapis.com/v1/projects?key=k'),
  request('has a configuration', 'GET', '/identitytoolkit.googleapis.com/v2/projects/demo-compare/config', {
    as: 'owner',
  }),
  request(
    'changes it by a mask',
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
  request('changes all of it', 'PATCH', '/identitytoolkit.googleapis.com/v2/projects/demo-compare/config', {
    as: 'owner',
    body: { signIn: { allowDuplicateEmails: true } },
  }),
  request('shows it', 'GET', `${emulator}/config`),
  app(
    'signs in with Google where addresses may be double',
    'signInWithIdp',
    google('gina@x.test', { sub: 'double' }),
  ),
  app('tells how an address signs in there', 'createAuthUri', {
    identifier: 'gina@x.test',
    continueUri: requestUri,
  }),
  request('has no numbers to verify', 'GET', `${emulator}/verificationCodes`),
];
