import { app, owner, request, type Step } from '../Step.ts';
import { password, emulator, requestUri } from './requestBuilders.ts';

/** Emailed codes, and what responses reveal about an address. */
export const codes: readonly Step[] = [
  app('signs up to receive emails', 'signUp', { email: 'mia@x.test', password }, { keep: 'mia' }),
  app(
    'sends a reset',
    'sendOobCode',
    { requestType: 'PASSWORD_RESET', email: 'MIA@x.test' },
    { keepCode: 'reset' },
  ),
  app('sends no reset to an unknown address', 'sendOobCode', {
    requestType: 'PASSWORD_RESET',
    email: 'nobody@x.test',
  }),
  app('says what a code is for', 'resetPassword', { oobCode: '$reset' }),
  app('refuses a weak password by code', 'resetPassword', { oobCode: '$reset', newPassword: 'abc' }),
  app('resets a password', 'resetPassword', { oobCode: '$reset', newPassword: 'a third one' }),
  app('refuses a second reset with the same code', 'resetPassword', {
    oobCode: '$reset',
    newPassword: 'a fourth one',
  }),
  app('refuses a reset without a code', 'resetPassword', {}),
  app(
    'signs in with the password that was reset',
    'signInWithPassword',
    { email: 'mia@x.test', password: 'a third one' },
    { keep: 'mia' },
  ),
  app('refuses an email without a type', 'sendOobCode', { email: 'mia@x.test' }),
  app('refuses an email of an unknown type', 'sendOobCode', { requestType: 'NOPE' }),
  app('refuses an email without an address', 'sendOobCode', { requestType: 'PASSWORD_RESET' }),
  app('refuses to give an app a link', 'sendOobCode', {
    requestType: 'PASSWORD_RESET',
    email: 'mia@x.test',
    returnOobLink: true,
  }),
  app(
    'refuses an empty continue URL',
    'sendOobCode',
    { requestType: 'EMAIL_SIGNIN', email: 'mia@x.test', continueUrl: 'x' },
    {
      differs: 'The emulator adds an explanation after the code.',
    },
  ),
  app(
    'sends a verification',
    'sendOobCode',
    { requestType: 'VERIFY_EMAIL', idToken: '$mia' },
    { keepCode: 'verify' },
  ),
  app('verifies an address', 'update', { oobCode: '$verify' }),
  app('refuses a second verification', 'update', { oobCode: '$verify' }),
  app(
    'sends an address change',
    'sendOobCode',
    { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: '$mia', newEmail: 'Mia2@x.test' },
    { keepCode: 'change' },
  ),
  app('says what an address change is for', 'resetPassword', { oobCode: '$change' }),
  app('changes the verified address', 'update', { oobCode: '$change' }),
  app('refuses a change without an address', 'sendOobCode', {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    idToken: '$mia',
  }),
  app('refuses a change without a token', 'sendOobCode', {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    newEmail: 'x@x.test',
  }),
  app(
    'sends a sign-in link',
    'sendOobCode',
    { requestType: 'EMAIL_SIGNIN', email: 'noa@x.test', continueUrl: 'http://localhost/a?b=1' },
    { keepCode: 'link' },
  ),
  app('refuses a link for another address', 'signInWithEmailLink', {
    email: 'mia2@x.test',
    oobCode: '$link',
  }),
  app(
    'signs in with a link',
    'signInWithEmailLink',
    { email: 'NOA@x.test', oobCode: '$link' },
    { keep: 'noa' },
  ),
  app('refuses a used link', 'signInWithEmailLink', { email: 'noa@x.test', oobCode: '$link' }),
  app('refuses a link without an address', 'signInWithEmailLink', { oobCode: 'x' }),
  app('refuses a link without a code', 'signInWithEmailLink', { email: 'noa@x.test' }),
  app('looks up the account of a link', 'lookup', { idToken: '$noa' }),
  ...['PASSWORD_RESET', 'VERIFY_EMAIL', 'EMAIL_SIGNIN'].map((requestType) =>
    owner(`gives a link for ${requestType}`, '/accounts:sendOobCode', {
      requestType,
      email: 'mia2@x.test',
      returnOobLink: true,
      continueUrl: 'http://localhost/x',
    }),
  ),
  owner('gives a link for an address change', '/accounts:sendOobCode', {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    email: 'mia2@x.test',
    newEmail: 'mia3@x.test',
    returnOobLink: true,
  }),
  owner('gives no link for an unknown address', '/accounts:sendOobCode', {
    requestType: 'VERIFY_EMAIL',
    email: 'no@x.test',
    returnOobLink: true,
  }),
  request('lists codes', 'GET', `${emulator}/oobCodes`),
  app('reveals nothing about an address', 'createAuthUri', {
    identifier: 'mia2@x.test',
    continueUri: requestUri,
  }),
  app('refuses a malformed address in a lookup of sign-in methods', 'createAuthUri', {
    identifier: 'x',
    continueUri: requestUri,
  }),
  app('refuses a missing address in a lookup of sign-in methods', 'createAuthUri', {
    continueUri: requestUri,
  }),
  request('allows email enumeration', 'PATCH', `${emulator}/config`, {
    body: { emailPrivacyConfig: { enableImprovedEmailPrivacy: false } },
  }),
  app('reveals how an address signs in', 'createAuthUri', {
    identifier: 'mia2@x.test',
    continueUri: requestUri,
  }),
  app('reveals that an address signs in with a link', 'createAuthUri', {
    identifier: 'noa@x.test',
    continueUri: requestUri,
  }),
  app('reveals an unknown address', 'createAuthUri', { identifier: 'no@x.test', continueUri: requestUri }),
  app('says that an address is unknown', 'signInWithPassword', { email: 'no@x.test', password }),
  app('says that a password is wrong', 'signInWithPassword', {
    email: 'mia2@x.test',
    password: 'wrong one',
  }),
  app('says that a reset has no account', 'sendOobCode', {
    requestType: 'PASSWORD_RESET',
    email: 'no@x.test',
  }),
];
