import { refusalOf, succeeded, type GoogleApi } from '../google/googleApi.ts';

/** What a set-up is for. */
export interface Plan {
  /** The project's id. */
  readonly project: string;
  /** Where Firestore and the bucket are, for good. */
  readonly location: string;
  /** `OWNER/NAME` at GitHub, whose workflows may deploy; null for none. */
  readonly repository: string | null;
  /** The environment at GitHub from which they may: `production` or `staging`. */
  readonly environment: string;
  /** `XXXXXX-XXXXXX-XXXXXX`; null to leave billing alone. */
  readonly billingAccount: string | null;
  /** What a month may cost before Google warns, in the billing account's currency. */
  readonly budget: number;
  /** Domains of its own besides those of the project. */
  readonly domains: readonly string[];
  /** Who gets the alerts; null for nobody. */
  readonly alertEmail: string | null;
  /** Whether people may sign in with Google. */
  readonly googleSignIn: boolean;
}

/** One thing that a project needs. */
export interface Step {
  readonly title: string;
  /** Reads whether it is done. @returns null when it is, else what is missing in a few words @throws Error when it can't be read */
  check(): Promise<string | null>;
  /** Does it, again and again without harm; missing where no API can. @throws Error when Google refuses */
  readonly perform?: () => Promise<void>;
  /** What a person does where there is no API for it, or Google refuses. */
  readonly byHand: string;
  /** Whether nothing after it can work without it. */
  readonly isRequired?: boolean;
}

/** Reads what is at a path. @returns null when there is nothing @throws Error with Google's reason */
export async function read<T>(api: GoogleApi, path: string): Promise<T | null> {
  const answer = await api('GET', path);
  if (answer.status === 404) return null;
  if (!succeeded(answer)) throw new Error(refusalOf(answer));
  return answer.body as T;
}

/** How long an operation of Google may take, and how often it is asked. */
const patience = 300_000;
const interval = 2_000;

interface Operation {
  readonly name?: string;
  readonly done?: boolean;
  readonly error?: { readonly message?: string };
}

/**
 * Changes something, and waits until it is changed. What exists already counts as done.
 *
 * @param operations host and version at which Google's long-running operation is asked about, such as `iam.googleapis.com/v1`
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
    if (Date.now() - start > patience) throw new Error(`${operation.name} takes longer than five minutes.`);
    await new Promise((resolve) => {
      setTimeout(resolve, interval);
    });
    operation = (await read<Operation>(api, `${operations}/${operation.name}`)) ?? {};
  }
  if (operation.error) throw new Error(operation.error.message ?? 'Google gave no reason.');
}
