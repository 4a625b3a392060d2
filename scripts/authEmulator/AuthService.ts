import type { Step } from './Step.ts';

export const project = 'demo-compare';

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** One of the Auth services under comparison, with the values from its answers that later requests need. */
export class AuthService {
  readonly #address: string;
  readonly #memory = new Map<string, string>();

  /** @param address base URL */
  constructor(address: string) {
    this.#address = address;
  }

  /** Sends a step's request and remembers the values its response provides. */
  async ask({ method, path, body, form, as, keep, keepCode }: Step): Promise<Reply> {
    const content = form
      ? Object.entries(form)
          .map(([name, value]) => `${name}=${value}`)
          .join('&')
      : JSON.stringify(body);
    const reply = await this.#send(
      method,
      path,
      {
        ...(as === 'owner' && { Authorization: 'Bearer owner' }),
        ...(content !== undefined && {
          'Content-Type': form ? 'application/x-www-form-urlencoded' : 'application/json',
        }),
      },
      content,
    );
    if (keep) this.#keep(keep, reply.body as Record<string, unknown>);
    if (keepCode) {
      const { body: list } = await this.#send('GET', `/emulator/v1/projects/${project}/oobCodes`, {});
      this.#memory.set(
        keepCode,
        (list as { oobCodes: { oobCode: string }[] }).oobCodes.at(-1)?.oobCode ?? '',
      );
    }
    return reply;
  }

  #keep(name: string, { idToken, refreshToken, localId }: Record<string, unknown>): void {
    this.#memory.set(name, String(idToken));
    this.#memory.set(`${name}Refresh`, String(refreshToken));
    this.#memory.set(`${name}Id`, String(localId));
  }

  async #send(
    method: string,
    path: string,
    headers: Record<string, string>,
    content?: string,
  ): Promise<Reply> {
    const filled = (text: string) =>
      text.replaceAll(/\$([a-zA-Z]+)/g, (whole, name: string) => this.#memory.get(name) ?? whole);
    const answer = await fetch(`${this.#address}${filled(path)}`, {
      method,
      headers,
      redirect: 'manual',
      ...(content !== undefined && { body: filled(content) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      body: text.startsWith('{') ? JSON.parse(text) : { text, location: answer.headers.get('location') },
    };
  }
}
