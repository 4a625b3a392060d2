import '@fontsource-variable/figtree/wght.css';
import 'shared-lib/ui/tokens.css';
import './public/served.css';
import { takeManagerKey } from 'shared-lib/session';
import { hasSession } from './public/light/hasSession.ts';
import { isLightAddress } from './public/light/isLightAddress.ts';
import { giveWayToPage } from './public/served.ts';
import { recoverFromDeploy } from './recovery/recoverFromDeploy.ts';
import { hasFirstFiles } from './startup/firstFiles.ts';
import { showLoss } from './startup/showLoss.ts';

const place = document.getElementById('root')!;

/** The page with all that an account needs: the sign-in, the app, and the public pages within it. */
const startWhole = () => import(/* webpackChunkName: "start" */ './start.tsx');

/**
 * Whether the page is one for everyone, and nobody is signed in here: then it starts without what only an account needs. The page's own
 * lines have asked for the same part of the code already (index.html).
 */
async function startsLight(): Promise<boolean> {
  if (!isLightAddress(window.location.pathname)) return false;
  const signedIn = hasSession();
  // Where the app has run, its code is on the device, and so is a session, most likely: visitors' own would be fetched for nothing.
  if (hasFirstFiles() && (await signedIn)) return false;
  const light = import(/* webpackChunkName: "light" */ './public/light/startLight.tsx');
  light.catch(() => undefined);
  if ((await Promise.race([signedIn, light.then(() => null)])) === true) return false;
  return (await light).startLight(place, signedIn);
}

async function start() {
  takeManagerKey(window.location);
  giveWayToPage(place);
  try {
    if (!(await startsLight())) await startWhole();
  } catch (error) {
    console.error(error);
    if (!(await recoverFromDeploy(null))) showLoss(place);
  }
}

void start();
