import type { SignedInUser } from 'shared-lib/session';
import { startSteps, type StartState, type StartStep } from './startSteps.ts';

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
  ['a session opens the app with what the device has kept', fresh, ada, inApp, [confirm, showApp(true)]],
  ['without a session, the page is for nobody', fresh, null, signedOut, [showSignedOut]],
  ['a mailed link is shown to nobody, whoever is signed in', byLink, ada, signedOut, [showSignedOut]],
  [
    'a sign-in opens the app with nothing that was kept before',
    signedOut,
    ada,
    inApp,
    [confirm, showApp(false)],
  ],
  ['an app from the device is confirmed in place', fromDevice, ada, inApp, [confirm]],
  [
    'it starts anew for another user',
    fromDevice,
    ben,
    fromDevice,
    [{ do: 'leave', user: ben, how: 'reload' }],
  ],
  ['and for nobody', fromDevice, null, fromDevice, [{ do: 'leave', user: null, how: 'reload' }]],
  ['staying signed out changes nothing', signedOut, null, signedOut, []],
  ['the same user again is only confirmed', inApp, ada, inApp, [confirm]],
  ['signing out leaves the app', inApp, null, inApp, [{ do: 'leave', user: null, how: 'go' }]],
  ['another account leaves it too', inApp, ben, inApp, [{ do: 'leave', user: ben, how: 'go' }]],
])('%s', (_, before, user, after, steps) => {
  expect(startSteps(before, { from: 'auth', user })).toEqual([after, steps]);
});

test.each<[string, StartState, StartState, readonly StartStep[]]>([
  ['is shown until Auth answers', fresh, fromDevice, [showApp(true)]],
  ['comes too late once Auth has answered', inApp, inApp, []],
  ['is not shown to who is signed out', signedOut, signedOut, []],
])('what the device has kept %s', (_, before, after, steps) => {
  expect(startSteps(before, { from: 'device', user: ada })).toEqual([after, steps]);
});
