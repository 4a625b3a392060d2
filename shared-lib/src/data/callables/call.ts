import type * as z from 'zod/mini';
import { reportProblem } from '../reportProblem.ts';
import { callableError, notTheResult, type CallableError } from './callableError.ts';

/** What came of a call. */
export type CallableResult<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: CallableError };

/**
 * Calls a Cloud Function (spec section 7) and never throws: a failure is reported and comes back as a result. The SDK is loaded with
 * the first call.
 * @param payload what the function takes; undefined for nothing
 * @param result what it promises to answer; anything else is a failure
 */
export async function call<T>(
  name: string,
  payload: unknown,
  result: z.ZodMiniType<T>,
): Promise<CallableResult<T>> {
  try {
    const { callFunction } = await import(/* webpackChunkName: "functions" */ './callFunction.ts');
    const parsed = result.safeParse(await callFunction(name, payload));
    if (parsed.success) return { ok: true, value: parsed.data };
    reportProblem(`${name} answered something else than its result`, parsed.error);
    return { ok: false, error: notTheResult };
  } catch (thrown) {
    reportProblem(`${name} failed`, thrown);
    return { ok: false, error: callableError(thrown) };
  }
}
