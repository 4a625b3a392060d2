import { refusalOf, succeeded, type GoogleApi } from '../google/googleApi.ts';

/** The configuration that set-up should produce. */
export interface Plan {
  readonly project: string;
  /** Permanent location of Firestore and the bucket. */
  readonly location: string;
  /** GitHub repository (`OWNER/NAME`) whose workflows may deploy; null for none. */
  readonly repository: string | null;
  /** The GitHub environment they may deploy from: `production` or `staging`. */
  readonly environment: string;
  /** `XXXXXX-XXXXXX-XXXXXX`; null to leave billing unchanged. */
  readonly billingAccount: string | null;
  /** Monthly amount at which Google warns, in the billing account's currency. */
  readonly budget: number;
  /** Custom domains in addition to the project's own. */
  readonly domains: readonly string[];
  /** Recipient of alerts; null for none. */
  readonly alertEmail: string | null;
  readonly googleSignIn: boolean;
}

/** A requirement of a project. */
export interface Step {
  readonly title: string;
  /**
   * Checks whether the step is done.
   * @returns null if done, otherwise what is missing in a few words
   * @throws Error when it can't be read
   */
  check(): Promise<string | null>;
  /** Does the step; idempotent. Missing if there is no API for it. @throws Error when Google refuses */
  readonly perform?: () => Promise<void>;
  /** Instructions for the user if there is no API or Google refuses. */
  readonly manualInstruction: string;
  /** Whether no later step can work without it. */
  readonly isRequired?: boolean;
}

/** Reads a resource. @returns null if it doesn't exist @throws Error with Google's reason */
export async function read<T>(api: GoogleApi, path: string): Promise<T | null> {
  const answer = await api('GET', path);
  if (answer.status === 404) return null;
  if (!succeeded(answer)) throw new Error(refusalOf(answer));
  return answer.body as T;
}

/** Timeout and polling interval for Google's long-running operations. */
const timeoutMillis = 300_000;
const pollIntervalMillis = 2_000;

interface Operation {
  readonly name?: string;
  readonly done?: boolean;
  readonly error?: { readonly message?: string };
}

/**
 * Changes something and waits for completion. A resource that already exists counts as done.
 *
 * @param operations host and version for polling Google's long-running operation, e.g. `iam.googleapis.com/v1`
 * @throws Error with Google's reason
 */
export async function write(
  api: GoogleApi,
  method: 'POST' | 'PATCH' | 'PUT',
  path: string,
  body: object | undefined,
  operations?: string,
): Promise<void> {
  const answer = await api(method, path, body);
  if (answer.status === 409) return;
  if (!succeeded(answer)) throw new Error(refusalOf(answer));
  if (operations === undefined) return;
  let operation = answer.body as Operation;
  for (const start = Date.now(); !operation.done && operation.name;) {
    if (Date.now() - start > timeoutMillis)
      throw new Error(`${operation.name} takes longer than five minutes.`);
    await new Promise((resolve) => {
      setTimeout(resolve, pollIntervalMillis);
    });
    operation = (await read<Operation>(api, `${operations}/${operation.name}`)) ?? {};
  }
  if (operation.error) throw new Error(operation.error.message ?? 'Google gave no reason.');
}
