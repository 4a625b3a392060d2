import type { RulesValue } from '../values/RulesValue.ts';
import { typeName } from '../values/typeName.ts';
import { EvaluationError } from './EvaluationError.ts';

/** A built-in function or method: the types that it takes, by name (several with `|`, `any` for all), and what it does. */
export interface Signature {
  readonly parameters: readonly string[];
  /** Takes the receiver first where it is a method; the types are checked already. */
  readonly run: (...values: never[]) => RulesValue;
}

/** Signatures by name. */
export type Signatures = Readonly<Record<string, Signature>>;

/**
 * Calls a built-in with its parameters' types checked.
 *
 * @param receiver what a method is called on; undefined for a function
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
