import { createHmac } from 'node:crypto';
import { mailIdOf, messageIdOf } from './mailMessageId.ts';
import {
  isTwilioSignature,
  mailgunReport,
  twilioReport,
  verifyMailgunSignature,
} from './providers/signatures.ts';
import { smtpOutcome, type SmtpFailure } from './providers/smtpOutcome.ts';
import { foundOutcome, twilioOutcome } from './providers/twilioOutcome.ts';

test.each<[string, Omit<SmtpFailure, 'message'>, object]>([
  [
    'no mailbox',
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 No such user' },
    { kind: 'refused', code: 'bounced' },
  ],
  [
    'a policy',
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.7.1 No' },
    { kind: 'refused', code: '550' },
  ],
  [
    'spam',
    { code: 'EMESSAGE', command: 'DATA', responseCode: 554, response: '554 5.1.8 Spam' },
    { kind: 'refused', code: '554' },
  ],
  [
    'a greylist',
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451, response: '451 Later' },
    { kind: 'later', code: '451' },
  ],
  [
    'too many at once',
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 421, response: '421 4.7.0 Too many messages' },
    { kind: 'later', code: '421', isBusy: true },
  ],
  [
    'a server at its connection limit',
    { code: 'EPROTOCOL', command: 'CONN', responseCode: 454, response: '454 Throttling failure' },
    { kind: 'later', code: '454', isBusy: true },
  ],
  [
    'our password',
    { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, response: '535 5.7.8 No' },
    { kind: 'later', code: '535' },
  ],
  ['an invalid address', { code: 'EENVELOPE', command: 'API' }, { kind: 'refused', code: 'EENVELOPE' }],
  ['an unknown name', { code: 'EDNS', command: 'CONN' }, { kind: 'later', code: 'EDNS' }],
  [
    'a server that is down',
    { code: 'ESOCKET', command: 'CONN', syscall: 'connect' },
    { kind: 'later', code: 'ESOCKET' },
  ],
  [
    'a server that doesn’t greet',
    { code: 'ETIMEDOUT', command: 'CONN', timeoutType: 'GREETING_TIMEOUT' },
    { kind: 'later', code: 'ETIMEDOUT' },
  ],
  [
    'no answer to the mail',
    { code: 'ETIMEDOUT', command: 'CONN', timeoutType: 'SOCKET_TIMEOUT' },
    { kind: 'unknown', code: 'ETIMEDOUT' },
  ],
  [
    'a connection that drops',
    { code: 'ECONNECTION', command: 'CONN' },
    { kind: 'unknown', code: 'ECONNECTION' },
  ],
])('by SMTP, %s', (_, failure, expected) => {
  expect(smtpOutcome({ ...failure, message: 'No.' })).toEqual({ ...expected, message: 'No.' });
});

test.each<[number, unknown, object]>([
  [201, { sid: 'SM1', num_segments: '2' }, { kind: 'accepted', providerId: 'SM1', numSegments: 2 }],
  // With a messaging service, Twilio counts the segments later.
  [201, { sid: 'SM1', num_segments: '0' }, { kind: 'accepted', providerId: 'SM1', numSegments: null }],
  [201, null, { kind: 'unknown', code: 'unreadable' }],
  [400, { code: 21211, message: 'No.' }, { kind: 'refused', code: '21211', message: 'No.' }],
  [400, { code: 21610, message: 'No.' }, { kind: 'refused', code: '21610', isSuppressed: true }],
  [404, null, { kind: 'refused', code: '404' }],
  [401, { code: 20003 }, { kind: 'later', code: '20003' }],
  [429, { code: 20429 }, { kind: 'later', code: '20429', isBusy: true }],
  [429, null, { kind: 'later', code: '429', isBusy: true }],
  [403, { code: 20003 }, { kind: 'later', code: '20003' }],
  [200, 'no JSON', { kind: 'unknown', code: 'unreadable' }],
  [500, null, { kind: 'unknown', code: '500' }],
  [503, { code: 20503 }, { kind: 'unknown', code: '20503' }],
])('Twilio’s answer %i %j', (status, body, expected) => {
  expect(twilioOutcome(status, body)).toMatchObject(expected);
});

const since = Date.parse('2026-11-20T20:00:00Z');
const listed = (more: object = {}) => ({
  sid: 'SM1',
  to: '+12125550100',
  body: 'Hello',
  date_created: 'Fri, 20 Nov 2026 20:00:01 +0000',
  num_segments: '1',
  ...more,
});

test.each<[string, number, unknown, string]>([
  ['the text', 200, { messages: [listed({ body: 'Other' }), listed()] }, 'accepted'],
  [
    'the text of a trial account',
    200,
    { messages: [listed({ body: 'Sent from a trial account - Hello' })] },
    'accepted',
  ],
  [
    'the text, by a slower clock',
    200,
    { messages: [listed({ date_created: 'Fri, 20 Nov 2026 19:59:58 +0000' })] },
    'accepted',
  ],
  [
    'the same words an hour earlier',
    200,
    { messages: [listed({ date_created: 'Fri, 20 Nov 2026 19:00:00 +0000' })] },
    'absent',
  ],
  ['the same words to someone else', 200, { messages: [listed({ to: '+12125550101' })] }, 'absent'],
  ['nothing', 200, { messages: [] }, 'absent'],
  ['no answer', 503, null, 'unknown'],
  ['an invalid answer', 200, { items: [] }, 'unknown'],
])('Twilio, asked about a text, has %s', (_, status, body, expected) => {
  expect(foundOutcome(status, body, { to: '+12125550100', body: 'Hello' }, since).kind).toBe(expected);
});

test.each<[Record<string, string>, object | null]>([
  [
    { MessageStatus: 'queued', MessageSid: 'SM1' },
    { kind: 'sent', providerId: 'SM1' },
  ],
  [{ MessageStatus: 'delivered' }, { kind: 'delivered' }],
  [
    { MessageStatus: 'undelivered', ErrorCode: '30006' },
    { kind: 'failed', code: '30006', message: 'Twilio says: undelivered, error 30006.' },
  ],
  [{ MessageStatus: 'failed' }, { kind: 'failed', code: '' }],
  [{ MessageStatus: 'receiving' }, null],
  [{ Body: 'STOP' }, null],
])('Twilio reports %j', (form, expected) => {
  const report = twilioReport(form);
  expect(report).toEqual(expected && expect.objectContaining(expected));
});

test.each<[string, string | null, string | null]>([
  ['accepted', null, 'sent'],
  ['delivered', null, 'delivered'],
  ['failed', 'permanent', 'bounced'],
  ['failed', 'temporary', null],
  ['complained', null, 'complained'],
  ['opened', null, null],
])('Mailgun reports %s, %s', (event, severity, kind) => {
  const message = { headers: { 'message-id': 'bTE@home.test' } };
  expect(mailgunReport({ event, severity, message })?.kind ?? null).toBe(kind);
});

// The example from Twilio's documentation.
const example = {
  CallSid: 'CA1234567890ABCDE',
  Caller: '+14158675309',
  Digits: '1234',
  From: '+14158675309',
  To: '+18005551212',
};
const exampleUrl = 'https://mycompany.com/myapp.php?foo=1&bar=2';

test.each([
  ['as it is', exampleUrl, example, true],
  ['with another address', `${exampleUrl}&baz=3`, example, false],
  ['with another field', exampleUrl, { ...example, Digits: '1235' }, false],
])('Twilio’s signature of a request %s', (_, url, fields, expected) => {
  expect(isTwilioSignature('12345', url, fields, 'RSOYDt4T1cUTdK1PDd93/VVr8B8=')).toBe(expected);
});

const signedAt = 1_600_000_000_000;
const signed = {
  timestamp: '1600000000',
  token: 'token',
  signature: '1d600a96343fc7d85481b4db303e3a19ccc44dc3fd71d7e4c3549f946de5f213',
};
const quarter = 15 * 60_000;

test.each([
  ['at once', 'key', signed, 0, 'good'],
  ['15 minutes later', 'key', signed, quarter, 'good'],
  ['by a clock 15 minutes behind', 'key', signed, -quarter, 'good'],
  ['more than 15 minutes later', 'key', signed, quarter + 1, 'expired'],
  ['more than 15 minutes early', 'key', signed, -quarter - 1, 'expired'],
  ['with another key', 'other', signed, 0, 'forged'],
  ['with another token', 'key', { ...signed, token: 'other' }, 0, 'forged'],
  ['with another time', 'key', { ...signed, timestamp: '1600000001' }, 0, 'forged'],
  ['without a signature', 'key', { ...signed, signature: '' }, 0, 'forged'],
])('Mailgun’s signature %s', (_, key, signature, later, expected) => {
  expect(verifyMailgunSignature(key, signature, signedAt + later)).toBe(expected);
});

test('an invalid timestamp counts as expired, even if signed', () => {
  const signature = createHmac('sha256', 'key').update('sometoken').digest('hex');
  expect(verifyMailgunSignature('key', { timestamp: 'some', token: 'token', signature }, signedAt)).toBe(
    'expired',
  );
});

test.each(['m1', 'notice-olivia-v1-step_2', 'ñ/ü', 'a'.repeat(200)])(
  'the email %s is identified by its Message-ID',
  (id) => {
    const messageId = messageIdOf(id, 'hello@example.com');
    expect(messageId).toMatch(/^<[\w-]+@example\.com>$/);
    expect(mailIdOf(messageId)).toBe(id);
    expect(mailIdOf(messageId.slice(1, -1))).toBe(id);
  },
);

test.each(['', '<@example.com>', '<a.b@example.com>', '<a@b@c>'])(
  '%j isn’t one of our Message-IDs',
  (messageId) => {
    expect(mailIdOf(messageId)).toBeNull();
  },
);
