import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import { requireWithin } from './requireWithin.ts';

/** Milliseconds in which somebody who has given their password counts as being at the keyboard themself. */
const recently = 5 * 60_000;

const limit = { most: 20, within: 3_600_000 };

/**
 * Whether somebody gave their password a moment ago.
 * @param authTime seconds since the epoch, as the ID token has it
 * @param now epoch milliseconds
 */
export const isRecent = (authTime: unknown, now: number): boolean =>
  typeof authTime === 'number' && now - authTime * 1000 <= recently;

/**
 * Who is signed in, and gave their password a moment ago.
 * @param act what they do, of which there is a limit
 * @returns their uid
 * @throws HttpsError `unauthenticated`; `failed-precondition` for whoever gave their password long ago; `resource-exhausted`
 */
export const requireAtKeyboard = async (
  request: Pick<CallableRequest, 'auth'>,
  act: string,
): Promise<string> => {
  if (!request.auth) throw new HttpsError('unauthenticated', 'Sign in first.');
  const { uid, token } = request.auth;
  if (!isRecent(token.auth_time, Date.now())) {
    throw new HttpsError('failed-precondition', 'Give your password again first.');
  }
  await requireWithin([{ act, by: uid, ...limit }]);
  return uid;
};
