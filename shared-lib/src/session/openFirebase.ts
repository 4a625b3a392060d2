import { startAppCheck } from './appCheck/appCheck.ts';
import { fetchFirebaseConfig } from './firebaseConfig.ts';
import { isFirebaseStarted, startFirebase } from './firebaseApp.ts';

let opening: Promise<void> | undefined;

async function open(): Promise<void> {
  const result = await fetchFirebaseConfig();
  if (!result.ok) throw new Error(result.problem);
  startFirebase(result.config);
  await startAppCheck();
}

/**
 * Sees to it that the page has its Firebase app, on pages that stand without one at first.
 * @throws Error when the configuration can't be read; another call then asks for it again
 */
export function openFirebase(): Promise<void> {
  // It is started a moment before it is open: whatever is asked before App Check is there has no token.
  if (opening) return opening;
  if (isFirebaseStarted()) return Promise.resolve();
  opening = open().finally(() => (opening = undefined));
  return opening;
}
