import { shouldRejectWrite, trackWrite } from './connection/writes.ts';
import { reportProblem } from './reportProblem.ts';

/** The result of a write. The reason is for the log; the calling screen has its own message for the user. */
export type WriteResult = { readonly ok: true } | { readonly ok: false; readonly reason: string };

interface WriteOptions {
  /** Whether a user requested it and sees when it is refused; otherwise the next page tries again. */
  readonly isUserRequested?: boolean;
  /** Whether it may wait for the connection, because its screen says so and order doesn't matter. */
  readonly mayWait?: boolean;
}

/**
 * Runs a write and never throws: a failure is reported and returned as a result. Without a connection it is refused
 * immediately. A write in progress when the connection is lost waits, and runs exactly once.
 * @param what names the write in the report.
 */
export async function attemptWrite(
  what: string,
  write: () => Promise<unknown>,
  { isUserRequested = true, mayWait = false }: WriteOptions = {},
): Promise<WriteResult> {
  if (!mayWait && shouldRejectWrite(isUserRequested)) return { ok: false, reason: 'offline' };
  try {
    await trackWrite(write);
    return { ok: true };
  } catch (cause) {
    reportProblem(`${what} failed`, cause);
    return { ok: false, reason: cause instanceof Error ? cause.message : String(cause) };
  }
}
