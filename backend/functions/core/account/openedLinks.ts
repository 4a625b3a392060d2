import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import { requireWithin, sourceOf } from './requireWithin.ts';

/** Link opens and uses allowed from one source. */
const linkLimit = { most: 60, within: 3_600_000 };

/**
 * Counts an opened or used email link.
 * @throws HttpsError `resource-exhausted` after too many from one source
 */
export const requireFewLinks = (request: Pick<CallableRequest, 'rawRequest'>): Promise<void> =>
  requireWithin([{ act: 'linkFrom', by: sourceOf(request), ...linkLimit }]);

/** The same answer for every invalid link, so it doesn't reveal which ones existed. */
export const usedUp = (): HttpsError =>
  new HttpsError('not-found', 'The link was used already, or is too old.');
