import * as z from 'zod/mini';
import type { SendOutcome } from '../domain/planOutcome.ts';

/** Twilio's response about a text, or about an invalid request. */
const messageSchema = z.object({ sid: z.string(), num_segments: z.optional(z.nullable(z.string())) });
const errorSchema = z.object({
  code: z.optional(z.nullable(z.number())),
  message: z._default(z.string(), ''),
});

/** They answered STOP, and Twilio remembers. */
const unsubscribed = 21610;

/** The outcome in Twilio's response to a text: accepted, permanently refused, to be retried, or unknown. */
export const twilioOutcome = (status: number, body: unknown): SendOutcome => {
  if (status >= 200 && status < 300) return acceptedOf(body);
  const { code, message } = z.safeParse(errorSchema, body).data ?? { code: null, message: '' };
  const fault = { code: String(code ?? status), message: message || `Twilio answered ${status}.` };
  if (status >= 500) return { kind: 'unknown', ...fault };
  // 429: too many at once. 401, 403: our credentials, which will be fixed.
  if (status === 429) return { kind: 'later', ...fault, isBusy: true };
  if (status === 401 || status === 403) return { kind: 'later', ...fault };
  return { kind: 'refused', ...fault, ...(code === unsubscribed && { isSuppressed: true }) };
};

const acceptedOf = (body: unknown): SendOutcome => {
  const { data } = z.safeParse(messageSchema, body);
  if (!data) return { kind: 'unknown', code: 'unreadable', message: 'Twilio’s answer could not be read.' };
  return { kind: 'accepted', providerId: data.sid, numSegments: Number(data.num_segments ?? 0) || null };
};

const listSchema = z.object({
  messages: z.array(
    z.object({
      sid: z.string(),
      body: z.nullable(z.string()),
      to: z.string(),
      date_created: z.string(),
      num_segments: z.optional(z.nullable(z.string())),
    }),
  ),
});

/** Twilio's times are in whole seconds, by a different clock. */
const clockTolerance = 5_000;

/**
 * Whether a list of the latest texts to a number contains one with these words, from that time on.
 * @param since epoch milliseconds
 */
export const foundOutcome = (
  status: number,
  body: unknown,
  wanted: { readonly to: string; readonly body: string },
  since: number,
): SendOutcome => {
  const { data } = z.safeParse(listSchema, body);
  if (status !== 200 || !data)
    return {
      kind: 'unknown',
      code: String(status),
      message: 'Twilio didn’t say what happened to an earlier attempt.',
    };
  const found = data.messages.find(
    (message) =>
      message.to === wanted.to &&
      // A trial account puts Twilio's own words before the text.
      message.body?.endsWith(wanted.body) &&
      Date.parse(message.date_created) >= since - clockTolerance,
  );
  return found ? acceptedOf(found) : { kind: 'absent' };
};
