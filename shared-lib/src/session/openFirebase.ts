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
 * Makes sure the page has its Firebase app, on pages that start without one.
 * @throws Error if the configuration can't be read; the next call retries
 */
export function openFirebase(): Promise<void> {
  // The app exists before App Check is ready. Wait for both, or requests would have no token.
  if (opening) return opening;
  if (isFirebaseStarted()) return Promise.resolve();
  opening = open().finally(() => (opening = undefined));
  return opening;
}
