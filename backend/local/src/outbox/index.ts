import { Access } from '../access/Access.ts';
import { startHttpServer } from '../httpServer.ts';
import type { Log } from '../Log.ts';
import { Outbox } from './Outbox.ts';
import { outboxApp } from './outboxApp.ts';
import { localCredentials, mailReporter } from './reports.ts';
import { startSmtp } from './startSmtp.ts';

export interface OutboxOptions {
  readonly host: string;
  /** For the page and Twilio's API. */
  readonly httpPort: number;
  readonly smtpPort: number;
  /** Origins of additional pages that may use it. */
  readonly origins?: readonly string[];
  /** Grants read access to sent messages. */
  readonly token: string;
  /** Addresses of the functions that receive email reports and replies to texts; null for none. */
  readonly mailReports: string | null;
  readonly textReplies: string | null;
  readonly log: Log;
}

export interface OutboxServer {
  readonly outbox: Outbox;
  stop(): Promise<void>;
}

/** Receives emails, texts and push notifications over SMTP, Twilio's API and FCM's, and shows them. Nothing leaves the machine. */
export async function startOutbox(options: OutboxOptions): Promise<OutboxServer> {
  const { host, log, token } = options;
  // No caller is an administrator without a token, because the outbox requires one from everyone.
  const access = new Access(null, options.origins);
  const outbox = new Outbox();
  const smtp = await startSmtp(outbox, mailReporter(options.mailReports, log), host, options.smtpPort);
  try {
    const app = outboxApp(outbox, options.textReplies, token, log);
    const http = await startHttpServer(app, host, options.httpPort, undefined, access);
    return {
      outbox,
      stop: async () => {
        await Promise.all([http.stop(), smtp.stop()]);
      },
    };
  } catch (error) {
    await smtp.stop();
    throw error;
  }
}

/**
 * Environment variables that point functions to the outbox, with their usual names.
 * @param http base URL
 * @param smtp `host:port`
 */
export const outboxEnvironment = (http: string, smtp: string): Record<string, string> => ({
  SMTP_URL: `smtp://${smtp}`,
  MAIL_FROM: 'Local <no-reply@local.test>',
  MAIL_REPORTS_KEY: localCredentials.mailReportsKey,
  FCM_API_URL: http,
  TWILIO_API_URL: http,
  TWILIO_ACCOUNT_SID: localCredentials.accountSid,
  TWILIO_AUTH_TOKEN: localCredentials.authToken,
  TWILIO_FROM: localCredentials.from,
});
