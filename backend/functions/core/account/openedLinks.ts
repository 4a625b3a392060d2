import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import { requireWithin, sourceOf } from './requireWithin.ts';

/** From one place, links are opened and used this often. */
const linkLimit = { most: 60, within: 3_600_000 };

/** Counts that somebody opens or uses a link of a mail. @throws HttpsError `resource-exhausted` for too many from one place */
export const requireFewLinks = (request: Pick<CallableRequest, 'rawRequest'>): Promise<void> =>
  requireWithin([{ act: 'linkFrom', by: sourceOf(request), ...linkLimit }]);

/** One answer for every link that opens nothing, so that it tells nobody which there were. */
export const usedUp = (): HttpsError =>
  new HttpsError('not-found', 'The link was used already, or is too old.');
