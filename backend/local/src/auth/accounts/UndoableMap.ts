/** A map whose changes can be undone until they are accepted. */
export class UndoableMap<Value> {
  readonly #values: Map<string, Value>;
  /** The previous value of each key changed since the last `accept` or `undo`. */
  readonly #before = new Map<string, Value | undefined>();
  readonly #onChange: (before: Value | undefined, after: Value | undefined) => void;

  /** @param onChange called for each change and each undo */
  constructor(
    entries: Iterable<readonly [string, Value]> = [],
    onChange: (before: Value | undefined, after: Value | undefined) => void = () => {},
  ) {
    this.#values = new Map(entries);
    this.#onChange = onChange;
  }

  get size(): number {
    return this.#values.size;
  }

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  values(): IterableIterator<Value> {
    return this.#values.values();
  }

  keys(): IterableIterator<string> {
    return this.#values.keys();
  }

  set(key: string, value: Value): void {
    this.#change(key, value);
  }

  delete(key: string): void {
    this.#change(key, undefined);
  }

  /** Changes since the last `accept` or `undo`: each key with its current value, undefined if deleted. */
  changes(): [string, Value | undefined][] {
    return [...this.#before.keys()].map((key) => [key, this.#values.get(key)]);
  }

  accept(): void {
    this.#before.clear();
  }

  undo(): void {
    const entries = [...this.#before];
    for (const [key, before] of entries) this.#change(key, before);
    this.#before.clear();
  }

  #change(key: string, value: Value | undefined): void {
    const before = this.#values.get(key);
    if (before === value) return;
    if (!this.#before.has(key)) this.#before.set(key, before);
    if (value === undefined) this.#values.delete(key);
    else this.#values.set(key, value);
    this.#onChange(before, value);
  }
}
