import { createHmac, randomUUID } from 'node:crypto';
import type { Log } from '../Log.ts';
import type { Outbox, OutboxMail, OutboxText } from './Outbox.ts';

/** The credentials for the outbox's stand-ins for Twilio and Mailgun; set in its users' environment. */
export const localCredentials = {
  accountSid: 'AC00000000000000000000000000000000',
  authToken: 'local-twilio-token',
  from: '+15005550006',
  mailReportsKey: 'local-mailgun-key',
} as const;

/** Reports an email's delivery status. Never rejects. */
export type MailReporter = (mail: OutboxMail, became: 'delivered' | 'bounced') => Promise<void>;

/** Posts reports like Mailgun to a function's address; null for none. */
export const mailReporter =
  (address: string | null, log: Log): MailReporter =>
  async (mail, became) => {
    if (address === null) return;
    const timestamp = String(Math.floor(Date.now() / 1000));
    const token = randomUUID();
    const signature = createHmac('sha256', localCredentials.mailReportsKey)
      .update(timestamp + token)
      .digest('hex');
    const event =
      became === 'delivered'
        ? { event: 'delivered' }
        : {
            event: 'failed',
            severity: 'permanent',
            'delivery-status': { code: 550, message: 'No such mailbox.' },
          };
    const headers = { 'message-id': mail.messageId.replace(/^<|>$/g, '') };
    const body = {
      signature: { timestamp, token, signature },
      'event-data': { ...event, message: { headers } },
    };
    await post(address, 'application/json', JSON.stringify(body), {}, log);
  };

/** Posts a form like Twilio, with its signature. */
const postForm = (url: string, fields: Readonly<Record<string, string>>, log: Log): Promise<void> => {
  const signed = Object.keys(fields)
    .sort()
    .reduce((text, name) => text + name + fields[name], url);
  const signature = createHmac('sha1', localCredentials.authToken).update(signed).digest('base64');
  const form = new URLSearchParams(fields).toString();
  return post(url, 'application/x-www-form-urlencoded', form, { 'x-twilio-signature': signature }, log);
};

async function post(
  url: string,
  type: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  log: Log,
): Promise<void> {
  try {
    const answer = await fetch(url, { method: 'POST', body, headers: { ...headers, 'content-type': type } });
    if (!answer.ok) log(`Outbox: ${url} answered ${answer.status}.`);
  } catch (error) {
    log(`Outbox: could not notify ${url}: ${String(error)}`);
  }
}

/**
 * Reports each step of a text's delivery. Never rejects.
 * @param callback the address its sender gave; null for none
 */
export const reportText = async (
  outbox: Outbox,
  text: OutboxText,
  callback: string | null,
  errorCode: number | null,
  log: Log,
): Promise<void> => {
  for (const status of errorCode === null ? ['sent', 'delivered'] : ['sent', 'undelivered']) {
    text.status = status;
    text.errorCode = status === 'undelivered' ? errorCode : null;
    outbox.changed();
    const fields = {
      MessageSid: text.id,
      MessageStatus: status,
      To: text.to,
      From: text.from,
      ...(text.errorCode !== null && { ErrorCode: String(text.errorCode) }),
    };
    if (callback !== null) await postForm(callback, fields, log);
  }
};

/** Reports a reply to the function that receives replies. */
export const reportReply = (address: string, reply: OutboxText, log: Log): Promise<void> =>
  postForm(address, { MessageSid: reply.id, From: reply.from, To: reply.to, Body: reply.body }, log);
