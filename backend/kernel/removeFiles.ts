import { bucket } from './firebase.ts';

/** How often a connection may break before it is left to whoever called. */
const tries = 3;

/**
 * Removes all files below a path. To remove one twice does no harm, so it is tried again when a connection breaks, which the client of
 * Cloud Storage does not do by itself for deletions.
 * @param prefix such as `customers/{customerId}/`
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
