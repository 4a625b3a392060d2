import { createTransport } from 'nodemailer';
import type { Mail } from '../domain/mail.ts';
import type { MailConfiguration } from '../configuration.ts';
import { answerMillis, type MessageProvider } from '../MessageProvider.ts';
import { messageIdOf } from '../mailMessageId.ts';
import { smtpOutcome, type SmtpFailure } from './smtpOutcome.ts';

/** The headers for one-click unsubscribe, without a page (RFC 8058). */
const unsubscribeHeaders = (url: string | null): Record<string, string> =>
  url === null
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/**
 * Sends emails by SMTP, with a separate connection for each: a pool would automatically resend an email when a connection drops. A server
 * can't be asked for past emails. A retried email keeps its Message-ID, so many email clients show it once.
 */
export const smtpProvider = ({ smtpUrl, from }: MailConfiguration): MessageProvider<Mail> => {
  const address = /<([^>]*)>/.exec(from)?.[1] ?? from;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: answerMillis,
    greetingTimeout: answerMillis,
    socketTimeout: answerMillis,
    // An email's text contains user input, which must not reference a local file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    find: null,
    send: async ({ id, to, replyTo, fromName, unsubscribeUrl, message: { subject, text, html } }) => {
      const messageId = messageIdOf(id, address);
      try {
        await transport.sendMail({
          from: fromName === '' ? from : { name: fromName, address },
          // As an object, so a comma in it can't split it into two recipients.
          to: { name: '', address: to },
          ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          ...(html !== null && { html }),
          messageId,
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
        });
        return { kind: 'accepted', providerId: messageId, numSegments: null };
      } catch (error) {
        return smtpOutcome(error as SmtpFailure);
      }
    },
  };
};
