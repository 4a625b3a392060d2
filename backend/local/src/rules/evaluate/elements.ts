import { RulesMap, RulesPath, UNKNOWN, Unknown } from '../values/RulesValue.ts';
import type { RulesValue } from '../values/RulesValue.ts';
import { typeName } from '../values/typeName.ts';
import { isList } from '../values/valuesEqual.ts';
import { EvaluationError } from './EvaluationError.ts';
import { unknownEntry } from './unknownMembers.ts';

/** `object[index]`. @throws EvaluationError if there is no such element */
export function elementAt(object: RulesValue, index: RulesValue): RulesValue {
  if (object instanceof Unknown) return unknownEntry(object, index);
  if (index instanceof Unknown) return UNKNOWN;
  const value = object instanceof RulesMap ? entryOf(object, index) : elementsOf(object)[positionOf(index)];
  if (value === undefined) throw new EvaluationError(`There is no element ${String(index)}`);
  return value;
}

/**
 * `object[first:last]`.
 *
 * @param first undefined for the beginning
 * @param last undefined for the end
 * @throws EvaluationError for a bound outside the object, so some empty ranges are errors
 */
export function sliceOf(
  object: RulesValue,
  first: RulesValue | undefined,
  last: RulesValue | undefined,
): RulesValue {
  if (object instanceof Unknown || first instanceof Unknown || last instanceof Unknown) return UNKNOWN;
  const elements = elementsOf(object);
  if (first === undefined && last === undefined) return object;
  const from = first === undefined ? 0n : first;
  const to = last === undefined ? BigInt(elements.length) : last;
  if (typeof from !== 'bigint' || typeof to !== 'bigint')
    throw new EvaluationError('The ends of a range must be integers');
  // Even an empty range needs both bounds among the elements, so `[0:0]` and `[n:n]` are errors.
  const size = BigInt(elements.length);
  if (from < 0n || to < from || to < 1n || from >= size || to > size)
    throw new EvaluationError(
      `The range ${from}:${to} is not within the value's ${elements.length} elements`,
    );
  const [start, end] = [Number(from), Number(to)];
  if (object instanceof RulesPath) return new RulesPath(object.segments.slice(start, end));
  return elements.slice(start, end);
}

function entryOf(map: RulesMap, key: RulesValue): RulesValue | undefined {
  return typeof key === 'string' ? map.get(key) : undefined;
}

function elementsOf(object: RulesValue): string | readonly RulesValue[] {
  if (typeof object === 'string') return object;
  if (object instanceof RulesPath) return object.segments;
  if (isList(object)) return object;
  throw new EvaluationError(`A value of type ${typeName(object)} has no elements`);
}

function positionOf(index: RulesValue): number {
  return typeof index === 'bigint' ? Number(index) : -1;
}
