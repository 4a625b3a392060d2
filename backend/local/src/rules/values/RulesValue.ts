import type { LatLng } from './LatLng.ts';
import type { Duration, Timestamp } from './time.ts';

/**
 * A value of the rules language. Integers are bigint (64 bits), floats number, bytes Uint8Array, lists arrays; `Unknown` is what a query's
 * constraints leave open.
 */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | readonly RulesValue[]
  | RulesMap
  | RulesSet
  | RulesPath
  | Timestamp
  | Duration
  | LatLng
  | MapDiff
  | Unknown;

/** A map from strings to values. Values can be created lazily, because rules read few of a document's. */
export class RulesMap {
  readonly #keys: readonly string[];
  readonly #read: (key: string) => RulesValue;
  readonly #values = new Map<string, RulesValue>();
  readonly #own: ReadonlySet<string>;

  /** @param read creates the value of a key */
  constructor(keys: readonly string[], read: (key: string) => RulesValue) {
    this.#keys = keys;
    this.#read = read;
    this.#own = new Set(keys);
  }

  static of(entries: Record<string, RulesValue>): RulesMap {
    return RulesMap.from(new Map(Object.entries(entries)));
  }

  static from(entries: ReadonlyMap<string, RulesValue>): RulesMap {
    return new RulesMap([...entries.keys()], (key) => entries.get(key) as RulesValue);
  }

  get keys(): readonly string[] {
    return this.#keys;
  }

  has(key: string): boolean {
    return this.#own.has(key);
  }

  /** Undefined if there is no such key. */
  get(key: string): RulesValue | undefined {
    const known = this.#values.get(key);
    if (known !== undefined || !this.#own.has(key)) return known;
    const value = this.#read(key);
    this.#values.set(key, value);
    return value;
  }
}

/** A set of distinct elements. */
export class RulesSet {
  readonly elements: readonly RulesValue[];

  /** @param elements without duplicates */
  constructor(elements: readonly RulesValue[]) {
    this.elements = elements;
  }
}

/** A path, e.g. a document name. `bind` replaces segments `{x}` or `$(x)` with values. */
export class RulesPath {
  readonly segments: readonly string[];

  constructor(segments: readonly string[]) {
    this.segments = segments;
  }

  /** Splits at slashes, omitting empty segments. */
  static parse(text: string): RulesPath {
    return new RulesPath(text.split('/').filter((segment) => segment !== ''));
  }

  toString(): string {
    return `/${this.segments.join('/')}`;
  }
}

/** The result of `newer.diff(older)`. */
export class MapDiff {
  readonly newer: RulesMap;
  readonly older: RulesMap;

  constructor(newer: RulesMap, older: RulesMap) {
    this.newer = newer;
    this.older = older;
  }
}

/** One end of a range; `inclusive` if the value itself belongs to it. */
export interface Bound {
  readonly value: RulesValue;
  readonly inclusive: boolean;
}

/** The certain facts about an unknown value. */
export interface Knowledge {
  /** Its type; a `number` may be an integer or a float. */
  readonly type?: 'number' | 'bool' | 'string' | 'timestamp' | 'bytes' | 'path' | 'latlng' | 'list' | 'map';
  readonly lower?: Bound;
  readonly upper?: Bound;
  /** Values it doesn't equal. */
  readonly not?: readonly RulesValue[];
  /** Elements it contains, if it is a list. */
  readonly contains?: readonly RulesValue[];
  /** Whether nothing else about the list is known, not even that it is one, as on Google. */
  readonly elementsOnly?: boolean;
  /** Entries it has, if it is a map. */
  readonly entries?: ReadonlyMap<string, RulesValue>;
}

/**
 * A value a query leaves open: it may differ for each document the query could return. Except for `UNKNOWN`, every document certainly has
 * one.
 */
export class Unknown {
  readonly knowledge: Knowledge;

  constructor(knowledge: Knowledge = {}) {
    this.knowledge = knowledge;
  }
}

/** A value about which nothing is known, not even its existence: for some documents, reading it may fail. */
export const UNKNOWN = new Unknown();
