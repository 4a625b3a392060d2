import { MapDiff, RulesMap, RulesSet } from '../values/RulesValue.ts';
import type { RulesValue } from '../values/RulesValue.ts';
import { includesValue, isList, toSet, valuesEqual } from '../values/valuesEqual.ts';
import { castToString } from './casts.ts';
import { EvaluationError } from './EvaluationError.ts';
import type { Signatures } from './Signature.ts';

type Collection = readonly RulesValue[] | RulesSet;
type List = readonly RulesValue[];

function elementsOf(collection: Collection): List {
  return collection instanceof RulesSet ? collection.elements : collection;
}

/** Whether a collection contains an element; in sets, integers and floats of the same value are the same. */
function has(collection: Collection, element: RulesValue): boolean {
  return collection instanceof RulesSet
    ? includesValue(collection.elements, element)
    : includesValue(collection, element, 'by type');
}

/** Methods shared by lists and sets. @param others types whose elements they can be compared with */
function elementMethods(others: string): Signatures {
  return {
    size: { parameters: [], run: (all: Collection) => BigInt(elementsOf(all).length) },
    hasAll: {
      parameters: [others],
      run: (all: Collection, some: Collection) => elementsOf(some).every((element) => has(all, element)),
    },
    hasAny: {
      parameters: [others],
      run: (all: Collection, some: Collection) => elementsOf(some).some((element) => has(all, element)),
    },
    hasOnly: {
      parameters: [others],
      run: (all: Collection, only: Collection) =>
        elementsOf(all).every((element) =>
          all instanceof RulesSet ? includesValue(elementsOf(only), element) : has(only, element),
        ),
    },
  };
}

export const LIST_METHODS: Signatures = {
  ...elementMethods('list'),
  concat: { parameters: ['list'], run: (first: List, second: List) => [...first, ...second] },
  join: {
    parameters: ['string'],
    run: (list: List, separator: string) => list.map(castToString).join(separator),
  },
  removeAll: {
    parameters: ['list'],
    run: (list: List, gone: List) => list.filter((element) => !has(gone, element)),
  },
  toSet: { parameters: [], run: (list: List) => toSet(list) },
};

export const SET_METHODS: Signatures = {
  ...elementMethods('list|set'),
  difference: {
    parameters: ['set'],
    run: (left: RulesSet, right: RulesSet) =>
      new RulesSet(left.elements.filter((element) => !includesValue(right.elements, element))),
  },
  intersection: {
    parameters: ['set'],
    run: (left: RulesSet, right: RulesSet) =>
      new RulesSet(left.elements.filter((element) => includesValue(right.elements, element))),
  },
  union: {
    parameters: ['set'],
    run: (left: RulesSet, right: RulesSet) => toSet([...left.elements, ...right.elements]),
  },
};

/** Map methods. `get` takes a key, or a list of keys as a path. */
export const MAP_METHODS: Signatures = {
  diff: { parameters: ['map'], run: (newer: RulesMap, older: RulesMap) => new MapDiff(newer, older) },
  get: {
    parameters: ['string|list', 'any'],
    run: (map: RulesMap, key: string | List, otherwise: RulesValue) =>
      getPath(map, isList(key) ? key : [key], otherwise),
  },
  keys: { parameters: [], run: (map: RulesMap) => map.keys.toSorted() },
  size: { parameters: [], run: (map: RulesMap) => BigInt(map.keys.length) },
  values: {
    parameters: [],
    run: (map: RulesMap) => map.keys.toSorted().map((key) => map.get(key) as RulesValue),
  },
};

/** The keys of one map that another lacks. */
const keysOnlyIn = (map: RulesMap, other: RulesMap) => map.keys.filter((key) => !other.has(key));

/** The keys in both maps, with equal values or with different ones. */
const commonKeys = ({ newer, older }: MapDiff, equal: boolean) =>
  newer.keys.filter(
    (key) =>
      older.has(key) && valuesEqual(newer.get(key) as RulesValue, older.get(key) as RulesValue) === equal,
  );

/** Methods of the result of `diff`. */
export const MAP_DIFF_METHODS: Signatures = {
  addedKeys: { parameters: [], run: ({ newer, older }: MapDiff) => new RulesSet(keysOnlyIn(newer, older)) },
  affectedKeys: {
    parameters: [],
    run: (diff: MapDiff) =>
      new RulesSet([
        ...keysOnlyIn(diff.newer, diff.older),
        ...keysOnlyIn(diff.older, diff.newer),
        ...commonKeys(diff, false),
      ]),
  },
  changedKeys: { parameters: [], run: (diff: MapDiff) => new RulesSet(commonKeys(diff, false)) },
  removedKeys: { parameters: [], run: ({ newer, older }: MapDiff) => new RulesSet(keysOnlyIn(older, newer)) },
  unchangedKeys: { parameters: [], run: (diff: MapDiff) => new RulesSet(commonKeys(diff, true)) },
};

function getPath(map: RulesMap, keys: List, otherwise: RulesValue): RulesValue {
  let value: RulesValue = map;
  for (const key of keys) {
    if (typeof key !== 'string') throw new EvaluationError('The keys passed to get() must be strings');
    const inner: RulesValue | undefined = value instanceof RulesMap ? value.get(key) : undefined;
    if (inner === undefined) return otherwise;
    value = inner;
  }
  return value;
}
