import { randomBytes } from 'node:crypto';
import express, { type Router } from 'express';
import type { Log } from '../Log.ts';
import type { Outbox, OutboxItem, OutboxText } from './Outbox.ts';
import { localCredentials, reportText } from './reports.ts';

const codes = {
  badNumber: 21211,
  noBody: 21602,
  stopped: 21610,
  landline: 30006,
  busy: 20429,
  wrongToken: 20003,
};

const error = (code: number, message: string, status: number) => ({ code, message, status });

/** A text in Twilio's format. */
const described = (text: OutboxText) => ({
  sid: text.id,
  to: text.to,
  from: text.from,
  body: text.body,
  status: text.status,
  error_code: text.errorCode,
  num_segments: '1',
  date_created: new Date(text.at).toUTCString(),
});

/** `SM` and 32 digits, like Twilio's IDs. */
export const newSid = (): string => `SM${randomBytes(16).toString('hex')}`;

/** The part of Twilio's API that sends and lists texts. */
export const twilioApi = (outbox: Outbox, log: Log): Router => {
  const router = express.Router();
  const { accountSid, authToken } = localCredentials;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  router.use((request, response, next) => {
    if (request.get('authorization') === authorization) next();
    else response.status(401).json(error(codes.wrongToken, 'Authenticate', 401));
  });
  const path = `/Accounts/${accountSid}/Messages.json`;
  router.get(path, (request, response) => {
    const { To: to, PageSize: size } = request.query;
    const isWanted = (item: OutboxItem): item is OutboxText =>
      item.kind === 'text' && (to === undefined || item.to === to);
    const messages = outbox.items.filter(isWanted).slice(0, Number(size) || 50);
    response.json({ messages: messages.map(described) });
  });
  router.post(path, express.urlencoded({ extended: false }), (request, response) => {
    const form = (request.body ?? {}) as Record<string, string | undefined>;
    const { To: to = '', Body: body = '', StatusCallback: callback = null } = form;
    if (!/^\+[1-9]\d{6,14}$/.test(to)) {
      response
        .status(400)
        .json(error(codes.badNumber, `The 'To' number ${to} is not a valid phone number.`, 400));
      return;
    }
    if (body === '') {
      response.status(400).json(error(codes.noBody, 'Message body is required.', 400));
      return;
    }
    const failure = outbox.consumeFailure('text', to);
    if (failure === 'busy') {
      response.status(429).json(error(codes.busy, 'Too Many Requests', 429));
      return;
    }
    if (failure === 'stopped') {
      response.status(400).json(error(codes.stopped, 'Attempt to send to unsubscribed recipient', 400));
      return;
    }
    const from = form['From'] ?? localCredentials.from;
    const text: OutboxText = {
      kind: 'text',
      id: newSid(),
      at: Date.now(),
      from,
      to,
      body,
      status: 'queued',
      errorCode: null,
    };
    outbox.add(text);
    if (failure === 'silent') {
      request.socket.destroy();
      return;
    }
    response.status(201).json(described(text));
    outbox.track(reportText(outbox, text, callback, failure === 'landline' ? codes.landline : null, log));
  });
  return router;
};
