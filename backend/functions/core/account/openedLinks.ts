import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import { requireWithin, sourceOf } from './requireWithin.ts';

/**
 * How many invalid links are allowed from one source, which a whole office may share. A valid link always works,
 * regardless of failures there.
 */
const wrongLinks = { max: 60, within: 3_600_000 };

/**
 * Opens or uses an email link, and counts it if it is invalid.
 * @throws HttpsError `resource-exhausted` instead of `not-found` after too many invalid ones from one source
 */
export const countingWrongLinks = async <Opened>(
  request: Pick<CallableRequest, 'rawRequest'>,
  open: () => Promise<Opened>,
): Promise<Opened> => {
  try {
    return await open();
  } catch (error) {
    if (error instanceof HttpsError && error.code === 'not-found')
      await requireWithin([{ act: 'linkFrom', by: sourceOf(request), ...wrongLinks }]);
    throw error;
  }
};

/** The same answer for every invalid link, so it doesn't reveal which ones existed. */
export const invalidLinkError = (): HttpsError =>
  new HttpsError('not-found', 'This link was already used or has expired.');
