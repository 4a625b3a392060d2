import type * as Analytics from 'shared-lib/session/analytics';

/** What counting needs of the SDK. */
export type CounterSource = Pick<typeof Analytics, 'isSupported' | 'startCounter'>;
type Counter = ReturnType<CounterSource['startCounter']>;

/**
 * Decides when pages are counted: nothing is fetched before one may be, and what is withdrawn while the code is on its way never starts.
 * @param fetchSource fetches the SDK's part; may reject, and then the next page asks again.
 */
export function createCounting(fetchSource: () => Promise<CounterSource>) {
  let counter: Counter | null = null;
  let beginning: Promise<void> | null = null;
  /** The pattern of the page that is shown; null while nothing may be counted. */
  let page: string | null = null;

  async function begin() {
    const { isSupported, startCounter } = await fetchSource();
    if (!(await isSupported())) return;
    if (page === null) {
      beginning = null;
      return;
    }
    counter = startCounter(page);
    counter.count(page);
  }

  return {
    /** Counts a page that is shown now. @param shown its pattern, such as `/team/:id`. @returns ends when it has been counted. */
    async show(shown: string): Promise<void> {
      page = shown;
      if (counter) return counter.count(shown);
      beginning ??= begin();
      try {
        await beginning;
      } catch {
        beginning = null;
      }
    },
    /** Counts nothing until the next page is shown. */
    pause() {
      page = null;
      counter?.pause();
    },
    /** Counts nothing, and forgets what was sent of this browser, as far as that can be done from here. */
    async withdraw(): Promise<void> {
      page = null;
      try {
        await counter?.forget();
      } catch {
        // Nothing is sent any more; what the server still has, it deletes by its own time limit.
      }
    },
  };
}
