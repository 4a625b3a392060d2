import { createServer, get } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { frame } from './frames.ts';
import { parseForm } from './parseForm.ts';
import { WebChannelSession } from './WebChannelSession.ts';

const TIMES = { noop: 60_000, backChannel: 60_000, abandoned: 60_000 };

test('a frame counts UTF-16 code units', () => {
  expect(frame(['aé😀'])).toBe('8\n["aé😀"]');
  // A lone surrogate is escaped, so the length counts the escape.
  expect(frame(['\ud83d'])).toBe('10\n["\\ud83d"]');
});

test('a form contains headers, offset and messages', () => {
  const headers = encodeURIComponent('X-Goog-Api-Client:gl-js/\r\nAuthorization:Bearer a:b\r\n');
  expect(parseForm(`headers=${headers}&count=2&ofs=5&req0___data__=%7B%7D&req1___data__=a%2Bb+c`)).toEqual({
    headers: new Map([
      ['x-goog-api-client', 'gl-js/'],
      ['authorization', 'Bearer a:b'],
    ]),
    offset: 5,
    messages: ['{}', 'a+b c'],
  });
});

test.each(['count=1', 'count=-1', 'count=x', 'count=1&ofs=1.5&req0___data__='])(
  'refuses the form %s',
  (body) =>
    expect(() => parseForm(body)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }) as Error),
);

describe('a session', () => {
  let session: WebChannelSession;
  let received: unknown[];
  let ended: boolean;
  let server: Server;

  beforeEach(async () => {
    received = [];
    ended = false;
    session = new WebChannelSession('sid', TIMES, () => (ended = true));
    session.attach({ handle: (message) => received.push(message), close: () => {} });
    server = createServer((request, response) => {
      const [, aid = '0', mode] = /AID=(\d+)&mode=(\w+)/.exec(request.url ?? '') ?? [];
      session.acknowledge(Number(aid));
      session.openBackChannel(response, mode === 'streaming');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterEach(async () => {
    session.end();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  /** Opens a back channel and collects its arrays; `wanted` resolves once there are that many. */
  function backChannel(aid: number, mode: 'streaming' | 'polling'): Promise<BackChannel> {
    return new Promise((resolve) => {
      get({ port: (server.address() as AddressInfo).port, path: `/?AID=${aid}&mode=${mode}` }, (response) =>
        resolve(new BackChannel(response)),
      );
    });
  }

  test('numbers its messages and streams them', async () => {
    const channel = await backChannel(0, 'streaming');
    expect(await channel.arrays(1)).toEqual([[1, ['noop']]]);
    session.send({ text: '😀' });
    session.send('b');
    expect(await channel.arrays(3)).toEqual([
      [1, ['noop']],
      [2, [{ text: '😀' }]],
      [3, ['b']],
    ]);
    expect(session.status().slice(0, 2)).toEqual([1, 3]);
  });

  test('resends what was not acknowledged, and only that', async () => {
    session.send('a');
    session.send('b');
    const first = await backChannel(0, 'streaming');
    expect(await first.arrays(2)).toEqual([
      [1, ['a']],
      [2, ['b']],
    ]);
    const second = await backChannel(1, 'streaming');
    expect(await second.arrays(1)).toEqual([[2, ['b']]]);
    await first.end();
    session.send('c');
    expect(await second.arrays(2)).toEqual([
      [2, ['b']],
      [3, ['c']],
    ]);
  });

  test('long polling ends with the next data', async () => {
    const channel = await backChannel(0, 'polling');
    session.send('a');
    await channel.end();
    expect(await channel.arrays(1)).toEqual([[1, ['a']]]);
  });

  test('reports a missing back channel and keeps its messages', () => {
    session.send('a');
    expect(session.status()).toEqual([0, 0, 3]);
  });

  test('receives each message once and in order', () => {
    session.receive(0, ['"a"']);
    session.receive(2, ['"c"']);
    session.receive(0, ['"a"', '"b"']);
    session.receive(2, ['"c"', '"d"']);
    expect(received).toEqual(['a', 'b', 'c', 'd']);
  });

  test('ends with its back channel', async () => {
    const channel = await backChannel(0, 'streaming');
    session.end();
    await channel.end();
    expect(ended).toBe(true);
  });
});

class BackChannel {
  readonly #response: IncomingMessage;
  readonly #ended: Promise<void>;
  #text = '';
  #onData: () => void = () => {};

  constructor(response: IncomingMessage) {
    this.#response = response;
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => {
      this.#text += chunk;
      this.#onData();
    });
    this.#ended = new Promise((resolve) => response.on('close', resolve));
  }

  end(): Promise<void> {
    return this.#ended;
  }

  /** The arrays so far, once there are enough. */
  async arrays(wanted: number): Promise<unknown[]> {
    for (;;) {
      const arrays = this.#parse();
      if (arrays.length >= wanted || this.#response.closed) return arrays;
      await new Promise<void>((resolve) => (this.#onData = resolve));
    }
  }

  #parse(): unknown[] {
    const arrays: unknown[] = [];
    for (let rest = this.#text; rest !== '';) {
      const start = rest.indexOf('\n') + 1;
      const end = start + Number(rest.slice(0, start));
      if (start === 0 || end > rest.length) break;
      arrays.push(...(JSON.parse(rest.slice(start, end)) as unknown[]));
      rest = rest.slice(end);
    }
    return arrays;
  }
}
