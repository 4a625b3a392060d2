import { reportUncaught } from 'shared-lib/data';
import { startI18n } from 'shared-lib/i18n';
import {
  fetchFirebaseConfig,
  forgetLastKnown,
  lastKnownOf,
  leaveUnasked,
  readLastKnown,
  signedOutByChoice,
  startAppCheck,
  startFirebase,
  watchUser,
  type LastKnown,
  type SignedInUser,
} from 'shared-lib/session';
import { createRoot } from 'react-dom/client';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { isPublicAddress } from './public/isPublicAddress.ts';
import { usedBuild } from './recovery/deployment.ts';
import { recoverFromDeploy } from './recovery/recoverFromDeploy.ts';
import { mayPrefetch } from './modules/mayPrefetch.ts';
import { fetchAhead } from './modules/freshFetch.ts';
import { RELEASES_ADDRESS } from './modules/releasesAddress.ts';
import { showStartProblem, StartProblem } from './StartProblem.tsx';
import { nextAddress } from './sign-in/nextAddress.ts';
import { isMailedLink } from './sign-in/signInMode.ts';
import { SignInScreen } from './sign-in/SignInScreen.tsx';
import { filesFor, forgetFirstFiles, keptFirstFiles } from './startup/firstFiles.ts';
import { nextTask } from './startup/nextTask.ts';
import { fetchFirstManifests } from './startup/preloadFirstFiles.ts';
import { startSteps, type StartEvent, type StartState, type StartStep } from './startup/startSteps.ts';
import { whenIdle } from './startup/whenIdle.ts';
import { shellTexts } from './texts/index.ts';

const root = createRoot(document.getElementById('root')!);
/** The pages that hold few records whatever the business's size. They are rendered at once, since slices would make them later. */
const smallPages = new Set(['/', '/login']);

/** Elsewhere as a transition: a page that starts from what this device has kept may hold thousands of records, and is rendered in slices. */
function show(page: ReactNode) {
  const render = () => root.render(<StrictMode>{page}</StrictMode>);
  if (smallPages.has(window.location.pathname)) render();
  else startTransition(render);
}

/** The address that is shown: path, query and hash. */
function here() {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}

/** Where a page goes whose user has signed out; someone who was refused is on the way there already, with the reason. */
function signedOutAddress() {
  if (window.location.pathname === '/login') return here();
  return signedOutByChoice() ? '/login' : nextAddress.sessionEnded(here());
}

/** Fetches the app's code, and evaluates what modules share with it, which is half of it, in a task of its own: all of it would freeze a page. */
async function loadApp() {
  await import(/* webpackChunkName: "app" */ './modules/sharedInstances.ts');
  await nextTask();
  return import(/* webpackChunkName: "app" */ './app/startApp.tsx');
}

function showSignIn() {
  if (window.location.pathname !== '/login') {
    window.history.replaceState(null, '', nextAddress.loginFor(here()));
  }
  forgetFirstFiles();
  show(<SignInScreen />);
  // By the time that someone has typed a password, the app is there.
  whenIdle(() => mayPrefetch(navigator) && loadApp().catch(() => undefined));
}

/** Shows what a part of the page's code makes; when that can't be fetched, a deploy may have replaced it. */
async function showStarted(start: () => Promise<ReactNode>) {
  try {
    show(await start());
  } catch (error) {
    console.error(error);
    if (!(await recoverFromDeploy(null))) show(<StartProblem />);
  }
}

/**
 * @param known what this device has kept of the same user
 * @param confirmedUser ends with the same user, once Auth says so
 */
function showApp(user: SignedInUser, known: Promise<LastKnown | null>, confirmedUser: Promise<SignedInUser>) {
  if (window.location.pathname === '/login') {
    window.history.replaceState(null, '', nextAddress.after(window.location.search));
  }
  return showStarted(async () => {
    const [{ startApp }, lastKnown] = await Promise.all([loadApp(), known]);
    // To evaluate that code and to start with it are long enough to freeze a page in one task.
    await nextTask();
    return startApp({ user, lastKnown, confirmedUser, build: usedBuild() });
  });
}

const showPublic = () =>
  showStarted(async () => {
    const { startPublic } = await import(/* webpackChunkName: "public" */ './public/startPublic.tsx');
    return startPublic();
  });

/** Another account, or none, after the app has run: a fresh page, so that nothing of the first account is left in it. */
async function leaveApp(user: SignedInUser | null, how: 'reload' | 'go') {
  await forgetLastKnown();
  leaveUnasked();
  // What was last known was shown to nobody who is signed in: the page begins anew, as if it had not been there.
  if (how === 'reload') window.location.reload();
  else window.location.assign(user ? '/' : signedOutAddress());
}

const nothingKept = Promise.resolve(null);

/**
 * Shows the page as it learns for whom it is (startup/startSteps.ts).
 * @param kept what this device has kept of who was last signed in
 * @returns what tells it
 */
function follow(kept: Promise<LastKnown | null>): (event: StartEvent) => void {
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
          step.isKeptValid ? lastKnownOf(step.user, kept) : nothingKept,
          confirmed,
        );
      case 'showSignedOut':
        void forgetLastKnown();
        return isPublicAddress(window.location.pathname) ? void showPublic() : showSignIn();
      case 'leave':
        return void leaveApp(step.user, step.how);
    }
  };
  return (event) => {
    const [next, steps] = startSteps(state, event);
    state = next;
    steps.forEach(take);
  };
}

async function start() {
  reportUncaught(window);
  const texts = startI18n({ shell: shellTexts });
  const { pathname } = window.location;
  const build = usedBuild();
  const isSignIn = pathname === '/login';
  const kept = isSignIn || build === null ? nothingKept : readLastKnown(build);
  if (!isSignIn) {
    void fetchAhead(RELEASES_ADDRESS);
    fetchFirstManifests(pathname);
    // Where the app has run at this place before, it will again: it is made ready beside the configuration and the session.
    if (filesFor(keptFirstFiles(), pathname).length > 0) loadApp().catch(() => undefined);
  }
  const [result] = await Promise.all([fetchFirebaseConfig(), texts]);
  if (!result.ok) return showStartProblem(show, result.problem);
  startFirebase(result.config);
  await startAppCheck();
  const onEvent = follow(kept);
  watchUser(
    (user) => onEvent({ from: 'auth', user }),
    (error) => showStartProblem(show, error.message),
  );
  // Auth asks over the network; until it answers, the page shows what this device has kept, and says so.
  const lastKnown = await kept;
  if (lastKnown) onEvent({ from: 'device', user: lastKnown.user });
}

void start();
