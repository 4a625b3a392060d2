import { matchPath } from 'react-router-dom';
import type * as Analytics from 'shared-lib/session/analytics';

/** The parts of the SDK that counting needs. */
export type CounterSource = Pick<typeof Analytics, 'isSupported' | 'startCounter'>;
type Counter = ReturnType<CounterSource['startCounter']>;

/**
 * Controls when pages are counted: loads nothing before consent, and never starts if consent is withdrawn
 * during loading.
 * @param fetchSource loads the SDK; if it rejects, the next page retries.
 */
export function createCounting(fetchSource: () => Promise<CounterSource>) {
  let counter: Counter | null = null;
  let beginning: Promise<void> | null = null;
  /** The current page's pattern; null while nothing may be counted. */
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
    /**
     * Counts a page view. @param shown route pattern, such as `/team/:id`. @returns resolves once it is
     * counted.
     */
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
    /** Stops counting until the next page is shown. */
    pause() {
      page = null;
      counter?.pause();
    },
    /** Stops counting and deletes what identifies this browser, as far as possible from here. */
    async withdraw(): Promise<void> {
      page = null;
      try {
        await counter?.forget();
      } catch {
        // Nothing more is sent; the server deletes its data after its own retention period.
      }
    },
  };
}

/**
 * The route pattern of an address, so no ids or names are sent.
 * @param pages the app's route patterns, such as `/team/:id`.
 * @returns null if the address matches none.
 */
export function countedPage(pages: readonly string[], pathname: string): string | null {
  // Static segments beat parameters: `/team/new` isn't `/team/:id`.
  const matching = pages.filter((page) => !page.includes('*') && matchPath(page, pathname));
  const placeholders = (page: string) => page.split('/:').length;
  return matching.toSorted((one, other) => placeholders(one) - placeholders(other))[0] ?? null;
}
