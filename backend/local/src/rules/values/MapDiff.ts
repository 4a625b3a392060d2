import { valuesEqual } from './valuesEqual.ts';
import { RulesSet } from './RulesValue.ts';
import type { RulesMap, RulesValue } from './RulesValue.ts';

/** What `newer.diff(older)` makes: which keys differ. */
export class MapDiff {
  readonly #newer: RulesMap;
  readonly #older: RulesMap;

  constructor(newer: RulesMap, older: RulesMap) {
    this.#newer = newer;
    this.#older = older;
  }

  addedKeys(): RulesSet {
    return new RulesSet(this.#newer.keys.filter((key) => !this.#older.has(key)));
  }

  removedKeys(): RulesSet {
    return new RulesSet(this.#older.keys.filter((key) => !this.#newer.has(key)));
  }

  changedKeys(): RulesSet {
    return new RulesSet(this.#common().filter((key) => !this.#same(key)));
  }

  unchangedKeys(): RulesSet {
    return new RulesSet(this.#common().filter((key) => this.#same(key)));
  }

  affectedKeys(): RulesSet {
    const sets = [this.addedKeys(), this.removedKeys(), this.changedKeys()];
    return new RulesSet(sets.flatMap(({ elements }) => elements));
  }

  #common(): string[] {
    return this.#newer.keys.filter((key) => this.#older.has(key));
  }

  #same(key: string): boolean {
    return valuesEqual(this.#newer.get(key) as RulesValue, this.#older.get(key) as RulesValue);
  }
}
