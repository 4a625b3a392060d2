import { connect } from 'node:net';
import { once } from 'node:events';
import { choosePorts } from '../ports.ts';
import { startOutbox, type OutboxServer } from './index.ts';
import { localCredentials } from './reports.ts';

const host = '127.0.0.1';
const token = 'the-token';
const asReader = { headers: { authorization: `Bearer ${token}` } };
let server: OutboxServer;
let url: string;
let smtpPort: number;

beforeEach(async () => {
  const { ports } = await choosePorts(host, { http: 0, smtp: 0 });
  smtpPort = ports.smtp!;
  url = `http://${host}:${ports.http}`;
  const nobody = { token, mailReports: null, textReplies: null, log: () => {} };
  server = await startOutbox({ host, httpPort: ports.http!, smtpPort, ...nobody });
});
afterEach(() => server.stop());

/** Sends SMTP lines, each after the previous response; returns the responses' codes. */
const say = async (lines: readonly string[]): Promise<string[]> => {
  const socket = connect(smtpPort, host);
  const codes: string[] = [];
  for (const line of [null, ...lines]) {
    if (line !== null) socket.write(`${line}\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    codes.push(answer.toString().slice(0, 3));
  }
  socket.destroy();
  return codes;
};

const envelope = ['EHLO here', 'MAIL FROM:<a@home.test>', 'RCPT TO:<b@home.test>', 'DATA'];
const mail = (body: string) =>
  ['From: Ada <a@home.test>', 'Subject: =?utf-8?Q?Ma=C3=B1ana?=', '', body, '.'].join('\r\n');

test("receives an email over SMTP, without SMTP's dot stuffing", async () => {
  expect(await say([...envelope, mail('..A dot\r\n<b>bold</b>'), 'QUIT'])).toEqual([
    '220',
    '250',
    '250',
    '250',
    '354',
    '250',
    '221',
  ]);
  expect(server.outbox.items).toEqual([
    expect.objectContaining({
      to: 'b@home.test',
      from: 'Ada <a@home.test>',
      subject: 'Mañana',
      text: '.A dot\n<b>bold</b>\n',
    }),
  ]);
});

test.each([
  [
    'in the wrong order',
    ['RCPT TO:<b@home.test>', 'DATA', 'MAIL FROM:<a@home.test>', 'DATA'],
    ['503', '503', '250', '503'],
  ],
  ['with a login', ['AUTH LOGIN', 'YQ==', 'YQ==', 'AUTH PLAIN AGEAYQ=='], ['334', '334', '235', '235']],
  ['that are unknown', ['VRFY a', 'NOOP', 'RSET'], ['500', '250', '250']],
])('answers commands %s', async (_, lines, codes) => {
  expect((await say(lines)).slice(1)).toEqual(codes);
});

test.each([
  ['later', '451', 0],
  ['refused', '550', 0],
  ['bounced', '250', 1],
] as const)(
  'the next email fails as requested (%s), and the one after it does not',
  async (failure, code, count) => {
    server.outbox.next.mail = failure;
    expect((await say([...envelope, mail('Hello')])).at(-1)).toBe(code);
    expect(server.outbox.items).toHaveLength(count);
    expect((await say([...envelope, mail('Hello')])).at(-1)).toBe('250');
  },
);

const { accountSid, authToken } = localCredentials;
const messages = () => `${url}/2010-04-01/Accounts/${accountSid}/Messages.json`;
const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
const sendText = (form: Record<string, string>, headers: Record<string, string> = { authorization }) =>
  fetch(messages(), { method: 'POST', body: new URLSearchParams(form), headers });

test('the next text to a number fails, but an earlier one to another number does not', async () => {
  const form = new URLSearchParams({ kind: 'text', failure: 'busy', to: '+12125550100' });
  const set = await fetch(`${url}/fail`, {
    method: 'POST',
    body: form,
    ...asReader,
  });
  expect(set.status).toBe(200);
  const statuses = [];
  for (const To of ['+12125550101', '+12125550100', '+12125550100'])
    statuses.push((await sendText({ To, Body: 'Hello' })).status);
  expect(statuses).toEqual([201, 429, 201]);
});

test('accepts texts through Twilio’s API, and lists them', async () => {
  const answer = await sendText({ To: '+12125550100', Body: 'Hello' });
  expect(answer.status).toBe(201);
  await sendText({ To: '+12125550101', Body: 'Other' });
  const listed = await fetch(`${messages()}?To=%2B12125550100`, { headers: { authorization } });
  expect(await listed.json()).toMatchObject({ messages: [{ to: '+12125550100', body: 'Hello' }] });
});

test.each([
  ['to something that is not a phone number', { To: '5550100', Body: 'Hello' }, 400],
  ['without content', { To: '+12125550100' }, 400],
])('refuses a text %s', async (_, form, status) => {
  expect((await sendText(form as Record<string, string>)).status).toBe(status);
});

test('is settled once every report is answered', async () => {
  let answered = false;
  const answer = new Promise<void>((resolve) => setImmediate(resolve));
  server.outbox.track(answer.then(() => void (answered = true)));
  await server.outbox.settled();
  expect(answered).toBe(true);
});

test('refuses a text with a wrong token', async () => {
  expect((await sendText({ To: '+12125550100', Body: 'Hello' }, {})).status).toBe(401);
});

test('shows an email so that none of it runs or affects the page', async () => {
  await say([...envelope, mail('<script>alert(1)</script> http://home.test/?a=1&b=2')]);
  const page = await (await fetch(url, asReader)).text();
  expect(page).not.toContain('alert(1)');
  const [item] = server.outbox.items;
  const shown = await fetch(`${url}/mails/${item!.id}`, asReader);
  expect(shown.headers.get('content-security-policy')).toContain('sandbox allow-popups');
  const html = await shown.text();
  expect(html).not.toContain('<script>');
  expect(html).toContain('<a href="http://home.test/?a=1&amp;b=2">');
});

test.each([
  ['/', 'GET'],
  ['/items', 'GET'],
  ['/clear', 'POST'],
])('%s answers no other page', async (path, method) => {
  const headers = { origin: 'http://elsewhere.test' };
  expect((await fetch(url + path, { method, headers })).status).toBe(403);
});

test('reading requires the token, for which the page gets a cookie', async () => {
  for (const path of ['/', '/items', '/mails/x', '/events', '/?token=another', '/?token=the-token&token=x'])
    for (const headers of [{}, { authorization: 'Bearer owner' }])
      expect([path, (await fetch(url + path, { redirect: 'manual', headers })).status]).toEqual([path, 403]);
  const opened = await fetch(`${url}/?token=${encodeURIComponent(token)}`, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, './']);
  const [cookie = ''] = opened.headers.getSetCookie();
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict$/);
  const headers = { cookie: cookie.split(';')[0] ?? '' };
  expect((await fetch(`${url}/items`, { headers })).status).toBe(200);
});

test('a page can’t send email with SMTP over HTTP', async () => {
  const socket = connect(smtpPort, host).resume();
  socket.write(`POST / HTTP/1.1\r\n\r\n${envelope.join('\r\n')}\r\n${mail('Forged')}\r\n`);
  await once(socket, 'close');
  expect(server.outbox.items).toEqual([]);
});
