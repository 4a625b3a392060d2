import type { CallableResult } from './call.ts';

/** Tells the rest of the page what a call has changed, before whoever called learns that it succeeded. */
export async function andTell<T>(
  called: Promise<CallableResult<T>>,
  tell: (value: T) => void,
): Promise<CallableResult<T>> {
  const result = await called;
  if (result.ok) tell(result.value);
  return result;
}
