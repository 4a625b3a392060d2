import { invalidArgument } from '../FirestoreError.ts';
import type { FirestoreError } from '../FirestoreError.ts';
import { parseResourceName } from '../names/resourceName.ts';
import { isVector } from './compareValues.ts';
import { parseTimestamp } from './timestamp.ts';
import { NULL_VALUE, doubleValue } from './Value.ts';
import type { Fields, Value } from './Value.ts';

const RESERVED_NAME = /^__.*__$/s;
const INTEGER = /^[+-]?\d+$/;
const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;
const MAX_NAME_BYTES = 1500;
/** A text or bytes may have this many bytes (firebase.google.com/docs/firestore/quotas). */
const MAX_VALUE_BYTES = 1_048_487;
/** Maps and arrays may be nested this deep (firebase.google.com/docs/firestore/quotas). */
const MAX_DEPTH = 20;

/**
 * Reads a ProtoJSON value (google.firestore.v1.Value) that came over a wire into the canonical form.
 *
 * @throws FirestoreError INVALID_ARGUMENT for anything that is no value: an unknown or second type, an integer out of int64,
 *   a reserved field name, an array directly inside an array, more than 20 levels
 */
export function parseValue(json: unknown): Value {
  return readValue(json, 0, 'field', TOP);
}

/**
 * Reads what a filter or a cursor compares with. Unlike a document it may have arrays directly inside arrays, at any depth:
 * `in` takes a list of arrays, and Google's emulator compares with any other too.
 *
 * @throws FirestoreError INVALID_ARGUMENT as `parseValue` else
 */
export function parseOperand(json: unknown): Value {
  return readValue(json, 0, 'operand', TOP);
}

/**
 * Reads the `fields` of a document or map; undefined and null mean none.
 *
 * @throws FirestoreError INVALID_ARGUMENT as `parseValue`
 */
export function parseFields(json: unknown): Fields {
  return readFields(json, 0, 'field', undefined);
}

/** Where a value is, for messages: the field that it is in, and the one that the outermost map round it is in. */
interface Position {
  property: string;
  entity: string | undefined;
}

const TOP: Position = { property: '', entity: undefined };

/** Firestore names what is wrong at the top, and in maps only that something is. */
function refuse({ property, entity }: Position, message: (property: string) => string): FirestoreError {
  return invalidArgument(
    entity === undefined ? message(property) : `Property ${entity} contains an invalid nested entity.`,
  );
}

function readFields(json: unknown, depth: number, place: Place, entity: string | undefined): Fields {
  if (json === undefined || json === null) return {};
  if (typeof json !== 'object' || Array.isArray(json))
    throw invalidArgument('Expected an object with fields.');
  const fields: Fields = {};
  for (const name of Object.keys(json)) {
    if (name === '') throw invalidArgument('Property names must not be empty.');
    if (name.startsWith('__') && RESERVED_NAME.test(name) && name !== '__type__')
      throw reservedName(name, entity);
    const position = { property: name, entity };
    if (!name.isWellFormed()) throw invalidArgument('Property names must be valid UTF-8.');
    if (isLonger(name, MAX_NAME_BYTES))
      throw refuse(position, () => `The property.name is longer than ${MAX_NAME_BYTES} bytes.`);
    fields[name] = readValue((json as Record<string, unknown>)[name], depth, place, position);
  }
  if (Object.hasOwn(fields, '__type__') && !isVector(fields)) {
    throw reservedName('__type__', entity);
  }
  return fields;
}

function reservedName(name: string, entity: string | undefined): FirestoreError {
  return invalidArgument(
    entity === undefined ? `field name ${name} is reserved` : `field name '${name}' is reserved.`,
  );
}

function isLonger(text: string, maxBytes: number): boolean {
  return text.length > maxBytes / 3 && Buffer.byteLength(text) > maxBytes;
}

/** Where a value stands; directly inside an array of a document there can be no array. */
type Place = 'field' | 'element' | 'operand';

function readValue(json: unknown, depth: number, place: Place, position: Position): Value {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw invalidArgument('Expected a value object.');
  const keys = Object.keys(json);
  // The browser SDK spells an empty array or map as `{arrayValue: {}}`; a Value without any type is null on Firestore.
  if (keys.length === 0) return NULL_VALUE;
  if (keys.length > 1)
    throw invalidArgument(`A value must have exactly one type, but has ${keys.join(', ')}.`);
  const kind = keys[0] as string;
  const content = (json as Record<string, unknown>)[kind];
  switch (kind) {
    case 'nullValue':
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
      // A half of a surrogate pair has no UTF-8, so it never reaches production.
      if (!content.isWellFormed()) throw invalidArgument('Invalid stringValue: it is not valid UTF-8.');
      if (isLonger(content, MAX_VALUE_BYTES)) throw refuse(position, tooLong);
      return { stringValue: content };
    case 'bytesValue':
      return { bytesValue: readBytes(content, position) };
    case 'referenceValue':
      parseResourceName(content);
      return { referenceValue: content as string };
    case 'geoPointValue':
      return readGeoPoint(content);
    case 'arrayValue':
      if (place === 'element') throw invalidArgument('Cannot convert an array value in an array value.');
      return {
        arrayValue: {
          values: readElements(
            content,
            nested(depth, position),
            place === 'operand' ? 'operand' : 'element',
            position,
          ),
        },
      };
    case 'mapValue': {
      const { fields } = (content ?? {}) as { fields?: unknown };
      const entity = position.entity ?? position.property;
      const inside = place === 'operand' ? 'operand' : 'field';
      return { mapValue: { fields: readFields(fields, nested(depth, position), inside, entity) } };
    }
    default:
      throw invalidArgument(`Unknown value type "${kind}".`);
  }
}

function tooLong(property: string): string {
  return `The value of property "${property}" is longer than ${MAX_VALUE_BYTES} bytes.`;
}

function nested(depth: number, { property, entity = property }: Position): number {
  if (depth >= MAX_DEPTH) throw refuse({ property, entity }, () => '');
  return depth + 1;
}

function readInteger(content: unknown): string {
  if (typeof content === 'number' && Number.isSafeInteger(content)) return String(content);
  if (typeof content !== 'string' || !INTEGER.test(content)) throw invalidArgument('Invalid integerValue.');
  if (content.length < 16 && content[0] !== '+' && content[0] !== '0' && content[0] !== '-') return content;
  const integer = BigInt(content.replace('+', ''));
  if (integer < MIN_INT64 || integer > MAX_INT64)
    throw invalidArgument(`Integer ${content} is out of range.`);
  return String(integer);
}

function readDouble(content: unknown): Value {
  if (typeof content === 'number') return doubleValue(content);
  if (content === 'NaN') return doubleValue(NaN);
  const number = typeof content === 'string' && content.trim() !== '' ? Number(content) : NaN;
  if (Number.isNaN(number)) throw invalidArgument('Invalid doubleValue.');
  return doubleValue(number);
}

function readBytes(content: unknown, position: Position): string {
  if (typeof content !== 'string') throw invalidArgument('Invalid bytesValue.');
  if (Buffer.byteLength(content, 'base64') > MAX_VALUE_BYTES) throw refuse(position, tooLong);
  // ProtoJSON allows the URL-safe alphabet and missing padding; one spelling makes equal bytes equal strings.
  return Buffer.from(content, 'base64').toString('base64');
}

function readGeoPoint(content: unknown): Value {
  const { latitude = 0, longitude = 0 } = (content ?? {}) as { latitude?: unknown; longitude?: unknown };
  if (typeof latitude !== 'number' || !(latitude >= -90 && latitude <= 90))
    throw invalidArgument('Invalid latitude.');
  if (typeof longitude !== 'number' || !(longitude >= -180 && longitude <= 180))
    throw invalidArgument('Invalid longitude.');
  return { geoPointValue: { latitude, longitude } };
}

function readElements(content: unknown, depth: number, place: Place, { entity }: Position): Value[] {
  const values = (content as { values?: unknown } | null)?.values ?? [];
  if (!Array.isArray(values)) throw invalidArgument('Invalid arrayValue.');
  return values.map((value) => readValue(value, depth, place, { property: 'array', entity }));
}
