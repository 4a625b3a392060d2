import type * as z from 'zod/mini';
import type { CallTable, PayloadOf, ResultOf } from '../../domain/index.ts';
import { reportProblem } from '../reportProblem.ts';
import { recordFailedRequest } from '../connection/connection.ts';
import { shouldRejectWrite, trackWrite } from '../connection/writes.ts';
import { callableError, invalidResultError, offline, type CallableError } from './callableError.ts';

/** The result of a call. */
export type CallableResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: CallableError };

/**
 * Calls a Cloud Function (spec section 7) and never throws: a failure is reported and returned as a result. Without a
 * connection it is refused immediately. The SDK is loaded with the first call.
 * @param payload the function's input; undefined for nothing
 * @param result the promised answer; anything else is a failure
 * @param isAsked whether a user requested it and sees when it is refused
 */
export async function call<T>(
  name: string,
  payload: unknown,
  result: z.ZodMiniType<T>,
  isAsked = true,
): Promise<CallableResult<T>> {
  if (shouldRejectWrite(isAsked)) return { ok: false, error: offline };
  try {
    const { callFunction } = await import(/* webpackChunkName: "functions" */ './callFunction.ts');
    const parsed = result.safeParse(await trackWrite(() => callFunction(name, payload)));
    if (parsed.success) return { ok: true, value: parsed.data };
    reportProblem(`${name} answered something else than its result`, parsed.error);
    return { ok: false, error: invalidResultError };
  } catch (thrown) {
    reportProblem(`${name} failed`, thrown);
    const error = callableError(thrown);
    // The SDK also uses these codes for a request that did not get through.
    if (error.code === 'internal' || error.code === 'unavailable') recordFailedRequest();
    return { ok: false, error };
  }
}

/** `call` for the Cloud Functions of a table, by name, with the types declared there. */
export const callerOf =
  <Table extends CallTable>(calls: Table) =>
  <Name extends keyof Table & string>(
    name: Name,
    payload: PayloadOf<Table[Name]>,
    isAsked?: boolean,
  ): Promise<CallableResult<ResultOf<Table[Name]>>> =>
    // TypeScript loses which result belongs to a name that is still unknown.
    call(name, payload, calls[name]!.result as never, isAsked);
