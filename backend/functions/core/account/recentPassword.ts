import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import { requireWithin } from './requireWithin.ts';

/** How long after entering their password a person counts as present at the keyboard, in milliseconds. */
const recently = 5 * 60_000;

const limit = { max: 20, within: 3_600_000 };

/**
 * Whether the password was entered recently.
 * @param authTime epoch seconds, from the ID token
 * @param now epoch milliseconds
 */
export const isRecent = (authTime: unknown, now: number): boolean =>
  typeof authTime === 'number' && now - authTime * 1000 <= recently;

/**
 * Requires a signed-in caller who entered their password recently.
 * @param act the rate-limited action
 * @returns their uid
 * @throws HttpsError `unauthenticated`; `failed-precondition` if the password was entered too long ago; `resource-exhausted`
 */
export const requireRecentPassword = async (
  request: Pick<CallableRequest, 'auth'>,
  act: string,
): Promise<string> => {
  if (!request.auth) throw new HttpsError('unauthenticated', 'Sign in first.');
  const { uid, token } = request.auth;
  if (!isRecent(token.auth_time, Date.now())) {
    throw new HttpsError('failed-precondition', 'Enter your password again first.');
  }
  await requireWithin([{ act, by: uid, ...limit }]);
  return uid;
};
