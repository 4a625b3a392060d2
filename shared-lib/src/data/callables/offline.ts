import type { CallableError } from './callableError.ts';

/** Nothing was tried, because there is no connection. */
export const offline: CallableError = {
  code: 'unavailable',
  message: 'You are offline, so nothing was saved.',
};
