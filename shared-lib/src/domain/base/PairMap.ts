/**
 * Values by two keys, the one with fewer values first. It is asked tens of thousands of times for the month of a large account, where
 * putting both keys together into one text would take most of the time.
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
