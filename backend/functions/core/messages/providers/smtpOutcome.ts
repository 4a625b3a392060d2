import type { SendOutcome } from '../domain/planOutcome.ts';

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

/** A server that gets too many mails or connections at once (RFC 3463, 4.4.5, 4.7.0), in its own words. */
const busyCodes = new Set([421, 450, 451, 452, 454]);
const tooMany = /\b4\.4\.5\b|too many|rate limit|throttl/i;

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
  if (responseCode !== undefined) {
    const isBusy = busyCodes.has(responseCode) && tooMany.test(response);
    return { kind: 'later', code: String(responseCode), message, ...(isBusy && { isBusy }) };
  }
  if (command === 'API') return { kind: 'refused', code, message };
  const isEarly =
    beforeMail.has(code) || failure.syscall === 'connect' || earlyTimeouts.has(failure.timeoutType ?? '');
  return isEarly ? { kind: 'later', code, message } : { kind: 'unknown', code, message };
};
