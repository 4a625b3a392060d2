import type * as z from 'zod/mini';
import type { CallTable, PayloadOf, ResultOf } from '../../domain/index.ts';
import { reportProblem } from '../reportProblem.ts';
import { shouldRejectWrite } from '../connection/writes.ts';
import type { CallableResult } from './callableError.ts';
import { offline } from './offline.ts';

/**
 * Calls a Cloud Function (spec section 7) and never throws: a failure is reported and returned as a result. Without a
 * connection it is refused immediately. The SDK is loaded with the first call.
 * @param payload the function's input; undefined for none
 * @param result the promised answer; anything else is a failure
 * @param isUserRequested whether a user requested it and sees when it is refused
 */
export async function call<T>(
  name: string,
  payload: unknown,
  result: z.ZodMiniType<T>,
  isUserRequested = true,
): Promise<CallableResult<T>> {
  if (shouldRejectWrite(isUserRequested)) return { ok: false, error: offline };
  try {
    const { callFunction } = await import(/* webpackChunkName: "functions" */ './callFunction.ts');
    return await callFunction(name, payload, result);
  } catch (thrown) {
    reportProblem(`${name} could not be called`, thrown);
    return { ok: false, error: { code: 'unknown', message: String(thrown) } };
  }
}

/** `call` for the Cloud Functions of a table, by name, with the types declared there. */
export const callerOf =
  <Table extends CallTable>(calls: Table) =>
  <Name extends keyof Table & string>(
    name: Name,
    payload: PayloadOf<Table[Name]>,
    isUserRequested?: boolean,
  ): Promise<CallableResult<ResultOf<Table[Name]>>> =>
    // TypeScript can't tell which result belongs to a name that is only known at run time.
    call(name, payload, calls[name]!.result as never, isUserRequested);
