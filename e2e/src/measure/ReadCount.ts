/** The relevant parts of `google.firestore.v1.ListenResponse` in ProtoJSON. */
interface ListenResponse {
  readonly targetChange?: { readonly targetChangeType?: string; readonly targetIds?: readonly number[] };
  readonly documentChange?: {
    readonly document?: { readonly name?: string };
    readonly targetIds?: readonly number[];
    readonly removedTargetIds?: readonly number[];
  };
  readonly documentRemove?: { readonly removedTargetIds?: readonly number[] };
}

/** One entry in the response of `runQuery`, `batchGet` or `runAggregationQuery`. */
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
 * The documents billed for a REST response. A query without results costs one; so does a missing document.
 * @param method the last part of the address, for example `runQuery`; empty for one document by name
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
 * Counts the documents that Firestore bills for a page's listeners. Each document counts once per listener that gets it, even when it
 * changes or leaves the results. A listener without new results counts as one.
 */
export class ReadCount {
  #documents = 0;
  readonly #names: string[] = [];
  /** Listeners that were added and have no first results yet. */
  readonly #waiting = new Set<number>();
  /** Those of them that have received a document. */
  readonly #fed = new Set<number>();

  /** Documents so far. */
  get documents(): number {
    return this.#documents;
  }

  /** The paths of the documents that listeners received, once each time they are billed. */
  get names(): readonly string[] {
    return this.#names;
  }

  /** The ids of listeners that were added and have no first results yet. */
  get waiting(): readonly number[] {
    return [...this.#waiting];
  }

  /** Processes a message that the page sends: `google.firestore.v1.ListenRequest` in ProtoJSON. */
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

  /** Processes a message that the page receives; the channel's own count nothing. */
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

  /** Adds the billed documents of a REST response. */
  add(documents: number): void {
    this.#documents += documents;
  }

  /** Stops waiting for responses to earlier requests. */
  forget(): void {
    this.#waiting.clear();
  }

  #answer(id: number, hasResults: boolean): void {
    if (this.#waiting.delete(id) && hasResults && !this.#fed.has(id)) this.#documents += 1;
  }
}
