import type { CDPSession, Page } from '@playwright/test';
import { Answer } from './Answer.ts';
import { FrameReader } from './FrameReader.ts';
import { ReadCount, readsOfAnswer } from './ReadCount.ts';

/** The messages in the form that a page sends over a WebChannel. */
function messagesOf(form: string): unknown[] {
  return [...new URLSearchParams(form)].flatMap(([name, value]) =>
    /^req\d+___data__$/.test(name) ? [JSON.parse(value) as unknown] : [],
  );
}

/** Origins of the services that a page uses. */
export type DataAddresses = Readonly<Record<'auth' | 'firestore' | 'functions' | 'storage', string>>;

/** What a page has asked of Firebase. */
export interface DataCosts {
  /** Documents that Firestore bills as read. */
  readonly documents: number;
  /** Bytes of Firestore's answers, not compressed. */
  readonly bytes: number;
  /** Requests to any of the services, also those that only ask whether another may be sent. */
  readonly requests: number;
  /** Calls of functions. */
  readonly calls: number;
}

/** The long answer of a channel, over which listeners hear. */
const isBackChannel = (url: URL, method: string): boolean =>
  url.pathname.endsWith('/channel') && method === 'GET';

/** The operation of a request over REST, such as `runQuery`. */
const operationOf = (url: URL): string => /:(\w+)$/.exec(url.pathname)?.[1] ?? '';

/**
 * Counts what a page asks of Firebase, by what goes over the wire. Nothing in the page is changed for it, and what the SDK finds on the
 * device costs nothing.
 */
export class DataWatch {
  readonly #session: CDPSession;
  readonly #addresses: DataAddresses;
  readonly #reads = new ReadCount();
  /** The answers of channels, by request. */
  readonly #channels = new Map<string, Answer>();
  /** Requests over REST that wait for their answer, and their operation. */
  readonly #open = new Map<string, string>();
  /** What tells the requests of the present page from those of the one before. */
  #loader: string;
  #requests = 0;
  #calls = 0;
  #counted = 0;
  #bytes = 0;

  private constructor(session: CDPSession, addresses: DataAddresses, loader: string) {
    this.#session = session;
    this.#addresses = addresses;
    this.#loader = loader;
  }

  /** Watches a page from now on. */
  static async of(page: Page, addresses: DataAddresses): Promise<DataWatch> {
    const session = await page.context().newCDPSession(page);
    const { frame } = (await session.send('Page.getFrameTree')).frameTree;
    const watch = new DataWatch(session, addresses, frame.loaderId);
    session.on('Network.requestWillBeSent', ({ requestId, loaderId, frameId, request, type }) => {
      const url = new URL(request.url);
      if (type === 'Document' && frameId === frame.id) watch.#leave(loaderId);
      watch.#count(url, type === 'Preflight');
      // The page that is being left may still ask, and nobody says then that its requests have ended.
      if (url.origin === addresses.firestore && type !== 'Preflight' && loaderId === watch.#loader)
        watch.#ask(requestId, url, request.method, request.postData ?? '');
    });
    session.on('Network.dataReceived', ({ requestId, data }) => {
      if (data !== undefined) watch.#channels.get(requestId)?.take(data);
    });
    session.on('Network.responseReceived', ({ requestId }) => void watch.#stream(requestId));
    session.on('Network.loadingFinished', ({ requestId }) => void watch.#finish(requestId));
    session.on('Network.loadingFailed', ({ requestId }) => watch.#open.delete(requestId));
    await session.send('Network.enable', { maxPostDataSize: 1_000_000 });
    return watch;
  }

  /** What the page has cost so far. */
  costs(): DataCosts {
    const heard = [...this.#channels.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    return {
      documents: this.#reads.documents,
      bytes: this.#bytes + heard,
      requests: this.#requests,
      calls: this.#calls,
    };
  }

  /** Of the documents, those that counts have cost: a page that has stood for ten seconds compares its summaries with their source. */
  get counted(): number {
    return this.#counted;
  }

  /** The paths of the documents that listeners have heard of so far, in order. */
  get names(): readonly string[] {
    return this.#reads.names;
  }

  /** What was asked of Firestore and is not answered yet, in words. */
  get unanswered(): readonly string[] {
    return [...this.#reads.waiting.map((id) => `listener ${id}`), ...this.#open.values()];
  }

  /** Another page: what the one before waited for does not come any more. */
  #leave(loader: string): void {
    this.#loader = loader;
    this.#reads.forget();
    this.#open.clear();
  }

  #count({ origin }: URL, isPreflight: boolean): void {
    const { auth, firestore, functions, storage } = this.#addresses;
    if ([auth, firestore, functions, storage].includes(origin)) this.#requests += 1;
    if (origin === functions && !isPreflight) this.#calls += 1;
  }

  #ask(request: string, url: URL, method: string, body: string): void {
    if (isBackChannel(url, method)) {
      const frames = new FrameReader();
      const hear = (text: string) => frames.push(text).forEach((message) => this.#reads.hear(message));
      this.#channels.set(request, new Answer(hear));
    } else if (url.pathname.endsWith('/channel')) {
      for (const message of messagesOf(body)) this.#reads.ask(message);
    } else {
      this.#open.set(request, operationOf(url));
    }
  }

  async #stream(requestId: string): Promise<void> {
    const answer = this.#channels.get(requestId);
    if (!answer) return;
    const data = await this.#session.send('Network.streamResourceContent', { requestId }).then(
      ({ bufferedData }) => bufferedData,
      // It has ended already, or the page is gone.
      () => this.#bodyOf(requestId).then((body) => Buffer.from(body).toString('base64')),
    );
    answer.begin(data);
  }

  async #finish(requestId: string): Promise<void> {
    const operation = this.#open.get(requestId);
    if (operation === undefined) return;
    const body = await this.#bodyOf(requestId);
    this.#bytes += Buffer.byteLength(body);
    const documents = body === '' ? 0 : readsOfAnswer(operation, JSON.parse(body));
    this.#reads.add(documents);
    if (operation === 'runAggregationQuery') this.#counted += documents;
    this.#open.delete(requestId);
  }

  /** The whole of an answer that has ended; nothing when the page has been left since. */
  #bodyOf(requestId: string): Promise<string> {
    return this.#session.send('Network.getResponseBody', { requestId }).then(
      ({ body }) => body,
      () => '',
    );
  }
}
