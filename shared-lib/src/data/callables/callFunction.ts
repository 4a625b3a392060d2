import type * as z from 'zod/mini';
import { connectFunctionsEmulator, getFunctions, httpsCallable, type Functions } from 'firebase/functions';
import { functionsRegion, functionTimeoutMillis } from '../../domain/index.ts';
import { firebaseApp } from '../../session/firebaseApp.ts';
import { recordFailedRequest } from '../connection/connection.ts';
import { trackWrite } from '../connection/writes.ts';
import { reportProblem } from '../reportProblem.ts';
import { callableError, invalidResultError, type CallableResult } from './callableError.ts';

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
 * Calls a Cloud Function as the signed-in user (spec section 7) and never throws: a failure is reported and returned as
 * a result, even after 70 seconds without a response.
 * @param payload the function's input; undefined for none
 * @param result the promised answer; anything else is a failure
 */
export async function callFunction<T>(
  name: string,
  payload: unknown,
  result: z.ZodMiniType<T>,
): Promise<CallableResult<T>> {
  try {
    const call = httpsCallable(functions(), name, { timeout: functionTimeoutMillis });
    const parsed = result.safeParse((await trackWrite(() => call(payload))).data);
    if (parsed.success) return { ok: true, value: parsed.data };
    reportProblem(`${name} returned an unexpected result`, parsed.error);
    return { ok: false, error: invalidResultError };
  } catch (thrown) {
    reportProblem(`${name} failed`, thrown);
    const error = callableError(thrown);
    // The SDK also uses these codes for a request that did not get through.
    if (error.code === 'internal' || error.code === 'unavailable') recordFailedRequest();
    return { ok: false, error };
  }
}
