import '@fontsource-variable/figtree/wght.css';
import 'shared-lib/ui/tokens.css';
import 'shared-lib/ui/kit.css';
import './public/served.css';
import { stashManagerKey } from 'shared-lib/session';
import { hasSession, isLightAddress } from './public/light/isLightAddress.ts';
import { removeServedContent } from './public/served.ts';
import { recoverFromDeploy } from './recovery/recoverFromDeploy.ts';
import { hasFirstFiles } from './startup/firstFiles.ts';
import { showLoadError } from './startup/showLoadError.ts';

const place = document.getElementById('root')!;

/** The full page with everything an account needs: sign-in, app, and the public pages within it. */
const startWhole = () => import(/* webpackChunkName: "start" */ './start.tsx');

/**
 * Whether this is a public page without a signed-in user; then it starts without the account code. The page's inline
 * script already requested the same chunk (index.html).
 */
async function startsLight(): Promise<boolean> {
  if (!isLightAddress(window.location.pathname)) return false;
  const signedIn = hasSession();
  // Where the app has run before, its code is cached and there is most likely a session, so loading the
  // visitors' version would be a waste.
  if (hasFirstFiles() && (await signedIn)) return false;
  const light = import(/* webpackChunkName: "light" */ './public/light/startLight.tsx');
  light.catch(() => undefined);
  if ((await Promise.race([signedIn, light.then(() => null)])) === true) return false;
  return (await light).startLight(place, signedIn);
}

async function start() {
  stashManagerKey(window.location);
  removeServedContent(place);
  try {
    if (!(await startsLight())) await startWhole();
  } catch (error) {
    console.error(error);
    if (!(await recoverFromDeploy(null))) showLoadError(place);
  }
}

void start();
