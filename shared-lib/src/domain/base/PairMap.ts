/**
 * Values by two keys, the one with fewer distinct values first. A month of a large account looks up tens of
 * thousands, and concatenating the keys would take most of that time.
 */
export class PairMap<Value> {
  readonly #byFirst = new Map<string, Map<string, Value>>();

  get(first: string, second: string): Value | undefined {
    return this.#byFirst.get(first)?.get(second);
  }

  set(first: string, second: string, value: Value): void {
    const bySecond = this.#byFirst.get(first);
    if (bySecond) bySecond.set(second, value);
    else this.#byFirst.set(first, new Map([[second, value]]));
  }
}
