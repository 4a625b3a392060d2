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

/** Whoever sends problems on; nobody at first. */
let watcher: (problem: Problem) => void = () => {};
/** Whether a problem is being handed on: one that befalls there goes no further. */
let isHandingOn = false;

/** From now on, each problem is told to this one, too. What it throws stays here. */
export function watchReportedProblems(onProblem: (problem: Problem) => void) {
  watcher = onProblem;
}

function handOn(problem: Problem) {
  if (isHandingOn) return;
  isHandingOn = true;
  try {
    watcher(problem);
  } catch (error) {
    console.error('[valet-hub] A problem could not be sent on', error);
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
 * The one place where unexpected problems go: into the console, into the list of recent ones that a message to support may carry, and
 * to whoever sends them on (`problems/sendProblems`).
 * @param what what failed, in a sentence.
 * @param cause what was thrown, or what is known of it.
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

/** Reports what nobody caught, from now on. */
export function reportUncaught(target: Window) {
  target.addEventListener('error', ({ error, message }) => reportProblem('Uncaught error', error ?? message));
  target.addEventListener('unhandledrejection', ({ reason }) => reportProblem('Unhandled rejection', reason));
}
