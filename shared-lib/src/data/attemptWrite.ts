import { reportProblem } from './reportProblem.ts';

/** What came of a write; the reason is for the log, the words for the person belong to the screen that asked. */
export type WriteResult = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/**
 * Runs a write and never throws: a failure is reported and comes back as a result.
 * @param what names the write in the report.
 */
export async function attemptWrite(what: string, write: () => Promise<unknown>): Promise<WriteResult> {
  try {
    await write();
    return { ok: true };
  } catch (cause) {
    reportProblem(`${what} failed`, cause);
    return { ok: false, reason: cause instanceof Error ? cause.message : String(cause) };
  }
}
