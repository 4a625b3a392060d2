import type { CommitRecord } from '../store/StoredDocument.ts';
import type { ListenHub } from './ListenHub.ts';

/**
 * What an open target is granted on: the documents that the rules looked up for it. It is judged again at each commit that changes one
 * of them, so that nobody goes on hearing of what they could not ask for any more.
 */
export class JudgedTarget {
  readonly #hub: ListenHub;
  readonly #judge: () => ReadonlySet<string>;
  readonly #refuse: (thrown: unknown) => void;
  #grounds: ReadonlySet<string>;
  #unsubscribe: () => void = () => {};
  #isOver = false;
  #judgedAt = 0;

  /**
   * @param grounds the documents that granted it when it was opened
   * @param judge asks the rules anew and returns the documents that grant it now; throws where they refuse
   * @param refuse ends the target with what was thrown
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
   * Whether the target may show what a commit has changed.
   *
   * @param always whether to ask the rules even where nothing has changed that they looked up
   */
  mayShow(commit: CommitRecord, always: boolean): boolean {
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

  /** Judges no more. */
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
            onChanges: (_, commit) => void this.mayShow(commit, false),
            onCommitEnd: () => {},
          });
  }
}

function isSame(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return some.size === others.size && [...some].every((name) => others.has(name));
}
