/** A request that both services get, after all those before it. `$name` in it stands for what an answer gave earlier. */
export interface Step {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  /** Fields of a form, in place of a body in JSON. */
  readonly form?: Readonly<Record<string, string>>;
  readonly as?: 'owner' | undefined;
  /** Remembers the answer's ID token under this name, its refresh token as `nameRefresh` and its account as `nameId`. */
  readonly keep?: string;
  /** Remembers the newest code in a mail. */
  readonly keepCode?: string;
  /** Why the answers differ. Such a step fails once they don't. */
  readonly differs?: string;
}

type Options = Pick<Step, 'keep' | 'keepCode' | 'differs'>;

const toolkit = '/identitytoolkit.googleapis.com/v1';

/** An app asks for an operation on accounts. */
export const app = (name: string, operation: string, body: unknown, options: Options = {}): Step => ({
  name,
  method: 'POST',
  path: `${toolkit}/accounts:${operation}?key=k`,
  body,
  ...options,
});

/** An administrator asks for an operation on a project. @param operation such as `/accounts:lookup` */
export const owner = (name: string, operation: string, body: unknown, options: Options = {}): Step => ({
  name,
  method: 'POST',
  path: `${toolkit}/projects/demo-compare${operation}`,
  body,
  as: 'owner',
  ...options,
});

/** Any other request. */
export const request = (
  name: string,
  method: string,
  path: string,
  options: Options & Pick<Step, 'body' | 'form' | 'as'> = {},
): Step => ({ name, method, path, ...options });
