import { LatLng } from './LatLng.ts';
import { MapDiff, RulesMap, RulesPath, RulesSet, Unknown } from './RulesValue.ts';
import type { RulesValue } from './RulesValue.ts';
import { Duration, Timestamp } from './time.ts';

/** The types of values, named as in the rules language. */
export type TypeName =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'list'
  | 'map'
  | 'set'
  | 'path'
  | 'timestamp'
  | 'duration'
  | 'latlng'
  | 'map_diff'
  | 'unknown';

/** The types allowed after `is`; a number is an int or a float. */
export const IS_TYPES: ReadonlySet<string> = new Set([
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
]);

/** A value's type. */
export function typeName(value: RulesValue): TypeName {
  switch (typeof value) {
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int';
    case 'number':
      return 'float';
    case 'string':
      return 'string';
    default:
      return objectTypeName(value);
  }
}

function objectTypeName(value: RulesValue): TypeName {
  if (value === null) return 'null';
  if (value instanceof RulesMap) return 'map';
  if (Array.isArray(value)) return 'list';
  if (value instanceof RulesSet) return 'set';
  if (value instanceof RulesPath) return 'path';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof Duration) return 'duration';
  if (value instanceof LatLng) return 'latlng';
  if (value instanceof MapDiff) return 'map_diff';
  if (value instanceof Uint8Array) return 'bytes';
  if (value instanceof Unknown) return 'unknown';
  throw new Error('A value without a type');
}
