import type { CallableResult } from './callableError.ts';

/** Notifies the rest of the page of a call's changes before its caller learns that it succeeded. */
export async function applyLocally<T>(
  called: Promise<CallableResult<T>>,
  publish: (value: T) => void,
): Promise<CallableResult<T>> {
  const result = await called;
  if (result.ok) publish(result.value);
  return result;
}
