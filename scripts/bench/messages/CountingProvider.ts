import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Response time in milliseconds, like that of a remote provider. */
const answerMillis = 20;

/** A stand-in for Twilio's API: counts accepted texts, lists them on request, and answers 429 above a rate limit. */
export class CountingProvider {
  readonly taken = new Map<string, { sid: string; times: number; at: number }>();
  busyAnswers = 0;
  readonly #perSecond: number;
  readonly #server: Server;
  #second = 0;
  #inSecond = 0;

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
    this.#server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        const { status, answer } =
          request.method === 'POST' ? this.#take(body) : this.#list(request.url ?? '');
        setTimeout(
          () =>
            response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer)),
          answerMillis,
        );
      });
    });
  }

  /** @returns its base URL */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #take(form: string) {
    const second = Math.floor(Date.now() / 1000);
    if (second !== this.#second) [this.#second, this.#inSecond] = [second, 0];
    this.#inSecond += 1;
    if (this.#inSecond > this.#perSecond) {
      this.busyAnswers += 1;
      return { status: 429, answer: { code: 20429, message: 'Too Many Requests' } };
    }
    const to = new URLSearchParams(form).get('To') ?? '';
    const found = this.taken.get(to) ?? { sid: `SM${this.taken.size}`, times: 0, at: Date.now() };
    this.taken.set(to, { ...found, times: found.times + 1 });
    return { status: 201, answer: { sid: found.sid, num_segments: '1' } };
  }

  #list(url: string) {
    const to = new URL(url, 'http://here').searchParams.get('To') ?? '';
    const found = this.taken.get(to);
    const text = found && {
      sid: found.sid,
      to,
      body: 'Running late tonight.',
      date_created: new Date(found.at).toUTCString(),
      num_segments: '1',
    };
    return { status: 200, answer: { messages: text ? [text] : [] } };
  }
}
