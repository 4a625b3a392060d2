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

/** Whether a report comes from Mailgun: HMAC-SHA256, in hexadecimal digits, of its time and its token. */
export const isMailgunSignature = (
  key: string,
  {
    timestamp,
    token,
    signature,
  }: { readonly timestamp: string; readonly token: string; readonly signature: string },
): boolean =>
  areEqual(
    createHmac('sha256', key)
      .update(timestamp + token)
      .digest('hex'),
    signature,
  );
