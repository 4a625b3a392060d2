import * as z from 'zod/mini';
import type { SendOutcome } from '../domain/planOutcome.ts';

const sentSchema = z.object({ name: z.string() });

/** https://firebase.google.com/docs/reference/fcm/rest/v1/ErrorCode */
const errorSchema = z.object({
  error: z.object({
    message: z._default(z.string(), ''),
    status: z._default(z.string(), ''),
    details: z._default(z.array(z.object({ errorCode: z.optional(z.string()) })), []),
  }),
});

/** The code of a push notification whose device no longer exists. */
export const unregistered = 'UNREGISTERED';

/** Another error with the same meaning: the browser subscribed to another project. */
const gone: readonly string[] = [unregistered, 'SENDER_ID_MISMATCH'];

/**
 * The outcome in Firebase Cloud Messaging's response: accepted, permanently refused, or to be retried. A repeated notification replaces the
 * first on the device, so one with an unknown result can be repeated too.
 * @param retryAfter the response's header, in seconds; null for none
 */
export const fcmOutcome = (status: number, body: unknown, retryAfter: string | null): SendOutcome => {
  const sent = z.safeParse(sentSchema, body);
  if (status >= 200 && status < 300)
    return { kind: 'accepted', providerId: (sent.data?.name ?? '').slice(0, 500), numSegments: null };
  const error = z.safeParse(errorSchema, body).data?.error;
  const code = error?.details.find(({ errorCode }) => errorCode !== undefined)?.errorCode ?? error?.status;
  const fault = { code: code || String(status), message: error?.message || `FCM answered ${status}.` };
  if (gone.includes(fault.code)) return { kind: 'refused', ...fault, code: unregistered };
  // 401, 403: our credentials or the API, which will be fixed.
  if (status !== 401 && status !== 403 && status !== 429 && status < 500)
    return { kind: 'refused', ...fault };
  const seconds = Number(retryAfter);
  const afterMillis = Number.isFinite(seconds) && seconds > 0 ? { afterMillis: seconds * 1000 } : {};
  return { kind: 'later', ...fault, ...afterMillis, ...(status === 429 && { isBusy: true }) };
};
