import '@fontsource-variable/figtree/wght.css';
import 'shared-lib/ui/tokens.css';
import { startI18n } from 'shared-lib/i18n';
import {
  fetchFirebaseConfig,
  leaveUnasked,
  signedOutByChoice,
  startFirebase,
  watchUser,
  type SignedInUser,
} from 'shared-lib/session';
import { createRoot } from 'react-dom/client';
import { StrictMode, type ReactNode } from 'react';
import { isPublicAddress } from './public/isPublicAddress.ts';
import { recoverFromDeploy } from './recovery/recoverFromDeploy.ts';
import { mayPrefetch } from './modules/mayPrefetch.ts';
import { fetchAhead } from './modules/freshFetch.ts';
import { RELEASES_ADDRESS } from './modules/releasesAddress.ts';
import { showStartProblem, StartProblem } from './StartProblem.tsx';
import { nextAddress } from './sign-in/nextAddress.ts';
import { SignInScreen } from './sign-in/SignInScreen.tsx';
import { forgetFirstFiles } from './startup/firstFiles.ts';
import { preloadFirstFiles } from './startup/preloadFirstFiles.ts';
import { whenIdle } from './startup/whenIdle.ts';
import { shellTexts } from './texts/index.ts';

const root = createRoot(document.getElementById('root')!);
const show = (page: ReactNode) => root.render(<StrictMode>{page}</StrictMode>);

/** Who the page was loaded for: `undefined` until Auth has answered. While it loads nothing is rendered. */
let shownFor: SignedInUser | null | undefined;

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

const loadApp = () => import(/* webpackChunkName: "app" */ './app/startApp.tsx');

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

function showApp(user: SignedInUser) {
  if (window.location.pathname === '/login') {
    window.history.replaceState(null, '', nextAddress.after(window.location.search));
  }
  return showStarted(async () => {
    const { startApp } = await loadApp();
    return startApp(user);
  });
}

const showPublic = () =>
  showStarted(async () => {
    const { startPublic } = await import(/* webpackChunkName: "public" */ './public/startPublic.tsx');
    return startPublic();
  });

function onUser(user: SignedInUser | null) {
  if (user?.uid === shownFor?.uid && shownFor !== undefined) return;
  // Another account, or none, after the app has run: a fresh page, so that nothing of the first account is left in it.
  if (shownFor) {
    leaveUnasked();
    return window.location.assign(user ? '/' : signedOutAddress());
  }
  shownFor = user;
  if (user) void showApp(user);
  else if (isPublicAddress(window.location.pathname)) void showPublic();
  else showSignIn();
}

async function start() {
  startI18n(shellTexts);
  const { pathname } = window.location;
  if (pathname !== '/login') {
    void fetchAhead(RELEASES_ADDRESS);
    preloadFirstFiles(pathname);
  }
  const result = await fetchFirebaseConfig();
  if (!result.ok) return showStartProblem(show, result.problem);
  startFirebase(result.config);
  watchUser(onUser, (error) => showStartProblem(show, error.message));
}

void start();
