import type { Fields, Value } from '../../firestore/values/Value.ts';
import { LatLng } from './LatLng.ts';
import { RulesMap, RulesPath } from './RulesValue.ts';
import type { RulesValue } from './RulesValue.ts';
import { Timestamp } from './time.ts';

/** A stored value as seen by rules; a reference is the path `/databases/{d}/documents/…`. */
export function fromFirestore(value: Value): RulesValue {
  if ('stringValue' in value) return value.stringValue;
  if ('integerValue' in value) return BigInt(value.integerValue);
  if ('booleanValue' in value) return value.booleanValue;
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('mapValue' in value) return fromFields(value.mapValue.fields);
  if ('arrayValue' in value) return value.arrayValue.values.map(fromFirestore);
  if ('timestampValue' in value) return Timestamp.parse(value.timestampValue);
  if ('referenceValue' in value) return fromResourceName(value.referenceValue);
  if ('bytesValue' in value) return new Uint8Array(Buffer.from(value.bytesValue, 'base64'));
  if ('geoPointValue' in value)
    return new LatLng(value.geoPointValue.latitude, value.geoPointValue.longitude);
  return null;
}

/** A document's fields as a map with lazily created values. */
export function fromFields(fields: Fields): RulesMap {
  return new RulesMap(Object.keys(fields), (key) => fromFirestore(fields[key] as Value));
}

/** The path `/databases/{d}/documents/…` of a full resource name. */
export function fromResourceName(name: string): RulesPath {
  return new RulesPath(name.split('/').slice(2));
}
