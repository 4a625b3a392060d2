import { Unknown } from '../values/RulesValue.ts';
import type { RulesValue } from '../values/RulesValue.ts';
import { bytesOf } from '../values/bytesOf.ts';
import { EvaluationError } from './EvaluationError.ts';
import type { Outcome } from './Scope.ts';

/** What one operator or method may take, and what it may make; found by asking Google's emulator. */
export const MAX_VALUE_BYTES = 2 * 1024 * 1024;

/** What the parameters and variables of one call may have, as the message of Google's emulator says. */
export const MAX_VARIABLE_BYTES = 5 * 1024 * 1024;

/** @throws EvaluationError where values are too large together */
export function checkMemory(values: readonly RulesValue[]): void {
  if (totalOf(values) > MAX_VALUE_BYTES)
    throw new EvaluationError(`A value or its parts have more than ${MAX_VALUE_BYTES} bytes`);
}

/** Hands on a value that is not too large. @throws EvaluationError where it is */
export function withinMemory<Value extends RulesValue>(value: Value): Value {
  checkMemory([value]);
  return value;
}

/** @throws EvaluationError where the parameters and variables of a call are too large together */
export function checkVariables(variables: ReadonlyMap<string, Outcome>): void {
  const values = [...variables.values()].flatMap((value) =>
    value instanceof EvaluationError ? [] : [value],
  );
  if (totalOf(values) > MAX_VARIABLE_BYTES)
    throw new EvaluationError(`The variables of a function have more than ${MAX_VARIABLE_BYTES} bytes`);
}

const totalOf = (values: readonly RulesValue[]): number =>
  values.reduce<number>((sum, value) => sum + (value instanceof Unknown ? 0 : bytesOf(value)), 0);
