import { invalidArgument } from '../FirestoreError.ts';
import { doubleValue } from './Value.ts';
import type { GeoPoint, Value } from './Value.ts';

const INTEGER = /^[+-]?\d+$/;
/** In ProtoJSON, an integer may have a fraction of zeros and an exponent. */
const NUMBER = /^[+-]?\d+(\.\d+)?([eE][+-]?\d+)?$/;
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;
const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;

/** Parses an int64 into its shortest decimal string. @throws FirestoreError INVALID_ARGUMENT */
export function readInteger(content: unknown): string {
  if (typeof content === 'number' && Number.isSafeInteger(content)) return String(content);
  if (typeof content !== 'string' || !NUMBER.test(content)) throw invalidArgument('Invalid integerValue.');
  if (content.length < 16 && /^[1-9]\d*$/.test(content)) return content;
  const isPlain = INTEGER.test(content);
  if (!isPlain && !Number.isSafeInteger(Number(content))) throw invalidArgument('Invalid integerValue.');
  const integer = isPlain ? BigInt(content.replace('+', '')) : BigInt(Number(content));
  if (integer < MIN_INT64 || integer > MAX_INT64)
    throw invalidArgument(`Integer ${content} is out of range.`);
  return String(integer);
}

/** Parses a double. @throws FirestoreError INVALID_ARGUMENT */
export function readDouble(content: unknown): Value {
  if (content === 'NaN' || content === 'Infinity' || content === '-Infinity') return { doubleValue: content };
  const number = readNumber(content);
  if (number === undefined) throw invalidArgument('Invalid doubleValue.');
  return doubleValue(number);
}

/** A finite number, or a string containing one; undefined for anything else. */
function readNumber(content: unknown): number | undefined {
  const number = typeof content === 'string' && NUMBER.test(content) ? Number(content) : content;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/**
 * Parses bytes in either base64 alphabet, padded or not.
 *
 * @returns padded and in the standard alphabet, so equal bytes are equal strings
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function readBytes(content: unknown): string {
  if (typeof content !== 'string' || !BASE64.test(content) || content.replace(/=+$/, '').length % 4 === 1)
    throw invalidArgument('Invalid bytesValue.');
  return Buffer.from(content, 'base64').toString('base64');
}

/** Parses a google.type.LatLng. @throws FirestoreError INVALID_ARGUMENT for coordinates out of range */
export function readGeoPoint(content: unknown): GeoPoint {
  const { latitude = 0, longitude = 0 } = content as { latitude?: unknown; longitude?: unknown };
  return {
    latitude: readDegrees('latitude', latitude, 90),
    longitude: readDegrees('longitude', longitude, 180),
  };
}

function readDegrees(name: string, content: unknown, limit: number): number {
  const number = typeof content === 'string' && !NUMBER.test(content) ? NaN : Number(content);
  if (number >= -limit && number <= limit) return number;
  // Java's formatting of doubles.
  const shown = Number.isInteger(number) && Math.abs(number) < 1e7 ? `${number}.0` : String(number);
  throw invalidArgument(`Geo point ${name} '${shown}' outside permitted range -${limit}.0 to ${limit}.0.`);
}
