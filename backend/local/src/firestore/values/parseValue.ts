import { invalidArgument } from '../FirestoreError.ts';
import type { FirestoreError } from '../FirestoreError.ts';
import { checkReferenceName } from '../names/resourceName.ts';
import { isVector } from './compareValues.ts';
import { readBytes, readDouble, readGeoPoint, readInteger } from './parseScalar.ts';
import { parseTimestamp } from './timestamp.ts';
import { NULL_VALUE, ownField, type Fields, type Value } from './Value.ts';

const RESERVED_NAME = /^__.*__$/s;
const MAX_NAME_BYTES = 1500;
/** Maximum size of a string or bytes, in bytes (firebase.google.com/docs/firestore/quotas). */
const MAX_VALUE_BYTES = 1_048_487;
/** Maximum nesting of maps and arrays (firebase.google.com/docs/firestore/quotas). */
const MAX_DEPTH = 20;
/** Operands have no separate limit; this is the limit of protobuf parsers. */
const MAX_OPERAND_DEPTH = 100;
const NULL_KEYS = new Set(['nullValue', 'null_value']);

/**
 * Parses a received ProtoJSON value (google.firestore.v1.Value) into canonical form.
 *
 * @throws FirestoreError INVALID_ARGUMENT for an invalid value: an unknown or second type, an integer out of int64 range, a reserved field
 * name, an array directly inside an array, more than 20 levels
 */
export function parseValue(json: unknown): Value {
  return readValue(json, 0, 'field', TOP);
}

/**
 * Parses an operand of a filter or cursor. Unlike in a document, arrays may directly contain arrays, at any depth: `in` takes a list of
 * arrays, and Google's emulator compares with any other too.
 *
 * @throws FirestoreError INVALID_ARGUMENT otherwise like `parseValue`
 */
export function parseOperand(json: unknown): Value {
  return readValue(json, 0, 'operand', TOP);
}

/**
 * Parses the `fields` of a document or map; undefined and null mean none.
 *
 * @throws FirestoreError INVALID_ARGUMENT like `parseValue`
 */
export function parseFields(json: unknown): Fields {
  return readFields(json, 0, 'field', undefined);
}

/** A value's position, for messages: its field, and whether it is inside a map. */
interface Position {
  property: string;
  isNested: boolean;
}

const TOP: Position = { property: '', isNested: false };

/** What a value is part of: a field of a document or map, an array element there, or a query's operand. */
type Place = 'field' | 'element' | 'operand';

/** Firestore's messages say what is wrong at the top level, but inside maps only that something is. */
function refuse({ property, isNested }: Position, message: string): FirestoreError {
  return invalidArgument(isNested ? `Property ${property} contains an invalid nested entity.` : message);
}

/** @param position of the map that has the fields; undefined for a document */
function readFields(json: unknown, depth: number, place: Place, map: Position | undefined): Fields {
  if (json === undefined || json === null) return {};
  if (typeof json !== 'object' || Array.isArray(json))
    throw invalidArgument('Expected an object with fields.');
  const fields: Fields = {};
  for (const name of Object.keys(json)) {
    const position = map ? { property: map.property, isNested: true } : { property: name, isNested: false };
    checkName(name, position);
    fields[name] = readValue((json as Record<string, unknown>)[name], depth, place, position);
  }
  return fields;
}

function checkName(name: string, position: Position): void {
  if (name === '') throw refuse(position, 'The property.name is the empty string.');
  if (name.startsWith('__') && RESERVED_NAME.test(name) && !(position.isNested && name === '__type__'))
    throw invalidArgument(
      position.isNested ? `field name '${name}' is reserved.` : `field name ${name} is reserved`,
    );
  if (!name.isWellFormed()) throw invalidArgument('Property names must be valid UTF-8.');
  if (isLonger(name, MAX_NAME_BYTES))
    throw refuse(position, `The property.name is longer than ${MAX_NAME_BYTES} bytes.`);
}

function isLonger(text: string, maxBytes: number): boolean {
  return text.length > maxBytes / 3 && Buffer.byteLength(text) > maxBytes;
}

function readValue(json: unknown, depth: number, place: Place, position: Position): Value {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw invalidArgument('Expected a value object.');
  const keys = Object.keys(json);
  if (keys.length > 1)
    throw invalidArgument(`A value must have exactly one type, but has ${keys.join(', ')}.`);
  const [key] = keys;
  const content = key === undefined ? null : (json as Record<string, unknown>)[key];
  if (key === undefined || (content === null && !NULL_KEYS.has(key)))
    throw invalidArgument('Cannot convert firestore.v1.Value with type unset.');
  // ProtoJSON also allows the proto's field names.
  const kind = key.replace('_value', 'Value').replace('geo_point', 'geoPoint');
  switch (kind) {
    case 'nullValue':
      if (content !== null && content !== 'NULL_VALUE' && content !== 0)
        throw invalidArgument('Invalid nullValue.');
      return NULL_VALUE;
    case 'booleanValue':
      if (typeof content !== 'boolean') throw invalidArgument('Invalid booleanValue.');
      return { booleanValue: content };
    case 'integerValue':
      return { integerValue: readInteger(content) };
    case 'doubleValue':
      return readDouble(content);
    case 'timestampValue':
      return { timestampValue: parseTimestamp(content) };
    case 'stringValue':
      if (typeof content !== 'string') throw invalidArgument('Invalid stringValue.');
      // An unpaired surrogate has no UTF-8 encoding, so it never reaches production.
      if (!content.isWellFormed()) throw invalidArgument('Invalid stringValue: it is not valid UTF-8.');
      if (isLonger(content, MAX_VALUE_BYTES)) throw tooLong(position);
      return { stringValue: content };
    case 'bytesValue': {
      const bytesValue = readBytes(content);
      if (Buffer.byteLength(bytesValue, 'base64') > MAX_VALUE_BYTES) throw tooLong(position);
      return { bytesValue };
    }
    case 'referenceValue':
      return { referenceValue: checkReferenceName(content) };
    case 'geoPointValue':
      return { geoPointValue: readGeoPoint(content) };
    case 'arrayValue': {
      if (place === 'element') throw invalidArgument('Cannot convert an array value in an array value.');
      const inside = place === 'operand' ? 'operand' : 'element';
      return {
        arrayValue: { values: readElements(content, levelBelow(depth, place, position), inside, position) },
      };
    }
    case 'mapValue':
      return readMap(content, levelBelow(depth, place, position), place, position);
    default:
      throw invalidArgument(`Unknown value type "${kind}".`);
  }
}

function tooLong(position: Position): FirestoreError {
  return refuse(
    position,
    `The value of property "${position.property}" is longer than ${MAX_VALUE_BYTES} bytes.`,
  );
}

function levelBelow(depth: number, place: Place, { property }: Position): number {
  if (depth >= (place === 'operand' ? MAX_OPERAND_DEPTH : MAX_DEPTH))
    throw refuse({ property, isNested: true }, '');
  return depth + 1;
}

/** firebase.google.com/docs/firestore/vector-search#limitations */
const MAX_DIMENSIONS = 2048;

/**
 * Checks a map whose `__type__` is `__vector__`.
 *
 * @param refuse creates the error for what Firestore describes only at the top level
 * @throws FirestoreError INVALID_ARGUMENT
 */
function checkVector(fields: Fields, refuse: (reason: string) => Error): void {
  const value = ownField(fields, 'value');
  if (value === undefined) throw invalidArgument("Vector map is missing key 'value'.");
  if (Object.keys(fields).length > 2) throw invalidArgument('Vector Value map has extraneous entries.');
  if (!('arrayValue' in value)) throw invalidArgument('Vector Value type must be an array.');
  const { values } = value.arrayValue;
  if (values.length === 0) throw invalidArgument('Cannot have a zero length vector.');
  if (!values.every(isDouble)) throw invalidArgument("Vector must only contain values of type 'double'");
  if (values.length > MAX_DIMENSIONS) throw refuse(`Vectors must be at most ${MAX_DIMENSIONS} dimensions.`);
  if (values.some((element) => 'doubleValue' in element && element.doubleValue === 'NaN'))
    throw refuse('Vector cannot contain NaN values.');
}

function isDouble(value: Value): boolean {
  return 'doubleValue' in value;
}

function readMap(content: unknown, depth: number, place: Place, position: Position): Value {
  const { fields: json } = content as { fields?: unknown };
  const fields = readFields(json, depth, place === 'operand' ? 'operand' : 'field', position);
  const type = ownField(fields, '__type__');
  if (type) {
    if (!('stringValue' in type)) throw invalidArgument('Field __type__ is not a string.');
    if (!isVector(fields)) throw refuse({ ...position, isNested: true }, '');
    if (place === 'element') throw invalidArgument('Cannot convert a vector value in an array value.');
    if (place !== 'operand') checkVector(fields, (reason) => refuse(position, reason));
  }
  return { mapValue: { fields } };
}

function readElements(content: unknown, depth: number, place: Place, position: Position): Value[] {
  const { values = [] } = content as { values?: unknown };
  if (!Array.isArray(values ?? [])) throw invalidArgument('Invalid arrayValue.');
  return ((values ?? []) as unknown[]).map((value) => readValue(value, depth, place, position));
}
