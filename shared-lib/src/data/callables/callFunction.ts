import { connectFunctionsEmulator, getFunctions, httpsCallable, type Functions } from 'firebase/functions';
import { functionsRegion, functionTimeoutMillis } from '../../domain/index.ts';
import { firebaseApp } from '../../session/firebaseApp.ts';

let started: Functions | undefined;

/** The page's only Functions client. */
function functions(): Functions {
  if (!started) {
    const { app, config } = firebaseApp();
    started = getFunctions(app, functionsRegion);
    if (config.emulators) {
      const { hostname, port } = new URL(config.emulators.functions);
      connectFunctionsEmulator(started, hostname, Number(port));
    }
  }
  return started;
}

/**
 * Calls a Cloud Function as the signed-in user (spec section 7).
 * @param payload the function's input; undefined for nothing
 * @returns the result, of any shape
 * @throws FirebaseError with a `functions/…` code, also after 70 seconds without an answer
 */
export async function callFunction(name: string, payload: unknown): Promise<unknown> {
  const call = httpsCallable(functions(), name, { timeout: functionTimeoutMillis });
  return (await call(payload)).data;
}
