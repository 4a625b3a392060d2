import type { RulesValue } from '../values/RulesValue.ts';
import { typeName } from '../values/typeName.ts';
import { EvaluationError } from './EvaluationError.ts';

/** A built-in function or method: its parameter types by name (alternatives with `|`, `any` for all), and its implementation. */
export interface Signature {
  readonly parameters: readonly string[];
  /** For a method, the receiver comes first. The types are already checked. */
  readonly run: (...values: never[]) => RulesValue;
}

export type Signatures = Readonly<Record<string, Signature>>;

/**
 * Calls a built-in after checking its parameters' types.
 *
 * @param receiver the object of a method call; undefined for a function
 * @throws EvaluationError for a wrong number or type, or from the built-in itself
 */
export function callBuiltIn(
  name: string,
  { parameters, run }: Signature,
  receiver: RulesValue | undefined,
  values: readonly RulesValue[],
): RulesValue {
  if (values.length !== parameters.length)
    throw new EvaluationError(`${name}() takes ${parameters.length} parameters, not ${values.length}`);
  parameters.forEach((types, index) => {
    const value = values[index] as RulesValue;
    if (!accepts(types, value))
      throw new EvaluationError(`Parameter ${index + 1} of ${name}() can't be of type ${typeName(value)}`);
  });
  const all = receiver === undefined ? values : [receiver, ...values];
  return (run as (...all: RulesValue[]) => RulesValue)(...all);
}

function accepts(types: string, value: RulesValue): boolean {
  if (types === 'any') return true;
  const name = typeName(value);
  const family = name === 'int' || name === 'float' ? 'number' : name;
  return types.split('|').some((type) => type === name || type === family);
}
