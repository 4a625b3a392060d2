import type { RulesValue } from '../values/RulesValue.ts';

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
  /** Being a map, entries that it has. */
  readonly entries?: ReadonlyMap<string, RulesValue>;
}

/**
 * A value that a query leaves open: every document that the query could return may have another one. But for `UNKNOWN`, each of
 * them is sure to have one.
 */
export class Unknown {
  readonly knowledge: Knowledge;

  constructor(knowledge: Knowledge = {}) {
    this.knowledge = knowledge;
  }
}

/** What nothing is known of, not even that there is a value: for some document, what it stands for may fail. */
export const UNKNOWN = new Unknown();
