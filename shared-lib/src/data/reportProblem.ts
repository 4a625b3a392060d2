/** A problem's origin, if known. */
export interface ProblemOrigin {
  /** The module's name, like `mf-team`; the shell and shared-lib have none. */
  readonly module: string;
  /** The module's version on this page. */
  readonly version: string;
  /** Why this account has that version, like `canary 20%`. */
  readonly cohort?: string;
  /** A word for the kind of failure, like `unreachable`. */
  readonly reason: string;
}

/** A problem as stored for an investigation. */
export interface Problem {
  /** When it occurred, in epoch milliseconds. */
  readonly at: number;
  /** The failure, in a sentence. */
  readonly what: string;
  readonly origin: ProblemOrigin | null;
  /** The cause, as text. */
  readonly detail: string | null;
}

/** Enough for investigating a complaint, and within the limit of a support message. */
const KEPT = 50;
const DETAIL_LENGTH = 500;

const kept: Problem[] = [];

/** Sends problems; nothing at first. */
let watcher: (problem: Problem) => void = () => {};
/** Whether a problem is being passed on: a failure during that isn't passed on itself. */
let isHandingOn = false;

/** From now on, also passes each problem to this callback. Its errors are caught here. */
export function watchReportedProblems(onProblem: (problem: Problem) => void) {
  watcher = onProblem;
}

function handOn(problem: Problem) {
  if (isHandingOn) return;
  isHandingOn = true;
  try {
    watcher(problem);
  } catch (error) {
    console.error('[valet-hub] A problem could not be reported', error);
  } finally {
    isHandingOn = false;
  }
}

const textOf = (cause: unknown): string | null => {
  if (cause === undefined) return null;
  const text = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  return text.slice(0, DETAIL_LENGTH);
};

/**
 * The single place for unexpected problems. They go to the console, to the list of recent ones that a support message
 * may include, and to the sender (`problems/sendProblems`).
 * @param what the failure, in a sentence.
 * @param cause the thrown value, or what is known about it.
 * @param origin the module it came from.
 */
export function reportProblem(what: string, cause?: unknown, origin: ProblemOrigin | null = null) {
  const cohort = origin?.cohort === undefined ? '' : ` for ${origin.cohort}`;
  const from = origin ? ` (${origin.module} ${origin.version}${cohort}, ${origin.reason})` : '';
  console.error(`[valet-hub] ${what}${from}`, cause ?? '');
  const problem = { at: Date.now(), what, origin, detail: textOf(cause) };
  kept.push(problem);
  if (kept.length > KEPT) kept.shift();
  handOn(problem);
}

/** The last problems of this page, oldest first. */
export const recentProblems = (): readonly Problem[] => [...kept];

/** Reports uncaught errors from now on. */
export function reportUncaughtErrors(target: Window) {
  target.addEventListener('error', ({ error, message }) => reportProblem('Uncaught error', error ?? message));
  target.addEventListener('unhandledrejection', ({ reason }) => reportProblem('Unhandled rejection', reason));
}
