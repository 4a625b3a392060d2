/** A request sent to both services after all earlier ones. `$name` is replaced with a value remembered from an earlier response. */
export interface Step {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  /** Form fields, instead of a JSON body. */
  readonly form?: Readonly<Record<string, string>>;
  readonly as?: 'owner' | undefined;
  /** Remembers the response's ID token under this name, its refresh token as `nameRefresh` and its account ID as `nameId`. */
  readonly keep?: string;
  /** Remembers the newest emailed code under this name. */
  readonly keepCode?: string;
  /** Why the responses differ. The step fails if they stop differing. */
  readonly differs?: string;
}

type Options = Pick<Step, 'keep' | 'keepCode' | 'differs'>;

const toolkit = '/identitytoolkit.googleapis.com/v1';

/** An account operation requested by an app. */
export const app = (name: string, operation: string, body: unknown, options: Options = {}): Step => ({
  name,
  method: 'POST',
  path: `${toolkit}/accounts:${operation}?key=k`,
  body,
  ...options,
});

/** A project operation requested by an administrator. @param operation e.g. `/accounts:lookup` */
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
