import type { ServerResponse } from 'node:http';

import { invalidArgument } from '../FirestoreError.ts';
import { frame, frameOf } from './frames.ts';

/** Receives a session's incoming messages. */
export interface MessageHandler {
  handle: (message: unknown) => void;
  close: () => void;
}

/** Timings in milliseconds. */
export interface WebChannelTimes {
  /** A streaming back channel gets a noop after this long without data. */
  noop: number;
  /** A streaming back channel is closed after this long; the client opens the next. */
  backChannel: number;
  /** A session ends after this long without a back channel. */
  abandoned: number;
}

/** Maximum buffer for a client that reads nothing, in UTF-16 code units of JSON; beyond it, the client must start over. */
const MAX_UNACKNOWLEDGED = 256 * 1024 * 1024;

interface OutgoingMessage {
  id: number;
  json: string;
}

/**
 * One WebChannel session: numbers outgoing messages and keeps them until acknowledged, and delivers incoming ones exactly once and in
 * order, whatever happens to individual HTTP requests.
 */
export class WebChannelSession {
  readonly sid: string;
  /** The uid of its user; empty without one. */
  user = '';
  readonly #times: WebChannelTimes;
  readonly #onEnd: () => void;
  #handler: MessageHandler | null = null;
  #ended = false;

  /** Messages not yet acknowledged, sent or not; IDs are consecutive. */
  #outgoing: OutgoingMessage[] = [];
  #unacknowledged = 0;
  #lastId = 0;
  /** The ID up to which the current or last back channel has been written. */
  #writtenId = 0;

  /** The number of the client's next message; early ones wait in `#early`. */
  #nextIncoming = 0;
  readonly #early = new Map<number, string>();

  #backChannel: { response: ServerResponse; streaming: boolean } | null = null;
  #noopTimer: NodeJS.Timeout | undefined;
  #closeTimer: NodeJS.Timeout | undefined;
  #abandonTimer: NodeJS.Timeout | undefined;
  #flushScheduled = false;

  constructor(sid: string, times: WebChannelTimes, onEnd: () => void) {
    this.sid = sid;
    this.#times = times;
    this.#onEnd = onEnd;
    this.#awaitBackChannel();
  }

  /** Sets the handler; must be called before the first `receive`. */
  attach(handler: MessageHandler): void {
    this.#handler = handler;
  }

  send(message: unknown): void {
    if (this.#ended) return;
    const json = JSON.stringify(message);
    this.#lastId++;
    this.#outgoing.push({ id: this.#lastId, json });
    this.#unacknowledged += json.length;
    if (this.#unacknowledged > MAX_UNACKNOWLEDGED) this.end();
    else this.#scheduleFlush();
  }

  /**
   * Receives messages from the client and handles each exactly once and in order, however often and in whatever order they arrive.
   *
   * @param offset number of the first one
   * @throws FirestoreError INVALID_ARGUMENT for a message that isn't JSON; anything the handler throws
   */
  receive(offset: number, messages: readonly string[]): void {
    messages.forEach((message, index) => {
      const number = offset + index;
      if (number >= this.#nextIncoming) this.#early.set(number, message);
    });
    for (
      let json = this.#early.get(this.#nextIncoming);
      json !== undefined;
      json = this.#early.get(this.#nextIncoming)
    ) {
      this.#early.delete(this.#nextIncoming);
      this.#nextIncoming++;
      this.#handler?.handle(parseJson(json));
    }
  }

  /** Drops the messages the client has acknowledged. */
  acknowledge(id: number): void {
    const first = this.#outgoing[0];
    if (!first || id < first.id) return;
    const count = Math.min(this.#outgoing.length, id - first.id + 1);
    for (const { json } of this.#outgoing.splice(0, count)) this.#unacknowledged -= json.length;
  }

  /** The session's state, for the response to a forward channel request. */
  status(): [backChannelIsOpen: 0 | 1, lastId: number, outstanding: number] {
    return [this.#backChannel ? 1 : 0, this.#writtenId, this.#unacknowledged];
  }

  /**
   * Uses a back channel for sending, starting with what is unacknowledged.
   *
   * @param streaming false for long polling, where the response ends with the first data
   */
  openBackChannel(response: ServerResponse, streaming: boolean): void {
    this.#closeBackChannel();
    clearTimeout(this.#abandonTimer);
    this.#backChannel = { response, streaming };
    this.#writtenId = (this.#outgoing[0]?.id ?? this.#lastId + 1) - 1;
    response.on('close', () => {
      if (this.#backChannel?.response === response) this.#detach();
    });
    response.writeHead(200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-cache, no-store',
    });
    response.flushHeaders();
    this.#noopTimer = setInterval(() => this.#noop(), this.#times.noop);
    if (streaming) this.#closeTimer = setTimeout(() => this.#closeBackChannel(), this.#times.backChannel);
    // The client times the first byte to detect proxies that buffer the stream, so send one now.
    if (this.#outgoing.length > 0) this.#flush();
    else if (streaming) this.#noop();
  }

  /** Ends a back channel if it is still the session's; the client opens the next. */
  endBackChannel(response: ServerResponse): void {
    if (this.#backChannel?.response === response) this.#closeBackChannel();
  }

  /** Ends the session; its ID becomes unknown. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#closeBackChannel();
    clearTimeout(this.#abandonTimer);
    this.#outgoing = [];
    this.#handler?.close();
    this.#onEnd();
  }

  #scheduleFlush(): void {
    if (this.#flushScheduled || !this.#backChannel) return;
    this.#flushScheduled = true;
    // One write per turn: a snapshot of thousands of documents is one chunk.
    setImmediate(() => {
      this.#flushScheduled = false;
      this.#flush();
    });
  }

  #flush(): void {
    const channel = this.#backChannel;
    const last = this.#outgoing.at(-1);
    if (!channel || !last || last.id <= this.#writtenId) return;
    const first = (this.#outgoing[0] as OutgoingMessage).id;
    const fresh = this.#outgoing.slice(Math.max(0, this.#writtenId + 1 - first));
    this.#writtenId = last.id;
    channel.response.write(frameOf(`[${fresh.map(({ id, json }) => `[${id},[${json}]]`).join(',')}]`));
    if (!channel.streaming) this.#closeBackChannel();
  }

  /** A keepalive. It is numbered like a message, but is never resent. */
  #noop(): void {
    this.send('noop');
    this.#flush();
  }

  #closeBackChannel(): void {
    const response = this.#backChannel?.response;
    this.#detach();
    response?.end();
  }

  #detach(): void {
    clearInterval(this.#noopTimer);
    clearTimeout(this.#closeTimer);
    this.#backChannel = null;
    this.#awaitBackChannel();
  }

  #awaitBackChannel(): void {
    clearTimeout(this.#abandonTimer);
    if (!this.#ended) this.#abandonTimer = setTimeout(() => this.end(), this.#times.abandoned);
  }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw invalidArgument('Invalid JSON payload received.');
  }
}

/** The response to a handshake: the session ID, the protocol version and the noop interval in milliseconds. */
export function handshakeAnswer(sid: string, noop: number): string {
  return frame([[0, ['c', sid, '', 8, 12, noop]]]);
}
