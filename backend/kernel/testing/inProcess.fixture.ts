import type { CallableFunction } from 'firebase-functions/https';
import type { LocalProduct } from '../../seed/localProduct.ts';
import { firestore } from '../firebase.ts';

/** Lets the functions run in the test's own process, on the local product. Once, before the first of them is called. */
export const connectFunctions = ({ projectId, addresses }: LocalProduct): void => {
  Object.assign(process.env, {
    // Nothing here runs on Google's machines, and asking takes seconds.
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
 * Calls a function in the test's own process, each time from another address: what one place may do is no matter here.
 * @returns its result, or the code of what it throws
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
 * Meddles with the next transaction to be committed, of this process.
 * @param commit what happens in place of it, given what would
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
 * Lets the next commit go through, and its answer get lost.
 * @param isRepeated whether the SDK runs the transaction again then, as it does for a broken connection
 */
export const loseNextAnswer = (isRepeated: boolean): Promise<void> =>
  withNextCommit(async (real) => {
    await real();
    throw Object.assign(new Error('The answer was lost.'), isRepeated && { code: 13 });
  });

/** Lets the next commit fail for good, with nothing written. */
export const failNextCommit = (): Promise<void> =>
  withNextCommit(() => Promise.reject(new Error('Nothing was written.')));
