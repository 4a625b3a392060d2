import { createHmac, timingSafeEqual } from 'node:crypto';

const areEqual = (a: string, b: string): boolean => {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
};

/**
 * Whether a request comes from Twilio: HMAC-SHA1, in base64, of the address as Twilio called it and its form fields in order of their
 * names, each name with its value.
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

/** What Mailgun signs each of its reports with. */
export interface MailgunSignature {
  /** Epoch seconds, in digits. */
  readonly timestamp: string;
  readonly token: string;
  readonly signature: string;
}

/** How far a report's timestamp may be from our clock. Mailgun repeats a report that failed after 10 minutes. */
export const mailgunSignatureMillis = 15 * 60_000;

/**
 * Whether a report comes from Mailgun: HMAC-SHA256, in hexadecimal digits, of its time and its token
 * (https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/securing-webhooks).
 * @param now epoch milliseconds
 * @returns `expired` for a signature that was Mailgun's own, more than 15 minutes from now
 */
export const judgeMailgunSignature = (
  key: string,
  { timestamp, token, signature }: MailgunSignature,
  now: number,
): 'good' | 'expired' | 'forged' => {
  const expected = createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex');
  if (!areEqual(expected, signature)) return 'forged';
  // A timestamp that isn't a number is never near.
  return Math.abs(Number(timestamp) * 1000 - now) <= mailgunSignatureMillis ? 'good' : 'expired';
};
