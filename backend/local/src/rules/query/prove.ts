import { compareOrdered } from '../evaluate/compareOrdered.ts';
import { typeName } from '../values/typeName.ts';
import { includesValue, valuesEqual } from '../values/valuesEqual.ts';
import { UNKNOWN } from '../values/RulesValue.ts';
import type { Bound, Knowledge, RulesValue, Unknown } from '../values/RulesValue.ts';

export type OrderOperator = '<' | '<=' | '>' | '>=';

/** Whether a partly known value equals a known one; `UNKNOWN` if undecidable. */
export function proveEqual(knowledge: Knowledge, value: RulesValue): boolean | Unknown {
  const { type, lower, upper, not = [], contains = [] } = knowledge;
  if (type !== undefined && type !== familyOf(value)) return false;
  if (lower?.inclusive && upper?.inclusive && valuesEqual(lower.value, upper.value))
    return valuesEqual(lower.value, value);
  if (includesValue(not, value)) return false;
  if (lower && isBelow(value, lower)) return false;
  if (upper && isAbove(value, upper)) return false;
  if (Array.isArray(value) && contains.some((element) => !includesValue(value as RulesValue[], element)))
    return false;
  return UNKNOWN;
}

/** Whether a partly known value is on one side of a known one, if decidable. No range contains NaN. */
export function proveOrder(
  knowledge: Knowledge,
  operator: OrderOperator,
  value: RulesValue,
): boolean | Unknown {
  const { type, lower, upper } = knowledge;
  if (type === undefined || type !== familyOf(value)) return UNKNOWN;
  switch (operator) {
    case '<':
      if (upper && isAbove(value, upper)) return true;
      return lower && (order(value, lower) ?? 1) <= 0 ? false : UNKNOWN;
    case '<=':
      if (upper && (order(value, upper) ?? -1) >= 0) return true;
      return lower && isBelow(value, lower) ? false : UNKNOWN;
    case '>':
      if (lower && isBelow(value, lower)) return true;
      return upper && (order(value, upper) ?? -1) >= 0 ? false : UNKNOWN;
    case '>=':
      if (lower && (order(value, lower) ?? 1) <= 0) return true;
      return upper && isAbove(value, upper) ? false : UNKNOWN;
  }
}

/** Whether a partly known value has a type, if decidable. */
export function proveType({ type, elementsOnly }: Knowledge, name: string): boolean | Unknown {
  if (type === undefined || elementsOnly) return UNKNOWN;
  if (type === name) return true;
  return type === 'number' && (name === 'int' || name === 'float') ? UNKNOWN : false;
}

/** The type `Knowledge` would give a known value. */
export function familyOf(value: RulesValue): string {
  const name = typeName(value);
  return name === 'int' || name === 'float' ? 'number' : name;
}

function order(value: RulesValue, bound: Bound): number | undefined {
  return compareOrdered(value, bound.value);
}

/** Whether the value is below everything that a lower bound allows. */
function isBelow(value: RulesValue, lower: Bound): boolean {
  const difference = order(value, lower);
  return difference !== undefined && (difference < 0 || (difference === 0 && !lower.inclusive));
}

function isAbove(value: RulesValue, upper: Bound): boolean {
  const difference = order(value, upper);
  return difference !== undefined && (difference > 0 || (difference === 0 && !upper.inclusive));
}
