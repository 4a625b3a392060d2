import type { SendOutcome } from 'shared-lib/domain';

/** What of nodemailer's errors says how far a mail came. */
export interface SmtpFailure {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly syscall?: string;
  readonly timeoutType?: string;
  readonly message: string;
}

/** The receiving system says that there is no such mailbox (RFC 3463, 5.1.x). */
const noMailbox = /\b5\.1\.\d/;

/** Failures on the way to the server, before a mail is handed to it. */
const beforeMail = new Set([
  'EDNS',
  'ETLS',
  'EREQUIRETLS',
  'EAUTH',
  'ENOAUTH',
  'EOAUTH2',
  'EPROXY',
  'ECONFIG',
]);
const earlyTimeouts = new Set(['CONNECTION_TIMEOUT', 'GREETING_TIMEOUT']);

/**
 * What a failure of SMTP means for the mail. Without an answer of the server, a mail counts as not taken only where it surely was not
 * handed over; a connection that broke later may have broken after the last byte.
 */
export const smtpOutcome = (failure: SmtpFailure): SendOutcome => {
  const { code = 'failed', command, responseCode, response = '', message } = failure;
  const isOurFault = code === 'EAUTH' || code === 'ENOAUTH';
  if (responseCode !== undefined && responseCode >= 500 && !isOurFault) {
    const isBounce = command === 'RCPT TO' && noMailbox.test(response);
    return { kind: 'refused', code: isBounce ? 'bounced' : String(responseCode), message };
  }
  if (responseCode !== undefined) return { kind: 'later', code: String(responseCode), message };
  if (command === 'API') return { kind: 'refused', code, message };
  const isEarly =
    beforeMail.has(code) || failure.syscall === 'connect' || earlyTimeouts.has(failure.timeoutType ?? '');
  return isEarly ? { kind: 'later', code, message } : { kind: 'unknown', code, message };
};
