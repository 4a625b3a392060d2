import type { CallableOptions } from 'firebase-functions/https';
import { functionsRegion, functionTimeoutMillis } from 'shared-lib/domain';

/** What every callable has in common (spec section 7): region and timeout. */
export const callableOptions: CallableOptions = {
  region: functionsRegion,
  timeoutSeconds: functionTimeoutMillis / 1000,
};
