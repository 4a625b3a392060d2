import { normalizeAnswer } from './normalizeAnswer.fixture.ts';
import type { FirestoreAnswer } from './normalizeAnswer.fixture.ts';

/**
 * A REST request. In its path and body, `$time:{document name}` is replaced with the last update time the server reported for the document,
 * and `$transaction:{n}` with the nth transaction it began in this session.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/v1/`, percent-encoded, with its query. */
  readonly path: string;
  readonly body?: object;
}

/** Placeholder for an update time the server hasn't reported. */
const SOME_TIME = '2001-02-03T04:05:06.000007Z';

/** An administrator's session with one Firestore, over REST. */
export class Session {
  readonly #address: string;
  readonly #updateTimes = new Map<string, string>();
  readonly #transactions: string[] = [];

  /** @param address `host:port` */
  constructor(address: string) {
    this.#address = address;
  }

  /** Sends a request and returns the comparable parts of the response. @throws Error if the response isn't JSON */
  async ask({ method, path, body }: Call): Promise<FirestoreAnswer> {
    const response = await fetch(`http://${this.#address}/v1/${this.#resolve(path, encodeURIComponent)}`, {
      method,
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: this.#resolve(JSON.stringify(body), (text) => text) }),
    });
    const text = await response.text();
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      throw new Error(`${method} ${path}: ${response.status}, no JSON: ${text.slice(0, 200)}`);
    }
    this.#learn(json);
    return normalizeAnswer(response.status, json);
  }

  #resolve(text: string, encode: (text: string) => string): string {
    return text
      .replaceAll(/\$time:([^"&]+)/g, (_, name: string) => encode(this.#updateTimes.get(name) ?? SOME_TIME))
      .replaceAll(/\$transaction:(\d+)/g, (_, index: string) =>
        encode(this.#transactions[Number(index)] ?? ''),
      );
  }

  #learn(json: unknown): void {
    if (typeof json !== 'object' || json === null) return;
    const { name, updateTime, transaction } = json as Record<string, unknown>;
    if (typeof name === 'string' && typeof updateTime === 'string') this.#updateTimes.set(name, updateTime);
    if (typeof transaction === 'string') this.#transactions.push(transaction);
    Object.values(json).forEach((inner) => this.#learn(inner));
  }
}
