import { randomUUID } from 'node:crypto';
import { createServer, type Socket } from 'node:net';
import PostalMime from 'postal-mime';
import type { MailReporter } from './reports.ts';
import type { Outbox, OutboxMail } from './Outbox.ts';
import { SmtpSession, type SmtpMail } from './SmtpSession.ts';

/** Parses an email as a mailbox would show it. */
const mailOf = async ({ from, to, content }: SmtpMail): Promise<OutboxMail> => {
  const mail = await PostalMime.parse(content);
  const sender = mail.from?.name ? `${mail.from.name} <${mail.from.address}>` : (mail.from?.address ?? from);
  return {
    kind: 'mail',
    id: randomUUID(),
    at: Date.now(),
    from: sender,
    to: to.join(', '),
    replyTo: mail.replyTo?.map(({ address }) => address).join(', ') ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? null,
    messageId: mail.messageId ?? '',
  };
};

export interface SmtpServer {
  stop(): Promise<void>;
}

/** Receives emails over SMTP, with failures as requested from the outbox. */
export const startSmtp = (
  outbox: Outbox,
  report: MailReporter,
  host: string,
  port: number,
): Promise<SmtpServer> => {
  const receive = async (received: SmtpMail): Promise<string | null> => {
    const failure = outbox.consumeFailure('mail');
    if (failure === 'later') return '451 4.3.0 Try again later';
    if (failure === 'refused') return '550 5.7.1 Not wanted here';
    const mail = await mailOf(received);
    outbox.add(mail);
    if (failure === 'silent') return null;
    outbox.track(report(mail, failure === 'bounced' ? 'bounced' : 'delivered'));
    return `250 OK ${mail.id}`;
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    const session = new SmtpSession({
      write: (line) => socket.writable && socket.write(`${line}\r\n`),
      end: () => socket.end(),
      onMail: receive,
    });
    socket.on('data', (bytes) => session.receive(bytes));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve({
        stop: () =>
          new Promise((stopped) => {
            server.close(() => stopped());
            for (const socket of sockets) socket.destroy();
          }),
      });
    });
  });
};
