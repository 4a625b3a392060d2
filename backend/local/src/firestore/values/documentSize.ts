import { ownField } from './Value.ts';
import type { Fields, Value } from './Value.ts';

/** Maximum size of a document, in bytes as Firestore counts them. */
export const MAX_DOCUMENT_BYTES = 1_048_576;

/**
 * A document's size as Firestore counts it (firebase.google.com/docs/firestore/storage-size): its name's segments plus 16, its field names
 * and values, plus 32.
 *
 * @returns bytes
 */
export function documentSize(segments: readonly string[], fields: Fields): number {
  const nameBytes = segments.reduce((sum, segment) => sum + textSize(segment), 16);
  return nameBytes + fieldsSize(fields) + 32;
}

function fieldsSize(fields: Fields): number {
  let bytes = 0;
  for (const name of Object.keys(fields))
    bytes += textSize(name) + valueSize(ownField(fields, name) as Value);
  return bytes;
}

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}

/** A value's size as Firestore counts it, in bytes. */
export function valueSize(value: Value): number {
  if ('stringValue' in value) return textSize(value.stringValue);
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if ('geoPointValue' in value) return 16;
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value)
    return value.referenceValue
      .split('/')
      .slice(5)
      .reduce((sum, id) => sum + textSize(id), 16);
  if ('arrayValue' in value)
    return value.arrayValue.values.reduce((sum, element) => sum + valueSize(element), 0);
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields);
  return 8;
}
