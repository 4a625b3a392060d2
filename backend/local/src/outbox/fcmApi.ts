import { randomUUID } from 'node:crypto';
import express, { type Router } from 'express';
import type { Outbox } from './Outbox.ts';

const error = (code: number, status: string, errorCode: string) => ({
  error: { code, message: `${status} (local)`, status, details: [{ errorCode }] },
});

interface SentPush {
  readonly message?: {
    readonly token?: string;
    readonly data?: Readonly<Record<string, string>>;
    readonly webpush?: { readonly headers?: Readonly<Record<string, string>> };
  };
}

/** The sending part of Firebase Cloud Messaging's API (HTTP v1). It accepts only the local administrator's token. */
export const fcmApi = (outbox: Outbox): Router => {
  const router = express.Router();
  router.post('/projects/:project/messages\\:send', express.json(), (request, response) => {
    if (request.get('authorization') !== 'Bearer owner') {
      response.status(401).json(error(401, 'UNAUTHENTICATED', 'THIRD_PARTY_AUTH_ERROR'));
      return;
    }
    const { token = '', data = {}, webpush } = (request.body as SentPush).message ?? {};
    if (token === '') {
      response.status(400).json(error(400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT'));
      return;
    }
    const failure = outbox.consumeFailure('push');
    if (failure === 'busy') {
      response.status(429).json(error(429, 'RESOURCE_EXHAUSTED', 'QUOTA_EXCEEDED'));
      return;
    }
    if (failure === 'gone') {
      response.status(404).json(error(404, 'NOT_FOUND', 'UNREGISTERED'));
      return;
    }
    const id = randomUUID();
    const { title = '', body = '', link = '' } = data;
    const isUrgent = webpush?.headers?.['Urgency'] === 'high';
    outbox.add({ kind: 'push', id, at: Date.now(), to: token, title, body, link, isUrgent });
    response.json({ name: `projects/${request.params.project}/messages/${id}` });
  });
  return router;
};
