import { createTransport } from 'nodemailer';
import type { Mail } from '../domain/mail.ts';
import type { MailConfiguration } from '../configuration.ts';
import { answerMillis, type MessageProvider } from '../MessageProvider.ts';
import { messageIdOf } from '../mailMessageId.ts';
import { smtpOutcome, type SmtpFailure } from './smtpOutcome.ts';

/** What lets a mailbox end a subscription by one request, without a page (RFC 8058). */
const unsubscribeHeaders = (url: string | null): Record<string, string> =>
  url === null
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/**
 * Sends mails by SMTP, each over a connection of its own: a pool would hand a mail over again by itself when a connection breaks.
 * A server can't be asked what it has. A mail that is tried again keeps its Message-ID, by which many mailboxes show it once.
 */
export const smtpProvider = ({ smtpUrl, from }: MailConfiguration): MessageProvider<Mail> => {
  const address = /<([^>]*)>/.exec(from)?.[1] ?? from;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: answerMillis,
    greetingTimeout: answerMillis,
    socketTimeout: answerMillis,
    // A mail's words come from people. None of them may name a file of this machine, or an address to fetch.
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
          // As an object: a comma in it can't make two of it.
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
