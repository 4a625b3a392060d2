import type { Fields } from '../../firestore/values/Value.ts';

/** Google's Firestore emulator, as used by a test; separate projects keep tests apart. */
export class GoogleFirestore {
  readonly project: string;
  readonly #origin: string;

  /** @param address `host:port`, as in GOOGLE_FIRESTORE */
  constructor(address: string, project: string) {
    this.#origin = `http://${address}`;
    this.project = project;
  }

  /** The resource name of the documents’ root. */
  get root(): string {
    return `projects/${this.project}/databases/(default)/documents`;
  }

  /** Applies rules. @returns the compiler's message if it rejects them, otherwise null */
  async setRules(content: string): Promise<string | null> {
    return (await this.compile(content)).error;
  }

  /** Applies rules. @returns the compiler's message if it rejects them, and its warnings as `line:column: message` */
  async compile(content: string): Promise<{ readonly error: string | null; readonly warnings: string[] }> {
    const url = `${this.#origin}/emulator/v1/projects/${this.project}:securityRules`;
    const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
    const answer = await fetch(url, { method: 'PUT', body });
    const { error, issues = [] } = (await answer.json()) as Compiled;
    return {
      error: error ? (error.message ?? `HTTP ${answer.status}`) : null,
      // A warning about the version has no position.
      warnings: issues.map(
        ({ sourcePosition: { line = 1, column = 1 } = {}, description }) =>
          `${line}:${column}: ${description}`,
      ),
    };
  }

  /** Writes documents as administrator. */
  async put(documents: readonly { readonly path: string; readonly fields: Fields }[]): Promise<void> {
    const writes = documents.map(({ path, fields }) => ({
      update: { name: `${this.root}/${path}`, fields },
    }));
    const refusal = await this.commit(writes, 'owner');
    if (refusal !== null) throw new Error(refusal);
  }

  async clear(): Promise<void> {
    const url = `${this.#origin}/emulator/v1/${this.root}`;
    const answer = await fetch(url, { method: 'DELETE' });
    if (!answer.ok) throw new Error(await answer.text());
  }

  /** Reads a document as a client, signed out without a token. @returns null if allowed, otherwise the reason */
  async get(path: string, token: string | null): Promise<string | null> {
    return refusalOf(await fetch(`${this.#origin}/v1/${this.root}/${path}`, { headers: headersOf(token) }));
  }

  /** Writes as a client. @returns null if allowed, otherwise the reason */
  async commit(writes: readonly object[], token: string | null): Promise<string | null> {
    return refusalOf(await this.#post(`${this.root}:commit`, { writes }, token));
  }

  /** Queries as a client. @param parent a document, or the root. @returns null if allowed, otherwise the reason */
  async query(parent: string, structuredQuery: object, token: string | null): Promise<string | null> {
    return refusalOf(await this.#post(`${parent}:runQuery`, { structuredQuery }, token));
  }

  #post(path: string, body: unknown, token: string | null): Promise<Response> {
    return fetch(`${this.#origin}/v1/${path}`, {
      method: 'POST',
      headers: headersOf(token),
      body: JSON.stringify(body),
    });
  }
}

function headersOf(token: string | null): HeadersInit {
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

interface Compiled {
  readonly error?: { readonly message?: string };
  readonly issues?: readonly {
    readonly sourcePosition?: { readonly line?: number; readonly column?: number };
    readonly description: string;
  }[];
}

async function refusalOf(answer: Response): Promise<string | null> {
  const text = await answer.text();
  if (answer.ok || answer.status === 404) return null;
  const body = JSON.parse(text) as RefusalJson | readonly RefusalJson[];
  const { error } = Array.isArray(body) ? (body[0] as RefusalJson) : (body as RefusalJson);
  if (answer.status === 403) return error.message;
  throw new Error(text);
}

/** A query's response is a list, even a refusal. */
interface RefusalJson {
  readonly error: { readonly message: string };
}

/** An unsigned token, as accepted by emulators. */
export function unsignedToken(project: string, claims: Readonly<Record<string, unknown>>): string {
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  const standard = { iss: `https://securetoken.google.com/${project}`, aud: project, iat: 0, exp: 4e9 };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...standard, ...claims })}.`;
}
