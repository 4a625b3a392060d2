import { noAnswerCodes, type CallableResult } from './callableError.ts';
import { offline } from './offline.ts';

/**
 * Makes a call that is safe to repeat, and repeats it once if no response came.
 * @param run makes the call; its argument says whether it is the second try
 * @returns the answer, and whether an earlier call may already have succeeded. If the connection is lost meanwhile,
 * the first failure is returned.
 */
export async function retryCall<T>(
  run: (isRepeated: boolean) => Promise<CallableResult<T>>,
): Promise<{ readonly result: CallableResult<T>; readonly isRepeated: boolean }> {
  const first = await run(false);
  if (first.ok || first.error === offline || !noAnswerCodes.includes(first.error.code)) {
    return { result: first, isRepeated: false };
  }
  const second = await run(true);
  if (!second.ok && second.error === offline) return { result: first, isRepeated: false };
  return { result: second, isRepeated: true };
}
