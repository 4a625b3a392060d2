import type { LatLng } from './LatLng.ts';
import type { Duration, Timestamp } from './time.ts';

/**
 * A value of the rules language. Integers are bigint (64 bits), floats number, bytes Uint8Array, lists arrays; `Unknown` is what
 * a query's constraints leave open.
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

/** A map from strings to values. Values may be made when they are first asked for, since rules look at few of a document's. */
export class RulesMap {
  readonly #keys: readonly string[];
  readonly #read: (key: string) => RulesValue;
  readonly #values = new Map<string, RulesValue>();
  readonly #own: ReadonlySet<string>;

  /** @param read makes the value of one of the keys */
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

  /** Undefined where there is no such key. */
  get(key: string): RulesValue | undefined {
    const known = this.#values.get(key);
    if (known !== undefined || !this.#own.has(key)) return known;
    const value = this.#read(key);
    this.#values.set(key, value);
    return value;
  }
}

/** A set; its elements are different from each other. */
export class RulesSet {
  readonly elements: readonly RulesValue[];

  /** @param elements without duplicates */
  constructor(elements: readonly RulesValue[]) {
    this.elements = elements;
  }
}

/** A path, such as the name of a document. A segment `{x}` or `$(x)` stands for a value that `bind` puts there. */
export class RulesPath {
  readonly segments: readonly string[];

  constructor(segments: readonly string[]) {
    this.segments = segments;
  }

  /** Splits at the slashes; empty segments are left out. */
  static parse(text: string): RulesPath {
    return new RulesPath(text.split('/').filter((segment) => segment !== ''));
  }

  toString(): string {
    return `/${this.segments.join('/')}`;
  }
}

/** What `newer.diff(older)` makes. */
export class MapDiff {
  readonly newer: RulesMap;
  readonly older: RulesMap;

  constructor(newer: RulesMap, older: RulesMap) {
    this.newer = newer;
    this.older = older;
  }
}

/** One end of a range; `inclusive` where the value itself belongs to it. */
export interface Bound {
  readonly value: RulesValue;
  readonly inclusive: boolean;
}

/** What is sure about a value that isn't known itself. */
export interface Knowledge {
  /** Its type; a `number` may be an integer or a float. */
  readonly type?: 'number' | 'bool' | 'string' | 'timestamp' | 'bytes' | 'path' | 'latlng' | 'list' | 'map';
  readonly lower?: Bound;
  readonly upper?: Bound;
  /** Values that it equals none of. */
  readonly not?: readonly RulesValue[];
  /** Being a list, elements that it has. */
  readonly contains?: readonly RulesValue[];
  /** Whether nothing else of the list can be told, not even that it is one, as on Google. */
  readonly elementsOnly?: boolean;
  /** Being a map, entries that it has. */
  readonly entries?: ReadonlyMap<string, RulesValue>;
}

/**
 * A value that a query leaves open: each document that the query could return may have a different one. Except for
 * `UNKNOWN`, every document is sure to have one.
 */
export class Unknown {
  readonly knowledge: Knowledge;

  constructor(knowledge: Knowledge = {}) {
    this.knowledge = knowledge;
  }
}

/** A value of which nothing is known, not even that it exists: for some document, reading it may fail. */
export const UNKNOWN = new Unknown();
