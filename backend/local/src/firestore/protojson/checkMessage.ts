import { invalidArgument } from '../FirestoreError.ts';
import { messageFields } from './messageFields.ts';
import type { MessageField } from './messageFields.ts';
import { ENUMS } from './messages.ts';

/** Deeper than any valid message; limits the recursion. */
const MAX_DEPTH = 100;
/** `parseValue` and `parseFields` accept anything and check it themselves. */
const CHECKED_ELSEWHERE = new Set(['Value', 'ArrayValue', 'MapValue']);

const isNumeric = (json: unknown): boolean =>
  typeof json === 'number' || (typeof json === 'string' && json.trim() !== '' && !Number.isNaN(Number(json)));
const isString = (json: unknown): boolean => typeof json === 'string';
const isObject = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const SIMPLE_TYPES: Record<string, (json: unknown) => boolean> = {
  bool: (json) => typeof json === 'boolean',
  int32: (json) => Number.isInteger(json),
  int64: isNumeric,
  double: isNumeric,
  string: isString,
  bytes: isString,
  Timestamp: isString,
  // In ProtoJSON, wrappers are plain values; some clients send them as messages anyway.
  Int32Value: (json) => Number.isInteger(isObject(json) ? (json['value'] ?? 0) : json),
  Int64Value: (json) => isNumeric(isObject(json) ? (json['value'] ?? 0) : json),
};

/**
 * Checks that JSON input has the shape of a message, so that later code only needs to check its meaning. Ignores unknown fields and the
 * content of values.
 *
 * @param message one of `MESSAGES`
 * @returns the JSON without null fields, which count as absent in ProtoJSON
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function checkMessage(message: string, json: unknown): Record<string, unknown> {
  return checkObject(message, json, 0);
}

function checkObject(message: string, json: unknown, depth: number): Record<string, unknown> {
  if (!isObject(json) || depth > MAX_DEPTH) throw malformed(message);
  const checked: Record<string, unknown> = {};
  for (const field of messageFields(message)?.values() ?? []) {
    const content = Object.hasOwn(json, field.name) ? json[field.name] : undefined;
    if (content !== undefined && content !== null)
      checked[field.name] = checkField(message, field, content, depth);
  }
  return checked;
}

function checkField(
  message: string,
  { name, label, type }: MessageField,
  json: unknown,
  depth: number,
): unknown {
  if (label === 'one') return checkType(`${message}.${name}`, type, json, depth);
  // The only maps in requests are documents' fields.
  if (label === 'map') return json;
  if (!Array.isArray(json)) throw malformed(`${message}.${name}`);
  return json.map((element) => checkType(`${message}.${name}`, type, element, depth));
}

function checkType(place: string, type: string, json: unknown, depth: number): unknown {
  if (CHECKED_ELSEWHERE.has(type)) return json;
  if (messageFields(type)) return checkObject(type, json, depth + 1);
  const fits = SIMPLE_TYPES[type];
  if (fits ? fits(json) : ENUMS[type] && isString(json)) return json;
  throw malformed(place);
}

function malformed(place: string): Error {
  return invalidArgument(`Invalid JSON payload received: ${place} is not of its type.`);
}
