import type { CallableResult } from './call.ts';
import { offline, unanswered } from './callableError.ts';

/**
 * Makes a call that is safe to repeat, and repeats it once when no answer came.
 * @param run makes the call; it is told whether that is the second time
 * @returns the answer, and whether an earlier call may have done already what was asked. A connection that is lost meanwhile leaves the
 *   first failure as it was.
 */
export async function callAgain<T>(
  run: (isRepeated: boolean) => Promise<CallableResult<T>>,
): Promise<{ readonly result: CallableResult<T>; readonly isRepeated: boolean }> {
  const first = await run(false);
  if (first.ok || first.error === offline || !unanswered.includes(first.error.code)) {
    return { result: first, isRepeated: false };
  }
  const second = await run(true);
  if (!second.ok && second.error === offline) return { result: first, isRepeated: false };
  return { result: second, isRepeated: true };
}
