import * as z from 'zod/mini';

/** Google's addresses, or those of a stand-in. */
export interface ApiAddresses {
  readonly monitoring: string;
  readonly logging: string;
}

export const googleAddresses: ApiAddresses = {
  monitoring: 'https://monitoring.googleapis.com',
  logging: 'https://logging.googleapis.com',
};

/** A resource as an API returns it. */
export type Resource = Readonly<Record<string, unknown>>;

const refusalSchema = z.object({ error: z.object({ message: z.string() }) });
const listSchema = z.record(z.string(), z.unknown());

/** What a Google API refused, in its own words. */
export class RefusedError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const patienceMillis = 30_000;

/** Google's REST APIs, asked with one access token on behalf of one project. */
export class GoogleApi {
  readonly #token: string;
  readonly #project: string;

  constructor(token: string, project: string) {
    this.#token = token;
    this.#project = project;
  }

  /** @throws RefusedError; Error when the API can't be reached */
  async send(method: string, url: string, body?: object): Promise<Resource> {
    let answer: Response;
    try {
      answer = await fetch(url, {
        method,
        headers: {
          authorization: `Bearer ${this.#token}`,
          'x-goog-user-project': this.#project,
          'content-type': 'application/json',
        },
        signal: AbortSignal.timeout(patienceMillis),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    } catch (error) {
      throw new Error(`${new URL(url).origin} could not be reached: ${String(error)}`, { cause: error });
    }
    const json: unknown = await answer.json().catch(() => null);
    if (answer.ok) return (json ?? {}) as Resource;
    const refusal = z.safeParse(refusalSchema, json);
    const why = refusal.success ? refusal.data.error.message : 'It gave no reason.';
    throw new RefusedError(answer.status, `${answer.status}: ${why}`);
  }

  /** All resources of a list, page by page. @param field of the answer that has them */
  async list(url: string, field: string): Promise<Resource[]> {
    const found: Resource[] = [];
    for (let token = ''; ;) {
      const page = z.parse(
        listSchema,
        await this.send('GET', token === '' ? url : `${url}?pageToken=${encodeURIComponent(token)}`),
      );
      found.push(...((page[field] ?? []) as Resource[]));
      token = typeof page['nextPageToken'] === 'string' ? page['nextPageToken'] : '';
      if (token === '') return found;
    }
  }
}
