import { Unknown } from '../values/RulesValue.ts';
import type { RulesValue } from '../values/RulesValue.ts';
import { bytesOf } from '../values/bytesOf.ts';
import { EvaluationError } from './EvaluationError.ts';
import type { Outcome } from './Scope.ts';

/** Limit for the input and output of one operator or method, determined with Google's emulator. */
export const MAX_VALUE_BYTES = 2 * 1024 * 1024;

/** Limit for the parameters and variables of one call, from Google's emulator's error message. */
export const MAX_VARIABLE_BYTES = 5 * 1024 * 1024;

/** @throws EvaluationError if the values' total size is too large */
export function checkMemory(values: readonly RulesValue[]): void {
  if (totalOf(values) > MAX_VALUE_BYTES)
    throw new EvaluationError(`A value or its parts have more than ${MAX_VALUE_BYTES} bytes`);
}

/** Returns a value that isn't too large. @throws EvaluationError if it is */
export function requireWithinMemory<Value extends RulesValue>(value: Value): Value {
  checkMemory([value]);
  return value;
}

/** @throws EvaluationError if the total size of a call's parameters and variables is too large */
export function checkVariables(variables: ReadonlyMap<string, Outcome>): void {
  const values = [...variables.values()].flatMap((value) =>
    value instanceof EvaluationError ? [] : [value],
  );
  if (totalOf(values) > MAX_VARIABLE_BYTES)
    throw new EvaluationError(`The variables of a function have more than ${MAX_VARIABLE_BYTES} bytes`);
}

const totalOf = (values: readonly RulesValue[]): number =>
  values.reduce<number>((sum, value) => sum + (value instanceof Unknown ? 0 : bytesOf(value)), 0);
