import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { DeliveryReport } from '../domain/planReport.ts';

const areEqual = (a: string, b: string): boolean => {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
};

/**
 * Whether a request comes from Twilio: base64 HMAC-SHA1 of the address as Twilio called it, followed by the form fields sorted by name,
 * each name with its value.
 * @param signature the header `X-Twilio-Signature`
 */
export const isTwilioSignature = (
  authToken: string,
  url: string,
  fields: Readonly<Record<string, string>>,
  signature: string,
): boolean => {
  const signed = Object.keys(fields)
    .sort()
    .reduce((text, name) => text + name + fields[name], url);
  return areEqual(createHmac('sha1', authToken).update(signed, 'utf8').digest('base64'), signature);
};

/** The signature fields of Mailgun's reports. */
export interface MailgunSignature {
  /** Epoch seconds, in digits. */
  readonly timestamp: string;
  readonly token: string;
  readonly signature: string;
}

/** Maximum difference between a report's timestamp and our clock. Mailgun retries a failed report after 10 minutes. */
export const mailgunSignatureMillis = 15 * 60_000;

/**
 * Whether a report comes from Mailgun: hexadecimal HMAC-SHA256 of its time and token
 * (https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/securing-webhooks).
 * @param now epoch milliseconds
 * @returns `expired` for a genuine signature more than 15 minutes from now
 */
export const verifyMailgunSignature = (
  key: string,
  { timestamp, token, signature }: MailgunSignature,
  now: number,
): 'good' | 'expired' | 'forged' => {
  const expected = createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex');
  if (!areEqual(expected, signature)) return 'forged';
  // NaN fails this comparison.
  return Math.abs(Number(timestamp) * 1000 - now) <= mailgunSignatureMillis ? 'good' : 'expired';
};

const shortText = z.string().check(z.maxLength(1000));

/** Mailgun's request: its signature, and an email's event. */
export const mailgunPostSchema = z.object({
  signature: z.object({ timestamp: shortText, token: shortText, signature: shortText }),
  'event-data': z.object({
    event: shortText,
    severity: z.optional(z.nullable(shortText)),
    message: z.object({ headers: z.object({ 'message-id': shortText }) }),
    'delivery-status': z.optional(
      z.object({
        code: z.optional(z.nullable(z.union([z.number(), shortText]))),
        message: z.optional(z.nullable(z.string())),
        description: z.optional(z.nullable(z.string())),
      }),
    ),
  }),
});

/** An email's event as Mailgun posts it. */
export type MailgunEvent = z.output<typeof mailgunPostSchema>['event-data'];

const kindOf = ({ event, severity }: MailgunEvent): DeliveryReport['kind'] | null => {
  if (event === 'accepted') return 'sent';
  if (event === 'delivered') return 'delivered';
  if (event === 'complained') return 'complained';
  // Mailgun retries temporary failures.
  return event === 'failed' && severity === 'permanent' ? 'bounced' : null;
};

/** The delivery report in Mailgun's event; null if it says nothing about delivery. */
export const mailgunReport = (event: MailgunEvent): DeliveryReport | null => {
  const kind = kindOf(event);
  if (kind === null) return null;
  const status = event['delivery-status'];
  return {
    kind,
    providerId: event.message.headers['message-id'],
    code: String(status?.code ?? ''),
    message: kind === 'bounced' ? status?.message || status?.description || event.event : '',
  };
};

type Form = Readonly<Record<string, string>>;

/** Twilio's statuses for a text; others mean it is on the way. */
const kinds: Readonly<Record<string, DeliveryReport['kind']>> = {
  accepted: 'sent',
  scheduled: 'sent',
  queued: 'sent',
  sending: 'sent',
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
};

/** The delivery report in Twilio's form fields; null if they have none. */
export const twilioReport = (form: Form): DeliveryReport | null => {
  const kind = kinds[form['MessageStatus'] ?? ''];
  if (kind === undefined) return null;
  const code = form['ErrorCode'] ?? '';
  return {
    kind,
    providerId: form['MessageSid'] ?? '',
    code,
    message: kind === 'failed' ? `Twilio says: ${form['MessageStatus']}${code && `, error ${code}`}.` : '',
  };
};
