import type { CDPSession, Page } from '@playwright/test';
import { StreamedResponse } from './StreamedResponse.ts';
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

/** A page's use of Firebase. */
export interface DataCosts {
  /** Documents that Firestore bills as read. */
  readonly documents: number;
  /** Bytes of Firestore's responses, uncompressed. */
  readonly bytes: number;
  /** Requests to any of the services, including preflight requests. */
  readonly requests: number;
  /** Calls of functions. */
  readonly calls: number;
}

/** The streaming response of a channel, which delivers listeners' updates. */
const isBackChannel = (url: URL, method: string): boolean =>
  url.pathname.endsWith('/channel') && method === 'GET';

/** The operation of a REST request, for example `runQuery`. */
const operationOf = (url: URL): string => /:(\w+)$/.exec(url.pathname)?.[1] ?? '';

/**
 * Measures a page's use of Firebase by its network traffic. The page itself is unchanged, and what the SDK finds on the device costs
 * nothing.
 */
export class DataWatch {
  readonly #session: CDPSession;
  readonly #addresses: DataAddresses;
  readonly #reads = new ReadCount();
  /** The responses of channels, by request. */
  readonly #channels = new Map<string, StreamedResponse>();
  /** Pending REST requests, and their operation. */
  readonly #open = new Map<string, string>();
  /** Distinguishes the current page's requests from the previous one's. */
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
      // A page being left may still send requests, whose end isn't reported.
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

  /** The page's costs so far. */
  costs(): DataCosts {
    const received = [...this.#channels.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    return {
      documents: this.#reads.documents,
      bytes: this.#bytes + received,
      requests: this.#requests,
      calls: this.#calls,
    };
  }

  /** The share of documents caused by counts: a page that has been open for ten seconds compares its summaries with their source. */
  get counted(): number {
    return this.#counted;
  }

  /** The paths of the documents that listeners have received so far, in order. */
  get names(): readonly string[] {
    return this.#reads.names;
  }

  /** The unanswered requests to Firestore, in words. */
  get unanswered(): readonly string[] {
    return [...this.#reads.waiting.map((id) => `listener ${id}`), ...this.#open.values()];
  }

  /** A new page: responses for the previous one will never arrive. */
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
      this.#channels.set(request, new StreamedResponse(hear));
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
      // It has already ended, or the page is gone.
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

  /** A completed response’s entire body; empty if the page has been left since. */
  #bodyOf(requestId: string): Promise<string> {
    return this.#session.send('Network.getResponseBody', { requestId }).then(
      ({ body }) => body,
      () => '',
    );
  }
}
