import { createHmac, timingSafeEqual } from 'node:crypto';

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
