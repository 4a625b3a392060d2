/** `google.firestore.v1.ListenResponse` in ProtoJSON, as far as it matters here. */
interface ListenResponse {
  readonly targetChange?: { readonly targetChangeType?: string; readonly targetIds?: readonly number[] };
  readonly documentChange?: {
    readonly document?: { readonly name?: string };
    readonly targetIds?: readonly number[];
    readonly removedTargetIds?: readonly number[];
  };
  readonly documentRemove?: { readonly removedTargetIds?: readonly number[] };
}

/** One entry of what `runQuery`, `batchGet` or `runAggregationQuery` answers. */
interface RestEntry {
  readonly document?: unknown;
  readonly found?: unknown;
  readonly missing?: unknown;
  readonly result?: {
    readonly aggregateFields?: Readonly<Record<string, { readonly integerValue?: string }>>;
  };
}

/** Index entries that an aggregation may count for the price of one document. */
const entriesPerRead = 1000;

/**
 * The documents that one answer over REST is billed for. A query that finds nothing costs one; so does a document that is not there.
 *
 * @param method the last part of the address, such as `runQuery`; empty for one document by its name
 * @param body the parsed JSON
 */
export function readsOfAnswer(method: string, body: unknown): number {
  const entries = (Array.isArray(body) ? body : [body]) as readonly RestEntry[];
  if (method === 'runQuery') return Math.max(1, entries.filter(({ document }) => document).length);
  if (method === 'batchGet') return entries.filter(({ found, missing }) => found ?? missing).length;
  if (method === 'runAggregationQuery') {
    const counts = entries.flatMap(({ result }) =>
      Object.values(result?.aggregateFields ?? {}).map(({ integerValue }) => Number(integerValue ?? 0)),
    );
    return Math.max(1, Math.ceil(Math.max(0, ...counts) / entriesPerRead));
  }
  return method === '' ? 1 : 0;
}

/**
 * Counts the documents that Firestore bills for what a page's listeners hear: each document once for each listener that gets it, also
 * when it changes or leaves the results; and one for a listener that finds nothing new.
 */
export class ReadCount {
  #documents = 0;
  readonly #names: string[] = [];
  /** Listeners that were asked for and have not got their first results. */
  readonly #waiting = new Set<number>();
  /** Of them, those that have got a document. */
  readonly #fed = new Set<number>();

  /** Documents so far. */
  get documents(): number {
    return this.#documents;
  }

  /** The paths of the documents that listeners have heard of, one for each time that is billed. */
  get names(): readonly string[] {
    return this.#names;
  }

  /** The listeners that were asked for and have not got their first results, by their ids. */
  get waiting(): readonly number[] {
    return [...this.#waiting];
  }

  /** Takes a message that the page sends: `google.firestore.v1.ListenRequest` in ProtoJSON. */
  ask(message: unknown): void {
    const { addTarget, removeTarget } = message as {
      addTarget?: { targetId?: number };
      removeTarget?: number;
    };
    if (addTarget?.targetId !== undefined) {
      this.#waiting.add(addTarget.targetId);
      this.#fed.delete(addTarget.targetId);
    }
    if (removeTarget !== undefined) this.#waiting.delete(removeTarget);
  }

  /** Takes a message that the page gets; those of the channel itself count nothing. */
  hear(message: unknown): void {
    if (typeof message !== 'object' || message === null) return;
    const { documentChange, documentRemove, targetChange } = message as ListenResponse;
    if (documentChange) {
      const targets = documentChange.targetIds ?? [];
      const left = documentChange.removedTargetIds ?? [];
      this.#documents += targets.length + left.length;
      const path = documentChange.document?.name?.replace(/^.*\/documents\//, '') ?? '';
      this.#names.push(...[...targets, ...left].map(() => path));
      for (const id of targets) this.#fed.add(id);
    }
    if (documentRemove) this.#documents += documentRemove.removedTargetIds?.length ?? 0;
    const type = targetChange?.targetChangeType;
    if (type === 'CURRENT' || type === 'REMOVE') {
      for (const id of targetChange?.targetIds ?? []) this.#answer(id, type === 'CURRENT');
    }
  }

  /** Takes what one answer over REST is billed for. */
  add(documents: number): void {
    this.#documents += documents;
  }

  /** Expects no answer any more to what was asked. */
  forget(): void {
    this.#waiting.clear();
  }

  #answer(id: number, hasResults: boolean): void {
    if (this.#waiting.delete(id) && hasResults && !this.#fed.has(id)) this.#documents += 1;
  }
}
