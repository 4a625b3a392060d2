import type { SendOutcome } from '../domain/planOutcome.ts';

/** The parts of nodemailer's errors that show how far an email got. */
export interface SmtpFailure {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly syscall?: string;
  readonly timeoutType?: string;
  readonly message: string;
}

/** The receiving server says that the mailbox doesn't exist (RFC 3463, 5.1.x). */
const noMailbox = /\b5\.1\.\d/;

/** A server with too many emails or connections (RFC 3463, 4.4.5, 4.7.0), by its status codes. */
const busyCodes = new Set([421, 450, 451, 452, 454]);
const tooMany = /\b4\.4\.5\b|too many|rate limit|throttl/i;

/** Failures before the email is handed to the server. */
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
 * The outcome of an SMTP failure for the email. Without a server response, an email counts as not accepted only if it was certainly not
 * handed over; a connection that dropped later may have done so after the last byte.
 */
export const smtpOutcome = (failure: SmtpFailure): SendOutcome => {
  const { code = 'failed', command, responseCode, response = '', message } = failure;
  const isOurFault = code === 'EAUTH' || code === 'ENOAUTH';
  if (responseCode !== undefined && responseCode >= 500 && !isOurFault) {
    const isBounce = command === 'RCPT TO' && noMailbox.test(response);
    return { kind: 'refused', code: isBounce ? 'bounced' : String(responseCode), message };
  }
  if (responseCode !== undefined) {
    const isBusy = busyCodes.has(responseCode) && tooMany.test(response);
    return { kind: 'later', code: String(responseCode), message, ...(isBusy && { isBusy }) };
  }
  if (command === 'API') return { kind: 'refused', code, message };
  const isEarly =
    beforeMail.has(code) || failure.syscall === 'connect' || earlyTimeouts.has(failure.timeoutType ?? '');
  return isEarly ? { kind: 'later', code, message } : { kind: 'unknown', code, message };
};
