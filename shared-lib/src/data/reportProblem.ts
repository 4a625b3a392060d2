/** Where a problem came from, when it is known. */
export interface ProblemOrigin {
  /** The module's name, such as `mf-team`; the shell and shared-lib have none. */
  readonly module: string;
  /** The released version of the module that this page uses. */
  readonly version: string;
  /** Why this account has that version, such as `canary 20 %`. */
  readonly cohort?: string;
  /** A word for the kind of failure, such as `unreachable`. */
  readonly reason: string;
}

/** A problem as it is kept for whoever looks into it. */
export interface Problem {
  /** When, in epoch milliseconds. */
  readonly at: number;
  /** What failed, in a sentence. */
  readonly what: string;
  readonly origin: ProblemOrigin | null;
  /** What was behind it, as text. */
  readonly detail: string | null;
}

/** As many as a person who looks into a complaint reads, and no more than a message to support may hold. */
const KEPT = 50;
const DETAIL_LENGTH = 500;

const kept: Problem[] = [];

const textOf = (cause: unknown): string | null => {
  if (cause === undefined) return null;
  const text = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  return text.slice(0, DETAIL_LENGTH);
};

/**
 * The one place where unexpected problems go, so that a reporting service is one change: into the console, and into the list
 * of recent ones that a message to support may carry.
 * @param what what failed, in a sentence.
 * @param cause what was thrown, or what is known of it.
 * @param origin the module it came from.
 */
export function reportProblem(what: string, cause?: unknown, origin: ProblemOrigin | null = null) {
  const cohort = origin?.cohort === undefined ? '' : ` for ${origin.cohort}`;
  const from = origin ? ` (${origin.module} ${origin.version}${cohort}, ${origin.reason})` : '';
  console.error(`[valet-hub] ${what}${from}`, cause ?? '');
  kept.push({ at: Date.now(), what, origin, detail: textOf(cause) });
  if (kept.length > KEPT) kept.shift();
}

/** The last problems of this page, oldest first. */
export const recentProblems = (): readonly Problem[] => [...kept];

/** Reports what nobody caught, from now on. */
export function reportUncaught(target: Window) {
  target.addEventListener('error', ({ error, message }) => reportProblem('Uncaught error', error ?? message));
  target.addEventListener('unhandledrejection', ({ reason }) => reportProblem('Unhandled rejection', reason));
}
