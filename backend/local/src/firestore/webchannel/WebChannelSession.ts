import type { ServerResponse } from 'node:http';

import { invalidArgument } from '../FirestoreError.ts';
import { frame, frameOf } from './frames.ts';

/** Where a session's incoming messages go. */
export interface MessageHandler {
  handle: (message: unknown) => void;
  close: () => void;
}

/** How long things last, in milliseconds. */
export interface WebChannelTimes {
  /** A streaming back channel without data gets a noop after this. */
  noop: number;
  /** A streaming back channel is closed after this; the client opens the next. */
  backChannel: number;
  /** A session without a back channel ends after this. */
  abandoned: number;
}

/** What is kept at most for a client that reads nothing, in UTF-16 code units of JSON; beyond it, the client must start over. */
const MAX_UNACKNOWLEDGED = 256 * 1024 * 1024;

interface OutgoingMessage {
  id: number;
  json: string;
}

/**
 * One WebChannel session: numbers and keeps what goes to the client until it is acknowledged, and brings what comes from it
 * in order and once, whatever happens to the single HTTP requests.
 */
export class WebChannelSession {
  readonly sid: string;
  readonly #times: WebChannelTimes;
  readonly #onEnd: () => void;
  #handler: MessageHandler | null = null;
  #ended = false;

  /** Sent or to be sent, and not yet acknowledged; ids are consecutive. */
  #outgoing: OutgoingMessage[] = [];
  #unacknowledged = 0;
  #lastId = 0;
  /** The id up to which the present or last back channel has been written. */
  #writtenId = 0;

  /** The number of the next message from the client; those that came early wait in `#early`. */
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

  /** Sets where messages go; must be called before the first `receive`. */
  attach(handler: MessageHandler): void {
    this.#handler = handler;
  }

  /** Queues a message to the client. */
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
   * Takes messages from the client: each once and in order, however often and in whichever order they arrive.
   *
   * @param offset number of the first one
   * @throws FirestoreError INVALID_ARGUMENT for a message that is no JSON; whatever the handler throws
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

  /** Forgets what the client says it has. */
  acknowledge(id: number): void {
    const first = this.#outgoing[0];
    if (!first || id < first.id) return;
    const count = Math.min(this.#outgoing.length, id - first.id + 1);
    for (const { json } of this.#outgoing.splice(0, count)) this.#unacknowledged -= json.length;
  }

  /** The state of the session for the answer to a forward channel request. */
  status(): [backChannelIsOpen: 0 | 1, lastId: number, outstanding: number] {
    return [this.#backChannel ? 1 : 0, this.#writtenId, this.#unacknowledged];
  }

  /**
   * Takes a back channel over which to answer. What is not acknowledged is sent again.
   *
   * @param streaming false for long polling: the answer ends with the first data
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
    // The client times the first byte to find out whether a proxy holds the stream back: give it one now.
    if (this.#outgoing.length > 0) this.#flush();
    else if (streaming) this.#noop();
  }

  /** Ends a back channel, where it is still the session's: the client opens the next. */
  endBackChannel(response: ServerResponse): void {
    if (this.#backChannel?.response === response) this.#closeBackChannel();
  }

  /** Ends the session; its id is no longer known. */
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
    // One write for all that is sent in this turn: a snapshot of thousands of documents is one chunk.
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

  /** A sign of life. It takes a number like a message, but nobody needs it again. */
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

/** The answer to a handshake: the session's id, the protocol's version and how often a noop comes, in milliseconds. */
export function handshakeAnswer(sid: string, noop: number): string {
  return frame([[0, ['c', sid, '', 8, 12, noop]]]);
}
