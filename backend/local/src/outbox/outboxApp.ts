import { randomBytes } from 'node:crypto';
import express, { type Express } from 'express';
import type { Log } from '../Log.ts';
import { fcmApi } from './fcmApi.ts';
import { mailFailures, pushFailures, textFailures, type Outbox, type OutboxText } from './Outbox.ts';
import { mailPage, mailPolicy, outboxPage, pagePolicy } from './page.ts';
import { localCredentials, reportReply } from './reports.ts';
import { newSid, twilioApi } from './twilioApi.ts';

const keyOf = <Key extends string>(table: Readonly<Record<Key, string>>, key: unknown): Key | null =>
  typeof key === 'string' && Object.hasOwn(table, key) ? (key as Key) : null;

/**
 * The outbox: its page at `/`, its content as JSON at `/items`, Twilio's API at `/2010-04-01`, and Firebase Cloud Messaging's
 * at `/v1`. Messages are private and contain links that give access to accounts. The page's address therefore contains a token, which
 * the page then keeps as a cookie.
 * @param repliesTo the address of the function that receives replies to texts; null for none
 * @param token grants read access: in the query, as a cookie, or as a bearer token
 */
export const outboxApp = (outbox: Outbox, repliesTo: string | null, token: string, log: Log): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.use('/2010-04-01', twilioApi(outbox, log));
  app.use('/v1', fcmApi(outbox));
  // Pages of other local programs must not submit these forms or read messages.
  app.use((request, response, next) => {
    const { host = '', origin, cookie = '', authorization } = request.headers;
    // Cookies ignore ports, and several products may run at once.
    const name = `outbox-${host.split(':')[1] ?? ''}`;
    if (origin !== undefined && origin !== `http://${host}`) {
      response.status(403).send('Only this page can send this.');
    } else if (request.query.token === token) {
      response.cookie(name, token, { httpOnly: true, sameSite: 'strict' }).redirect(303, './');
    } else if (authorization === `Bearer ${token}` || cookie.split('; ').includes(`${name}=${token}`)) {
      next();
    } else {
      response.status(403).send('The address of the outbox, with its token, is in the startup output.');
    }
  });
  app.use(express.urlencoded({ extended: false }));
  app.get('/', (_request, response) => {
    const nonce = randomBytes(16).toString('base64');
    response.set({ 'Content-Security-Policy': pagePolicy(nonce), 'Cache-Control': 'no-store' });
    response.type('html').send(outboxPage(outbox, nonce));
  });
  app.get('/items', (_request, response) => {
    response.json(outbox.items);
  });
  app.get('/mails/:id', (request, response) => {
    const mail = outbox.items.find((item) => item.kind === 'mail' && item.id === request.params.id);
    response.set('Content-Security-Policy', mailPolicy);
    if (mail?.kind === 'mail') response.type('html').send(mailPage(mail));
    else response.status(404).send('This email no longer exists.');
  });
  app.get('/events', (request, response) => {
    response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).flushHeaders();
    request.on(
      'close',
      outbox.onChange(() => response.write('data: changed\n\n')),
    );
  });
  app.post('/clear', (_request, response) => {
    outbox.clear();
    response.redirect(303, './');
  });
  app.post('/fail', (request, response) => {
    const { kind, failure, to } = request.body as Record<string, unknown>;
    if (kind === 'mail') outbox.next.mail = keyOf(mailFailures, failure);
    if (kind === 'push') outbox.next.push = keyOf(pushFailures, failure);
    if (kind === 'text') {
      outbox.next.text = keyOf(textFailures, failure);
      outbox.nextTextTo = typeof to === 'string' ? to.trim() : '';
    }
    outbox.changed();
    response.redirect(303, './');
  });
  app.post('/reply', async (request, response) => {
    const { phone = '', word, body = '' } = request.body as Record<string, string | undefined>;
    const text = word ?? body;
    if (text !== '') {
      const reply: OutboxText = {
        kind: 'reply',
        id: newSid(),
        at: Date.now(),
        from: phone,
        to: localCredentials.from,
        body: text,
        status: 'received',
        errorCode: null,
      };
      outbox.add(reply);
      if (repliesTo !== null) await reportReply(repliesTo, reply, log);
    }
    response.redirect(303, './');
  });
  return app;
};
