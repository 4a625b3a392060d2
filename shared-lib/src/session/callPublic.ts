import { functionsRegion } from '../domain/base/constants.ts';
import type { PayloadOf } from '../domain/index.ts';
import type { problemCalls, signInCalls } from '../domain/openCalls.ts';
import { appCheckHeaders } from './appCheck/appCheck.ts';
import { firebaseApp } from './firebaseApp.ts';
import type { SignInProblem } from './signInProblem.ts';

/** Maps a public function's errors to problems that users may see. */
const problems: Readonly<Record<string, SignInProblem>> = {
  INVALID_ARGUMENT: 'weakPassword',
  NOT_FOUND: 'linkExpired',
  PERMISSION_DENIED: 'otherPassword',
  ALREADY_EXISTS: 'hasAccount',
  RESOURCE_EXHAUSTED: 'tooManyAttempts',
};

const status = (answer: unknown): string => {
  const error = (answer as { error?: { status?: unknown } } | null)?.error;
  return typeof error?.status === 'string' ? error.status : '';
};

/** The calls that need no sign-in; only their types, because schemas would come with the sign-in page. */
type PublicCalls = typeof signInCalls & typeof problemCalls;

/**
 * Calls a function that doesn't require sign-in (spec section 7), using `fetch`, because the sign-in page
 * doesn't wait for the functions SDK.
 * @returns the answer, of any shape, or the problem
 */
export async function callPublic<Name extends keyof PublicCalls>(
  name: Name,
  data: PayloadOf<PublicCalls[Name]>,
): Promise<{ ok: true; value: unknown } | { ok: false; problem: SignInProblem }> {
  const { config } = firebaseApp();
  const origin = config.emulators
    ? `${config.emulators.functions}/${config.projectId}/${functionsRegion}`
    : `https://${functionsRegion}-${config.projectId}.cloudfunctions.net`;
  const attested = appCheckHeaders();
  try {
    const response = await fetch(`${origin}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(attested && (await attested)) },
      body: JSON.stringify({ data }),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { ok: true, value: (answer as { result?: unknown } | null)?.result };
    return { ok: false, problem: problems[status(answer)] ?? 'unknown' };
  } catch {
    return { ok: false, problem: 'offline' };
  }
}
