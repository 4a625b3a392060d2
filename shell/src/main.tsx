import '@fontsource-variable/figtree/wght.css';
import 'shared-lib/ui/tokens.css';
import { startI18n } from 'shared-lib/i18n';
import { fetchFirebaseConfig, startFirebase, watchUser, type SignedInUser } from 'shared-lib/session';
import { createRoot } from 'react-dom/client';
import { StrictMode, type ReactNode } from 'react';
import { showStartProblem, StartProblem } from './StartProblem.tsx';
import { nextAddress } from './sign-in/nextAddress.ts';
import { SignInScreen } from './sign-in/SignInScreen.tsx';
import { shellTexts } from './texts/index.ts';

const root = createRoot(document.getElementById('root')!);
const show = (page: ReactNode) => root.render(<StrictMode>{page}</StrictMode>);

/** Who the page was loaded for: `undefined` until Auth has answered. While it loads nothing is rendered. */
let shownFor: SignedInUser | null | undefined;

/** Where a page goes whose user has signed out; someone who was refused is on the way there already, with the reason. */
function signedOutAddress() {
  const { pathname, search } = window.location;
  return pathname === '/login' ? `/login${search}` : '/login';
}

function showSignIn() {
  const { pathname, search, hash } = window.location;
  if (pathname !== '/login') {
    window.history.replaceState(null, '', nextAddress.loginFor(`${pathname}${search}${hash}`));
  }
  show(<SignInScreen />);
}

async function showPublic() {
  try {
    const { startPublic } = await import(/* webpackChunkName: "public" */ './public/startPublic.tsx');
    show(startPublic());
  } catch (error) {
    console.error(error);
    show(<StartProblem />);
  }
}

async function showApp(user: SignedInUser) {
  if (window.location.pathname === '/login') {
    window.history.replaceState(null, '', nextAddress.after(window.location.search));
  }
  try {
    const { startApp } = await import(/* webpackChunkName: "app" */ './app/startApp.tsx');
    show(await startApp(user));
  } catch (error) {
    console.error(error);
    show(<StartProblem />);
  }
}

function onUser(user: SignedInUser | null) {
  if (user?.uid === shownFor?.uid && shownFor !== undefined) return;
  // Another account, or none, after the app has run: a fresh page, so that nothing of the first account is left in it.
  if (shownFor) return window.location.assign(user ? '/' : signedOutAddress());
  shownFor = user;
  if (user) void showApp(user);
  else if (/^\/docs(\/|$)/.test(window.location.pathname)) void showPublic();
  else showSignIn();
}

async function start() {
  startI18n(shellTexts);
  const result = await fetchFirebaseConfig();
  if (!result.ok) return showStartProblem(show, result.problem);
  startFirebase(result.config);
  watchUser(onUser, (error) => showStartProblem(show, error.message));
}

void start();
