import type { CommitRecord } from '../store/StoredDocument.ts';
import type { ListenHub } from './ListenHub.ts';

/**
 * The documents that rules looked up to allow an open target. The target is re-evaluated at each commit that changes one of them, so that
 * clients stop receiving what they could no longer request.
 */
export class AuthorizedTarget {
  readonly #hub: ListenHub;
  readonly #judge: () => ReadonlySet<string>;
  readonly #refuse: (thrown: unknown) => void;
  #grounds: ReadonlySet<string>;
  #unsubscribe: () => void = () => {};
  #isOver = false;
  #judgedAt = 0;

  /**
   * @param grounds the documents looked up when it was opened
   * @param judge evaluates the rules again and returns the documents looked up now; throws if refused
   * @param refuse ends the target with the error
   */
  constructor(
    hub: ListenHub,
    grounds: ReadonlySet<string>,
    judge: () => ReadonlySet<string>,
    refuse: (thrown: unknown) => void,
  ) {
    this.#hub = hub;
    this.#judge = judge;
    this.#refuse = refuse;
    this.#grounds = grounds;
    this.#watch();
  }

  /**
   * Whether the target may show a commit's changes.
   *
   * @param always whether to evaluate the rules even if none of the looked-up documents has changed
   */
  canShow(commit: CommitRecord, always: boolean): boolean {
    if (this.#isOver) return false;
    if (this.#judgedAt === commit.version) return true;
    if (!always && !commit.changes.some(({ name }) => this.#grounds.has(name))) return true;
    this.#judgedAt = commit.version;
    try {
      const grounds = this.#judge();
      if (isSame(grounds, this.#grounds)) return true;
      this.#grounds = grounds;
      this.#watch();
      return true;
    } catch (thrown) {
      this.#refuse(thrown);
      return false;
    }
  }

  stop(): void {
    this.#isOver = true;
    this.#unsubscribe();
  }

  #watch(): void {
    this.#unsubscribe();
    this.#unsubscribe =
      this.#grounds.size === 0
        ? () => {}
        : this.#hub.subscribe({
            interest: { names: [...this.#grounds] },
            onChanges: (_, commit) => void this.canShow(commit, false),
            onCommitEnd: () => {},
          });
  }
}

function isSame(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return some.size === others.size && [...some].every((name) => others.has(name));
}
