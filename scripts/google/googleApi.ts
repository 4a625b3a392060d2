/** What Google answered; the body is null where there is none. */
export interface GoogleAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A client of Google's REST APIs that acts for one account and bills one project. */
export type GoogleApi = (
  method: 'GET' | 'POST' | 'PATCH' | 'PUT',
  /** Host and path, such as `iam.googleapis.com/v1/projects/valet/serviceAccounts`. */
  path: string,
  body?: object,
) => Promise<GoogleAnswer>;

const patience = 60_000;

/** These answer before the project has any API; with the project to bill, they would ask for their own API there first. */
const beforeApis = ['cloudbilling', 'cloudresourcemanager', 'serviceusage'].map(
  (name) => `${name}.googleapis.com/`,
);

/**
 * @param token an access token
 * @param project bills the calls, where an API asks for it
 * @param address a stand-in that answers for all hosts, which are the first part of its paths; null for Google itself
 * @returns a client that throws Error, with one line, when nothing answers
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
    const url = `${address ?? 'https:/'}/${path}`;
    try {
      const answer = await fetch(url, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(!beforeApis.some((host) => path.startsWith(host)) && { 'x-goog-user-project': project }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patience),
      });
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
    } catch (error) {
      throw new Error(`${path.split('/')[0]} can't be reached: ${(error as Error).message}`, {
        cause: error,
      });
    }
  };

/** Whether Google did what it was asked. */
export const succeeded = ({ status }: GoogleAnswer): boolean => status >= 200 && status < 300;

/** Why Google refused, in its own words. */
export function refusalOf({ status, body }: GoogleAnswer): string {
  const { error } = (body ?? {}) as { error?: { message?: unknown } };
  return typeof error?.message === 'string' ? error.message : `Google answered ${status}.`;
}
