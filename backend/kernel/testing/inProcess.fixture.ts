import type { CallableFunction } from 'firebase-functions/https';
import type { LocalProduct } from '../../seed/localProduct.ts';
import { firestore } from '../firebase.ts';

/** Runs functions in the test's process, against the local product. Call it once, before the first function. */
export const connectFunctions = ({ projectId, addresses }: LocalProduct): void => {
  Object.assign(process.env, {
    // Nothing here runs on Google's machines, and detecting that takes seconds.
    METADATA_SERVER_DETECTION: 'none',
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.firebasestorage.app` }),
    FIRESTORE_EMULATOR_HOST: addresses.firestoreGrpc,
    FIREBASE_AUTH_EMULATOR_HOST: new URL(addresses.auth).host,
    FIREBASE_STORAGE_EMULATOR_HOST: new URL(addresses.storage).host,
  });
};

let callCount = 0;

/**
 * Calls a function in the test's process, each time from a different address, so that limits per source don't matter.
 * @returns its result, or the code of its error
 */
export const callAs = async (
  uid: string,
  callable: CallableFunction<unknown, unknown>,
  data: unknown,
): Promise<unknown> => {
  callCount += 1;
  const rawRequest = { headers: {}, ip: `10.0.${callCount >> 8}.${callCount & 255}` };
  const request = { auth: { uid, token: {} }, data, rawRequest };
  try {
    return await callable.run(request as never);
  } catch (error) {
    return (error as { code?: unknown }).code ?? String(error);
  }
};

interface Committing {
  commit: () => Promise<unknown>;
}

/**
 * Replaces this process's next commit of a transaction.
 * @param commit runs instead of the real commit, which it receives
 */
export const withNextCommit = async (
  commit: (real: () => Promise<unknown>) => Promise<unknown>,
): Promise<void> => {
  const prototype = await firestore().runTransaction(
    async (transaction) => Object.getPrototypeOf(transaction) as Committing,
  );
  const real = prototype.commit;
  prototype.commit = function meddled(this: Committing) {
    prototype.commit = real;
    return commit(() => real.call(this));
  };
};

/**
 * Lets the next commit succeed but loses its response.
 * @param isRepeated whether the SDK reruns the transaction, as it does after a broken connection
 */
export const loseNextAnswer = (isRepeated: boolean): Promise<void> =>
  withNextCommit(async (real) => {
    await real();
    throw Object.assign(new Error('The answer was lost.'), isRepeated && { code: 13 });
  });

/** Makes the next commit fail permanently, with nothing written. */
export const failNextCommit = (): Promise<void> =>
  withNextCommit(() => Promise.reject(new Error('Nothing was written.')));
