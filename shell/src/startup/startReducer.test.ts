import type { SignedInUser } from 'shared-lib/session';
import { startReducer, type StartState, type StartStep } from './startReducer.ts';

const userOf = (uid: string): SignedInUser => ({
  uid,
  email: `${uid}@demo.test`,
  displayName: null,
  photoURL: null,
});
const ada = userOf('ada');
const ben = userOf('ben');

const fresh: StartState = { shownFor: undefined, isConfirmed: false, isLinkShown: false };
const byLink: StartState = { ...fresh, isLinkShown: true };
const fromDevice: StartState = { ...fresh, shownFor: ada };
const signedOut: StartState = { ...fresh, shownFor: null };
const inApp: StartState = { shownFor: ada, isConfirmed: true, isLinkShown: false };

const confirm: StartStep = { do: 'confirm', user: ada };
const showApp = (isKeptValid: boolean): StartStep => ({ do: 'showApp', user: ada, isKeptValid });
const showSignedOut: StartStep = { do: 'showSignedOut' };

test.each<[string, StartState, SignedInUser | null, StartState, readonly StartStep[]]>([
  ['a session opens the app with cached data', fresh, ada, inApp, [confirm, showApp(true)]],
  ['without a session, shows the signed-out page', fresh, null, signedOut, [showSignedOut]],
  ['an emailed link shows the signed-out page, even when signed in', byLink, ada, signedOut, [showSignedOut]],
  ['signing in opens the app without cached data', signedOut, ada, inApp, [confirm, showApp(false)]],
  ['an app shown from the cache is confirmed in place', fromDevice, ada, inApp, [confirm]],
  ['another user reloads the page', fromDevice, ben, fromDevice, [{ do: 'leave', user: ben, how: 'reload' }]],
  ['and so does no user', fromDevice, null, fromDevice, [{ do: 'leave', user: null, how: 'reload' }]],
  ['staying signed out changes nothing', signedOut, null, signedOut, []],
  ['the same user again is only confirmed', inApp, ada, inApp, [confirm]],
  ['signing out leaves the app', inApp, null, inApp, [{ do: 'leave', user: null, how: 'go' }]],
  ['so does another account', inApp, ben, inApp, [{ do: 'leave', user: ben, how: 'go' }]],
])('%s', (_, before, user, after, steps) => {
  expect(startReducer(before, { from: 'auth', user })).toEqual([after, steps]);
});

test.each<[string, StartState, StartState, readonly StartStep[]]>([
  ['is shown until Auth answers', fresh, fromDevice, [showApp(true)]],
  ['is ignored once Auth has answered', inApp, inApp, []],
  ['isn’t shown to a signed-out user', signedOut, signedOut, []],
])('cached data %s', (_, before, after, steps) => {
  expect(startReducer(before, { from: 'device', user: ada })).toEqual([after, steps]);
});
