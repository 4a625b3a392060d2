import { invalidArgument } from '../FirestoreError.ts';
import { ownField } from './Value.ts';
import type { Fields, Value } from './Value.ts';

/** firebase.google.com/docs/firestore/vector-search#limitations */
const MAX_DIMENSIONS = 2048;

/**
 * Checks a map whose `__type__` is `__vector__`.
 *
 * @param refuse creates the error for what Firestore describes only at the top level
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function checkVector(fields: Fields, refuse: (reason: string) => Error): void {
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
