import { mustRefuseWrite, underWayUntilDone } from './connection/writes.ts';
import { reportProblem } from './reportProblem.ts';

/** What came of a write; the reason is for the log, the words for the person belong to the screen that asked. */
export type WriteResult = { readonly ok: true } | { readonly ok: false; readonly reason: string };

interface WriteOptions {
  /** Whether a person asked for it, who is told when it is refused; otherwise the next page tries again. */
  readonly isAsked?: boolean;
  /** Whether it may wait for the connection, because its screen says so and it overtakes nothing. */
  readonly mayWait?: boolean;
}

/**
 * Runs a write and never throws: a failure is reported and comes back as a result. Without a connection it is refused at once; one that
 * was under way when the connection was lost waits, and is done once.
 * @param what names the write in the report.
 */
export async function attemptWrite(
  what: string,
  write: () => Promise<unknown>,
  { isAsked = true, mayWait = false }: WriteOptions = {},
): Promise<WriteResult> {
  if (!mayWait && mustRefuseWrite(isAsked)) return { ok: false, reason: 'offline' };
  try {
    await underWayUntilDone(write);
    return { ok: true };
  } catch (cause) {
    reportProblem(`${what} failed`, cause);
    return { ok: false, reason: cause instanceof Error ? cause.message : String(cause) };
  }
}
