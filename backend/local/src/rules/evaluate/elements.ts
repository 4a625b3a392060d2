import { RulesMap, RulesPath, UNKNOWN, Unknown } from '../values/RulesValue.ts';
import type { RulesValue } from '../values/RulesValue.ts';
import { typeName } from '../values/typeName.ts';
import { isList } from '../values/valuesEqual.ts';
import { EvaluationError } from './EvaluationError.ts';
import { unknownEntry } from './unknownMembers.ts';

/** `object[index]`. @throws EvaluationError where there is no such element */
export function elementAt(object: RulesValue, index: RulesValue): RulesValue {
  if (object instanceof Unknown) return unknownEntry(object, index);
  if (index instanceof Unknown) return UNKNOWN;
  const value = object instanceof RulesMap ? entryOf(object, index) : elementsOf(object)[positionOf(index)];
  if (value === undefined) throw new EvaluationError(`There is no element ${String(index)}`);
  return value;
}

/** `object[from:to]`. @throws EvaluationError where an end is not within the object, so that some empty ranges are errors */
export function sliceOf(object: RulesValue, from: RulesValue, to: RulesValue): RulesValue {
  if (object instanceof Unknown || from instanceof Unknown || to instanceof Unknown) return UNKNOWN;
  const elements = elementsOf(object);
  if (typeof from !== 'bigint' || typeof to !== 'bigint')
    throw new EvaluationError('The ends of a range must be integers');
  // Even an empty range needs both ends among the elements, so that `[0:0]` and `[n:n]` are errors.
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
