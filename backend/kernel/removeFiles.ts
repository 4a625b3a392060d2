import { bucket } from './firebase.ts';

/** Number of attempts, after which a broken connection is left to the caller. */
const tries = 3;

/**
 * Deletes all files below a path. Deleting is idempotent, so it is retried when a connection breaks; the Cloud Storage client doesn't retry
 * deletions.
 * @param prefix for example `customers/{customerId}/`
 */
export const removeFiles = async (prefix: string): Promise<void> => {
  for (let tried = 1; ; tried += 1) {
    try {
      await bucket().deleteFiles({ prefix });
      return;
    } catch (error) {
      if (tried === tries) throw error;
    }
  }
};
