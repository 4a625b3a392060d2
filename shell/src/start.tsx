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

/** Who the page was loaded for: `undefined` until Auth has answered, or what was last known has. Before that nothing is rendered. */
let shownFor: SignedInUser | null | undefined;

/** Ends with whom Auth says is signed in. */
let confirmUser: (user: SignedInUser) => void;
const confirmedUser = new Promise<SignedInUser>((resolve) => (confirmUser = resolve));
let isConfirmed = false;

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

/** @param known what this device has kept of the same user. */
function showApp(user: SignedInUser, known: LastKnown | Promise<LastKnown | null>) {
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
async function leaveApp(user: SignedInUser | null) {
  await forgetLastKnown();
  leaveUnasked();
  // What was last known was shown to nobody who is signed in: the page begins anew, as if it had not been there.
  if (!isConfirmed) window.location.reload();
  else window.location.assign(user ? '/' : signedOutAddress());
}

/** Whether the page was opened by a link from a mail, which is about whoever got the mail, and not about whoever is signed in here. */
let isLinkShown = isMailedLink(window.location);

const nothingKept = Promise.resolve(null);
/** What this device has kept of whoever was last signed in. */
let reading: Promise<LastKnown | null> = nothingKept;

function onUser(known: SignedInUser | null) {
  const user = isLinkShown ? null : known;
  isLinkShown = false;
  if (user && (!shownFor || user.uid === shownFor.uid)) {
    isConfirmed = true;
    confirmUser(user);
  }
  if (user?.uid === shownFor?.uid && shownFor !== undefined) return;
  if (shownFor) return void leaveApp(user);
  shownFor = user;
  if (!user) {
    // A session that has ended by itself has left it behind.
    reading = nothingKept;
    void forgetLastKnown();
  }
  if (user) void showApp(user, lastKnownOf(user, reading));
  else if (isPublicAddress(window.location.pathname)) void showPublic();
  else showSignIn();
}

async function start() {
  const texts = startI18n({ shell: shellTexts });
  const { pathname } = window.location;
  const build = usedBuild();
  if (pathname !== '/login') {
    if (build !== null) reading = readLastKnown(build);
    void fetchAhead(RELEASES_ADDRESS);
    fetchFirstManifests(pathname);
    // Where the app has run at this place before, it will again: it is made ready beside the configuration and the session.
    if (filesFor(keptFirstFiles(), pathname).length > 0) loadApp().catch(() => undefined);
  }
  const [result] = await Promise.all([fetchFirebaseConfig(), texts]);
  if (!result.ok) return showStartProblem(show, result.problem);
  startFirebase(result.config);
  await startAppCheck();
  watchUser(onUser, (error) => showStartProblem(show, error.message));
  const lastKnown = await reading;
  if (!lastKnown || shownFor !== undefined) return;
  // Auth asks over the network; until it answers, the page shows what this device has kept, and says so.
  shownFor = lastKnown.user;
  void showApp(lastKnown.user, lastKnown);
}

void start();
