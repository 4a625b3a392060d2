/** Google's response; the body is null if there is none. */
export interface GoogleAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A client for Google's REST APIs that acts as one account and bills one project. */
export type GoogleApi = (
  method: 'GET' | 'POST' | 'PATCH' | 'PUT',
  /** Host and path, e.g. `iam.googleapis.com/v1/projects/valet/serviceAccounts`. */
  path: string,
  body?: object,
) => Promise<GoogleAnswer>;

const timeoutMillis = 60_000;

/**
 * These work before any API is enabled in the project. With a billing project they would require their own API to be enabled there
 * first.
 */
const beforeApis = ['cloudbilling', 'cloudresourcemanager', 'serviceusage'].map(
  (name) => `${name}.googleapis.com/`,
);

/**
 * @param token an access token
 * @param project bills the calls if an API requires it
 * @param address a fake that answers for all hosts, which become the first part of its paths; null for Google
 * @returns a client that throws Error, with one line, if nothing answers or the response isn't JSON
 */
export const googleApi =
  ({
    token,
    project,
    address,
  }: {
    readonly token: string;
    readonly project: string;
    readonly address: string | null;
  }): GoogleApi =>
  async (method, path, body) => {
    const [host] = path.split('/');
    const { status, text } = await fetch(`${address ?? 'https:/'}/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(!beforeApis.some((start) => path.startsWith(start)) && { 'x-goog-user-project': project }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMillis),
    })
      .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
      .catch((error: unknown) => {
        throw new Error(`${host} can't be reached: ${causeOf(error as Error)}`, { cause: error });
      });
    try {
      return { status, body: text === '' ? null : (JSON.parse(text) as unknown) };
    } catch (error) {
      throw new Error(`${host} answered ${status} with something that isn't JSON.`, { cause: error });
    }
  };

/** Why nothing answered; `fetch`'s own message only says that it failed. */
const causeOf = ({ message, cause }: Error): string => {
  const { code, message: reason } = (cause ?? {}) as { code?: string; message?: string };
  return code ?? reason ?? message;
};

/** Whether Google fulfilled the request. */
export const succeeded = ({ status }: GoogleAnswer): boolean => status >= 200 && status < 300;

/** Google's reason for refusing. */
export function refusalOf({ status, body }: GoogleAnswer): string {
  const { error } = (body ?? {}) as { error?: { message?: unknown } };
  return typeof error?.message === 'string' ? error.message : `Google answered ${status}.`;
}

/** A resource as an API returns it. */
export type Resource = Readonly<Record<string, unknown>>;

/** The resource of a successful response. @throws Error with Google's reason */
export async function ask(api: GoogleApi, ...request: Parameters<GoogleApi>): Promise<Resource> {
  const answer = await api(...request);
  if (!succeeded(answer)) throw new Error(refusalOf(answer));
  return (answer.body ?? {}) as Resource;
}

/**
 * All resources of a list, page by page.
 *
 * @param path with or without a query
 * @param field response field that has the resources
 * @throws Error with Google's reason
 */
export async function listAll(api: GoogleApi, path: string, field: string): Promise<Resource[]> {
  const found: Resource[] = [];
  for (let token = ''; ;) {
    const next = token && `${path.includes('?') ? '&' : '?'}pageToken=${encodeURIComponent(token)}`;
    const page = await ask(api, 'GET', `${path}${next}`);
    found.push(...((page[field] ?? []) as Resource[]));
    token = typeof page['nextPageToken'] === 'string' ? page['nextPageToken'] : '';
    if (token === '') return found;
  }
}

/**
 * Checks a project ID on a command line before using it. Google's own rule is slightly stricter (6 to 30 characters,
 * https://cloud.google.com/resource-manager/docs/creating-managing-projects) and is left to Google.
 *
 * @param option option name, e.g. `--project`
 * @returns a sentence, or null
 */
export const projectProblem = (option: string, id: string): string | null =>
  /^[a-z][a-z0-9-]{0,62}$/.test(id) ? null : `${option} must be a project ID, not "${id}".`;
