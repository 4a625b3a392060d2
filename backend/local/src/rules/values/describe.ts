import { LatLng } from './LatLng.ts';
import { RulesMap, RulesPath, RulesSet } from './RulesValue.ts';
import type { RulesValue } from './RulesValue.ts';
import { Duration, floorDivide, NANOS_PER_SECOND, Timestamp } from './time.ts';
import { typeName } from './typeName.ts';
import { isList } from './valuesEqual.ts';

/** Not a literal: its sign is an operator. */
const MIN_INT64 = -(2n ** 63n);
const NANOS_PER_MILLI = 1_000_000n;

/** A value as written in rules, as far as possible. */
export function describe(value: RulesValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return describeFloat(value);
  if (value === MIN_INT64) return `int("${value}")`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (isList(value)) return `[${value.map(describe).join(', ')}]`;
  if (value instanceof RulesSet) return `${describe(value.elements)}.toSet()`;
  if (value instanceof RulesMap)
    return `{${value.keys.map((key) => `${JSON.stringify(key)}: ${describe(value.get(key) as RulesValue)}`).join(', ')}}`;
  if (value instanceof RulesPath) return `path(${JSON.stringify(String(value))})`;
  if (value instanceof Duration) return describeDuration(value);
  if (value instanceof LatLng)
    return `latlng.value(${describe(value.latitude)}, ${describe(value.longitude)})`;
  return value instanceof Timestamp ? describeTimestamp(value) : `a ${typeName(value)}`;
}

function describeTimestamp({ nanos }: Timestamp): string {
  const millis = floorDivide(nanos, NANOS_PER_MILLI);
  const rest = new Duration(nanos - millis * NANOS_PER_MILLI);
  return `timestamp.value(${millis})${rest.nanos === 0n ? '' : ` + ${describe(rest)}`}`;
}

function describeDuration({ nanos }: Duration): string {
  const seconds = nanos / NANOS_PER_SECOND;
  return `duration.time(0, 0, ${seconds}, ${nanos - seconds * NANOS_PER_SECOND})`;
}

/** Literals have no sign or exponent. */
function describeFloat(value: number): string {
  const text = Number.isInteger(value) ? `${value}.0` : String(value);
  return /[-eNI]/.test(text) ? `float("${value}")` : text;
}
