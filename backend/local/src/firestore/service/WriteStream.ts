import { randomBytes } from 'node:crypto';

import type { RequestAuth } from '../authorize.ts';
import type { WriteJson } from '../commit/Write.ts';
import { invalidArgument, toFirestoreError } from '../FirestoreError.ts';
import type { FirestoreError } from '../FirestoreError.ts';
import { databaseName } from '../names/resourceName.ts';
import type { WriteResultJson, WriteService } from './WriteService.ts';

/** google.firestore.v1.WriteRequest in ProtoJSON, unchecked. */
export interface WriteRequest {
  database?: string;
  streamId?: string;
  writes?: WriteJson[];
  streamToken?: string;
}

/** google.firestore.v1.WriteResponse in ProtoJSON. */
export interface WriteResponse {
  streamId?: string;
  streamToken: string;
  writeResults?: WriteResultJson[];
  commitTime?: string;
}

/**
 * One Write stream: a handshake, then commits, strictly in sequence. A failed commit ends the stream before the next one begins, because
 * the client resends the others. Independent of the transport.
 */
export class WriteStream {
  readonly #service: WriteService;
  readonly #auth: RequestAuth;
  readonly #send: (message: WriteResponse) => void;
  readonly #fail: (error: FirestoreError) => void;
  #database: string | undefined;
  #answered = 0;
  #closed = false;
  #work: Promise<void> = Promise.resolve();

  constructor(
    service: WriteService,
    auth: RequestAuth,
    send: (message: WriteResponse) => void,
    fail: (error: FirestoreError) => void,
  ) {
    this.#service = service;
    this.#auth = auth;
    this.#send = send;
    this.#fail = fail;
  }

  /** Handles a client's message after the previous ones. */
  handle(request: WriteRequest): void {
    this.#work = this.#work.then(async () => {
      if (this.#closed) return;
      try {
        const response = await this.#answer(request);
        if (!this.#closed) this.#send(response);
      } catch (thrown) {
        const wasClosed = this.#closed;
        this.#closed = true;
        if (!wasClosed) this.#fail(toFirestoreError(thrown));
      }
    });
  }

  /** Resolves once everything received so far has been answered. */
  finished(): Promise<void> {
    return this.#work;
  }

  close(): void {
    this.#closed = true;
  }

  async #answer({ database, writes }: WriteRequest): Promise<WriteResponse> {
    if (this.#database === undefined) {
      this.#database = databaseName(database);
      if (writes && writes.length > 0)
        throw invalidArgument('The first request of a write stream must not have writes.');
      return { streamId: randomBytes(8).toString('hex'), streamToken: this.#nextToken() };
    }
    const { writeResults, commitTime } = await this.#service.commit(
      { database: this.#database, writes: writes ?? [] },
      this.#auth,
    );
    return { streamToken: this.#nextToken(), writeResults, commitTime };
  }

  #nextToken(): string {
    this.#answered++;
    return Buffer.from(String(this.#answered)).toString('base64');
  }
}
