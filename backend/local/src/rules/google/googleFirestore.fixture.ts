import type { Fields } from '../../firestore/values/Value.ts';

/** Google's Firestore emulator, as a test asks it; a project of its own keeps tests apart. */
export class GoogleFirestore {
  readonly project: string;
  readonly #origin: string;

  /** @param address `host:port`, as GOOGLE_FIRESTORE has it */
  constructor(address: string, project: string) {
    this.#origin = `http://${address}`;
    this.project = project;
  }

  /** The resource name that documents are below. */
  get root(): string {
    return `projects/${this.project}/databases/(default)/documents`;
  }

  /** Puts rules into force. @returns the compiler's message where it rejects them, else null */
  async setRules(content: string): Promise<string | null> {
    const url = `${this.#origin}/emulator/v1/projects/${this.project}:securityRules`;
    const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
    const answer = await fetch(url, { method: 'PUT', body });
    const { error } = (await answer.json()) as { error?: { message?: string } };
    return error ? (error.message ?? `HTTP ${answer.status}`) : null;
  }

  /** Writes documents with all rights. */
  async put(documents: readonly { readonly path: string; readonly fields: Fields }[]): Promise<void> {
    const writes = documents.map(({ path, fields }) => ({
      update: { name: `${this.root}/${path}`, fields },
    }));
    const answer = await this.#post(':commit', { writes }, 'owner');
    if (!answer.ok) throw new Error(await answer.text());
  }

  /** Reads a document as a client. @returns null where it may, else why not */
  async get(path: string, token: string): Promise<string | null> {
    return refusalOf(
      await fetch(`${this.#origin}/v1/${this.root}/${path}`, {
        headers: { authorization: `Bearer ${token}` },
      }),
    );
  }

  #post(method: string, body: unknown, token: string): Promise<Response> {
    return fetch(`${this.#origin}/v1/${this.root}${method}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  }
}

async function refusalOf(answer: Response): Promise<string | null> {
  const text = await answer.text();
  if (answer.status === 403) return (JSON.parse(text) as { error: { message: string } }).error.message;
  if (answer.ok || answer.status === 404) return null;
  throw new Error(text);
}

/** An unsigned token, as emulators take it. */
export function unsignedToken(project: string, claims: Readonly<Record<string, unknown>>): string {
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  const standard = { iss: `https://securetoken.google.com/${project}`, aud: project, iat: 0, exp: 4e9 };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...standard, ...claims })}.`;
}
