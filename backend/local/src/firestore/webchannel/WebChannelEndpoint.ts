import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { AccessError } from '../../access/Access.ts';
import type { Access } from '../../access/Access.ts';
import { parseAuthorization } from '../authorize.ts';
import type { RequestAuth } from '../authorize.ts';
import { FirestoreError, toFirestoreError } from '../FirestoreError.ts';
import { readBody } from '../http/readBody.ts';
import { checkMessage } from '../protojson/checkMessage.ts';
import { ListenStream } from '../listen/ListenStream.ts';
import type { ListenRequest } from '../listen/ListenMessages.ts';
import type { FirestoreServices } from '../service/FirestoreServices.ts';
import { MAX_REQUEST_BYTES, requestTooLarge } from '../service/requestLimit.ts';
import { WriteStream } from '../service/WriteStream.ts';
import type { WriteRequest } from '../service/WriteStream.ts';
import { BackChannelShare } from './BackChannelShare.ts';
import { frame } from './frames.ts';
import { parseForm } from './parseForm.ts';
import { WebChannelSession, handshakeAnswer } from './WebChannelSession.ts';
import type { MessageHandler, WebChannelTimes } from './WebChannelSession.ts';

const PATH = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;
const TIMES: WebChannelTimes = { noop: 30_000, backChannel: 60_000, abandoned: 60_000 };
/** In a form, every byte may take up three. */
const MAX_FORM_BYTES = 3 * MAX_REQUEST_BYTES + 1024;

/** The server side of WebChannel (version 8) for Listen and Write, used by browsers. */
export class WebChannelEndpoint {
  readonly #services: FirestoreServices;
  readonly #access: Access;
  readonly #times: WebChannelTimes;
  readonly #sessions = new Map<string, WebChannelSession>();
  readonly #share = new BackChannelShare();

  constructor(services: FirestoreServices, access: Access, times: WebChannelTimes = TIMES) {
    this.#services = services;
    this.#access = access;
    this.#times = times;
  }

  /** Whether requests to this path belong to the endpoint. */
  static serves(path: string): boolean {
    return PATH.test(path);
  }

  /** Answers one request. CORS headers have already been set. */
  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const kind = PATH.exec(url.pathname)?.[1] as 'Listen' | 'Write';
    const sid = url.searchParams.get('SID');
    const session = sid === null ? undefined : this.#sessions.get(sid);
    if (sid !== null && !session) {
      // The client then starts over with a new session.
      request.resume();
      response.writeHead(400).end();
    } else if (session && url.searchParams.get('TYPE') === 'terminate') {
      request.resume();
      session.end();
      response.writeHead(200).end();
    } else if (session && request.method === 'GET') {
      session.acknowledge(Number(url.searchParams.get('AID') ?? 0));
      session.openBackChannel(response, url.searchParams.get('CI') !== '1');
      // A browser's tabs have the same user; two profiles of one browser, which have their own connections, usually not.
      const browser = [request.socket.remoteAddress, request.headers['user-agent'], session.user].join(' ');
      response.on(
        'close',
        this.#share.hold(browser, () => session.endBackChannel(response)),
      );
    } else if (request.method === 'POST') {
      await this.#forward(kind, session, request, response, url);
    } else {
      response.writeHead(400).end();
    }
  }

  close(): void {
    for (const session of this.#sessions.values()) session.end();
    this.#share.close();
  }

  /** A handshake (without a session) or further messages of a session. */
  async #forward(
    kind: 'Listen' | 'Write',
    known: WebChannelSession | undefined,
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<void> {
    const form = parseForm(await readBody(request, MAX_FORM_BYTES));
    const session = known ?? this.#openSession(kind, () => this.#callerOf(request, form.headers));
    session.acknowledge(Number(url.searchParams.get('AID') ?? 0));
    try {
      if (form.messages.some((message) => Buffer.byteLength(message) > MAX_REQUEST_BYTES))
        throw requestTooLarge();
      session.receive(form.offset, form.messages);
    } catch (thrown) {
      sendError(session, thrown);
    }
    response.writeHead(200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-cache, no-store',
    });
    response.end(known ? frame(session.status()) : handshakeAnswer(session.sid, this.#times.noop));
  }

  #openSession(kind: 'Listen' | 'Write', caller: () => RequestAuth): WebChannelSession {
    const sid = randomBytes(16).toString('base64url');
    const session = new WebChannelSession(sid, this.#times, () => this.#sessions.delete(sid));
    this.#sessions.set(sid, session);
    try {
      const auth = caller();
      session.user = typeof auth === 'string' ? auth : (auth?.uid ?? '');
      session.attach(this.#openStream(kind, session, auth));
    } catch (thrown) {
      sendError(session, thrown);
    }
    return session;
  }

  /** The caller: from the Authorization header in the form, which browsers can send without a preflight, or the request's own. */
  #callerOf(request: IncomingMessage, headers: ReadonlyMap<string, string>): RequestAuth {
    const inForm = headers.get('authorization');
    if (inForm === undefined) return parseAuthorization(request.headers.authorization);
    try {
      return parseAuthorization(this.#access.credential(request, inForm));
    } catch (error) {
      throw error instanceof AccessError ? new FirestoreError('PERMISSION_DENIED', error.message) : error;
    }
  }

  #openStream(kind: 'Listen' | 'Write', session: WebChannelSession, auth: RequestAuth): MessageHandler {
    const send = (message: unknown): void => session.send(message);
    if (kind === 'Listen') {
      const stream = new ListenStream(this.#services, auth, send);
      return {
        handle: (message) => stream.handle(checkMessage('ListenRequest', message) as ListenRequest),
        close: () => stream.close(),
      };
    }
    const stream = new WriteStream(this.#services.writes, auth, send, (error) => sendError(session, error));
    return {
      handle: (message) => stream.handle(checkMessage('WriteRequest', message) as WriteRequest),
      close: () => stream.close(),
    };
  }
}

/** Sends an error as the last message; the client then closes the stream. */
function sendError(session: WebChannelSession, thrown: unknown): void {
  const { grpcCode, status, message } = toFirestoreError(thrown);
  session.send({ error: { code: grpcCode, status, message } });
}
