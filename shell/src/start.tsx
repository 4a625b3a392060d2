import { reportUncaughtErrors } from 'shared-lib/data';
import { startI18n } from 'shared-lib/i18n';
import {
  fetchFirebaseConfig,
  clearDeviceCache,
  deviceCacheOf,
  allowUnload,
  loadDeviceCache,
  didUserSignOut,
  startAppCheck,
  startFirebase,
  onUserChange,
  type DeviceCache,
  type SignedInUser,
} from 'shared-lib/session';
import { createRoot } from 'react-dom/client';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { isPublicAddress } from './public/isPublicAddress.ts';
import { usedBuild } from './recovery/deployment.ts';
import { recoverFromDeploy } from './recovery/recoverFromDeploy.ts';
import { canPrefetch } from './modules/canPrefetch.ts';
import { prefetch } from './modules/fetchFresh.ts';
import { RELEASES_ADDRESS } from './modules/releasesAddress.ts';
import { showStartProblem, StartProblem } from './StartProblem.tsx';
import { nextAddress } from './sign-in/nextAddress.ts';
import { isMailedLink } from './sign-in/signInMode.ts';
import { SignInScreen } from './sign-in/SignInScreen.tsx';
import { firstFilesFor, clearFirstFiles, loadFirstFiles } from './startup/firstFiles.ts';
import { nextTask } from './startup/nextTask.ts';
import { startReducer, type StartEvent, type StartState, type StartStep } from './startup/startReducer.ts';
import { whenIdle } from './startup/whenIdle.ts';
import { shellTexts } from './texts/index.ts';

const root = createRoot(document.getElementById('root')!);
/**
 * Pages with few records regardless of the account's size. Rendered synchronously, because a transition would
 * delay them.
 */
const smallPages = new Set(['/', '/login']);

/** Other pages render as a transition: with cached data they may have thousands of records. */
function show(page: ReactNode) {
  const render = () => root.render(<StrictMode>{page}</StrictMode>);
  if (smallPages.has(window.location.pathname)) render();
  else startTransition(render);
}

/** The current address: path, query and hash. */
function here() {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}

/** Where to go after signing out; a user who was turned away is already at the sign-in, with the reason. */
function signedOutAddress() {
  if (window.location.pathname === '/login') return here();
  return didUserSignOut() ? '/login' : nextAddress.sessionEnded(here());
}

/**
 * Loads the app's code. The shared packages, half of it, run in a separate task, because all of it at once would
 * freeze the page.
 */
async function loadApp() {
  await import(/* webpackChunkName: "app" */ './modules/sharedInstances.ts');
  await nextTask();
  return import(/* webpackChunkName: "app" */ './app/startApp.tsx');
}

function showSignIn() {
  if (window.location.pathname !== '/login') {
    window.history.replaceState(null, '', nextAddress.loginFor(here()));
  }
  clearFirstFiles();
  show(<SignInScreen />);
  // Loaded by the time the user has typed a password.
  whenIdle(() => canPrefetch(navigator) && loadApp().catch(() => undefined));
}

/** Shows a part of the page; if its code can't be loaded, a deployment may have replaced the page. */
async function showStarted(start: () => Promise<ReactNode>) {
  try {
    show(await start());
  } catch (error) {
    console.error(error);
    if (!(await recoverFromDeploy(null))) show(<StartProblem />);
  }
}

/**
 * @param known the user's cached data
 * @param confirmedUser resolves to the same user once Auth has confirmed them
 */
function showApp(
  user: SignedInUser,
  known: Promise<DeviceCache | null>,
  confirmedUser: Promise<SignedInUser>,
) {
  if (window.location.pathname === '/login') {
    window.history.replaceState(null, '', nextAddress.after(window.location.search));
  }
  return showStarted(async () => {
    const [{ startApp }, lastKnown] = await Promise.all([loadApp(), known]);
    // Evaluating the code and starting the app in one task would freeze the page.
    await nextTask();
    return startApp({ user, lastKnown, confirmedUser, build: usedBuild() });
  });
}

const showPublic = () =>
  showStarted(async () => {
    const { startPublic } = await import(/* webpackChunkName: "public" */ './public/startPublic.tsx');
    return startPublic();
  });

/**
 * For another account, or none, after the app has run: loads a new page, so nothing of the first account is
 * left.
 */
async function leaveApp(user: SignedInUser | null, how: 'reload' | 'go') {
  await clearDeviceCache();
  allowUnload();
  // The page was shown from the cache of someone who isn't signed in, so start over without it.
  if (how === 'reload') window.location.reload();
  else window.location.assign(user ? '/' : signedOutAddress());
}

const nothingKept = Promise.resolve(null);

/**
 * Updates the page as it learns who is signed in (startup/startReducer.ts).
 * @param kept the cached data of the last signed-in user
 * @returns a function to call with each event
 */
function follow(kept: Promise<DeviceCache | null>): (event: StartEvent) => void {
  let state: StartState = {
    shownFor: undefined,
    isConfirmed: false,
    isLinkShown: isMailedLink(window.location),
  };
  let confirm: (user: SignedInUser) => void;
  const confirmed = new Promise<SignedInUser>((resolve) => (confirm = resolve));
  const take = (step: StartStep) => {
    switch (step.do) {
      case 'confirm':
        return confirm(step.user);
      case 'showApp':
        return void showApp(
          step.user,
          step.isKeptValid ? deviceCacheOf(step.user, kept) : nothingKept,
          confirmed,
        );
      case 'showSignedOut':
        void clearDeviceCache();
        return isPublicAddress(window.location.pathname) ? void showPublic() : showSignIn();
      case 'leave':
        return void leaveApp(step.user, step.how);
    }
  };
  return (event) => {
    const [next, steps] = startReducer(state, event);
    state = next;
    steps.forEach(take);
  };
}

async function start() {
  reportUncaughtErrors(window);
  const texts = startI18n({ shell: shellTexts });
  const { pathname } = window.location;
  const build = usedBuild();
  const isSignIn = pathname === '/login';
  const kept = isSignIn || build === null ? nothingKept : loadDeviceCache(build);
  if (!isSignIn) {
    void prefetch(RELEASES_ADDRESS);
    // The app has run here before, so load it in parallel with the configuration and the session.
    if (firstFilesFor(loadFirstFiles(), pathname).length > 0) loadApp().catch(() => undefined);
  }
  const [result] = await Promise.all([fetchFirebaseConfig(), texts]);
  if (!result.ok) return showStartProblem(show, result.problem);
  startFirebase(result.config);
  await startAppCheck();
  const onEvent = follow(kept);
  onUserChange(
    (user) => onEvent({ from: 'auth', user }),
    (error) => showStartProblem(show, error.message),
  );
  // Auth needs the network; until it responds, the page shows cached data, marked as such.
  const lastKnown = await kept;
  if (lastKnown) onEvent({ from: 'device', user: lastKnown.user });
}

void start();
