import { RulesSet, UNKNOWN, Unknown } from '../values/RulesValue.ts';
import type { RulesValue } from '../values/RulesValue.ts';
import { includesValue, isList } from '../values/valuesEqual.ts';

/** An entry of a partly known map. */
export function unknownEntry({ knowledge }: Unknown, key: RulesValue): RulesValue {
  const value = typeof key === 'string' ? knowledge.entries?.get(key) : undefined;
  return value === undefined ? UNKNOWN : value;
}

/** A method of a partly known value: the result, if it can be determined from known entries or elements. */
export function unknownMethod(receiver: Unknown, name: string, values: readonly RulesValue[]): RulesValue {
  const { type, entries, contains, elementsOnly } = receiver.knowledge;
  const [value] = values;
  if (entries && name === 'keys') return new Unknown({ type: 'list', contains: [...entries.keys()] });
  if (entries && name === 'get' && typeof value === 'string') return unknownEntry(receiver, value);
  if (!contains || (elementsOnly && name !== 'hasAny')) return UNKNOWN;
  if (name === 'toSet' && type === 'list') return new Unknown({ contains });
  const elements =
    value instanceof RulesSet ? value.elements : value !== undefined && isList(value) ? value : null;
  if (!elements) return UNKNOWN;
  if (name === 'hasAny' && elements.some((element) => includesValue(contains, element))) return true;
  if (name === 'hasAll' && elements.every((element) => includesValue(contains, element))) return true;
  return UNKNOWN;
}
