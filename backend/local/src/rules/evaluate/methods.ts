import type { TypeName } from '../values/typeName.ts';
import { LIST_METHODS, MAP_DIFF_METHODS, MAP_METHODS, SET_METHODS } from './collectionMethods.ts';
import {
  BYTES_METHODS,
  DURATION_METHODS,
  LATLNG_METHODS,
  PATH_METHODS,
  TIMESTAMP_METHODS,
} from './scalarMethods.ts';
import type { Signature, Signatures } from './Signature.ts';
import { STRING_METHODS } from './stringMethods.ts';

const METHODS: Partial<Record<TypeName, Signatures>> = {
  string: STRING_METHODS,
  bytes: BYTES_METHODS,
  list: LIST_METHODS,
  map: MAP_METHODS,
  set: SET_METHODS,
  map_diff: MAP_DIFF_METHODS,
  path: PATH_METHODS,
  timestamp: TIMESTAMP_METHODS,
  duration: DURATION_METHODS,
  latlng: LATLNG_METHODS,
};

/** A type's method; undefined if it has none of that name. */
export function methodOf(type: TypeName, name: string): Signature | undefined {
  const methods = METHODS[type];
  return methods && Object.hasOwn(methods, name) ? methods[name] : undefined;
}

/** The possible numbers of parameters of methods with a name, for all types; empty if no type has one. */
export function methodArities(name: string): Set<number> {
  const arities = new Set<number>();
  for (const methods of Object.values(METHODS)) {
    if (Object.hasOwn(methods, name)) arities.add((methods[name] as Signature).parameters.length);
  }
  return arities;
}
