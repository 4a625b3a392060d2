import {
  createPath,
  NavigationType,
  type Location,
  type NavigateOptions,
  type Navigator,
  type To,
} from 'react-router-dom';

/** Data stored in a browser history entry. */
interface HistoryEntry {
  /** Unique within the tab. */
  readonly key: string;
  /** Index within the tab, from 0. */
  readonly index: number;
  /** State passed by the link or `navigate` call. */
  readonly state: unknown;
}

/**
 * The stored form of an entry. It keeps React Router's field names, because a tab may hold entries from an
 * earlier release.
 */
const stateOf = ({ key, index, state }: HistoryEntry) => ({ usr: state, key, idx: index });

/** Reads a stored entry. @returns null for an entry no router created, such as a typed address. */
function readEntry(kept: unknown): HistoryEntry | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { usr = null, key, idx } = kept as Partial<ReturnType<typeof stateOf>>;
  if (typeof idx !== 'number') return null;
  return { key: typeof key === 'string' ? key : 'default', index: idx, state: usr };
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** A history entry the page has navigated to. */
export interface Visit {
  readonly location: Location;
  /** How the page got here: `Pop` is Back, Forward or a page load. */
  readonly action: NavigationType;
  /** Whether the navigation requested to keep the scroll position. */
  readonly keepsScroll: boolean;
}

/**
 * Called before the page navigates to another address.
 * @param next the destination.
 * @param proceed navigates anyway, without calling any guard.
 * @returns whether to stay on the page.
 */
export type Guard = (next: URL, proceed: () => void) => boolean;

/** The browser's history as the router uses it, with guards that can block navigation. */
export interface PageHistory extends Navigator {
  /** The current entry. */
  current(): Visit;
  /**
   * Subscribes to address changes.
   * @returns the unsubscribe function.
   */
  listen(listener: (visit: Visit) => void): () => void;
  /**
   * Adds a guard that is called before each navigation. Leaving the document is covered by the browser's own
   * prompt.
   * @returns a function that removes it.
   */
  guard(guard: Guard): () => void;
}

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/**
 * Creates the history of this tab; a page has one. Entries have React Router's shape, because a tab may still
 * hold older ones.
 */
export function createHistory(): PageHistory {
  const { history } = window;
  const listeners = new Set<(visit: Visit) => void>();
  const guards = new Set<Guard>();
  /** Index of the current entry within the tab, which shows how far Back went. */
  let index = -1;
  /** Set when the next popstate is our own, so no guard is called. */
  let isOwnPop: 'return' | 'proceed' | null = null;

  const isKept = (next: URL, proceed: () => void) => [...guards].some((guard) => guard(next, proceed));

  /** Adopts the browser's current entry; an entry we didn't create, such as an anchor's, is converted. */
  function takeOver(action: NavigationType, keepsScroll: boolean): Visit {
    let entry = readEntry(history.state);
    if (!entry) {
      entry = { key: newKey(), index: index + 1, state: null };
      history.replaceState(stateOf(entry), '');
    }
    index = entry.index;
    const { pathname, search, hash } = window.location;
    const location = { pathname, search, hash, state: entry.state, key: entry.key };
    return { location, action, keepsScroll };
  }

  let visit = takeOver(NavigationType.Pop, false);

  function arrive(action: NavigationType, keepsScroll: boolean) {
    visit = takeOver(action, keepsScroll);
    for (const listener of listeners) listener(visit);
  }

  function go(action: NavigationType, to: To, state: unknown, options?: NavigateOptions) {
    const next = new URL(hrefOf(to), window.location.href);
    const proceed = () => {
      const isNew = action === NavigationType.Push;
      const entry = stateOf({ key: newKey(), index: isNew ? index + 1 : index, state });
      if (isNew) history.pushState(entry, '', next);
      else history.replaceState(entry, '', next);
      arrive(action, options?.preventScrollReset === true);
    };
    if (!isKept(next, proceed)) proceed();
  }

  /** The browser has already navigated, so blocking means going back to the previous entry. */
  function onPop() {
    const own = isOwnPop;
    isOwnPop = null;
    if (own === 'return') return;
    const distance = (readEntry(history.state)?.index ?? index) - index;
    const proceed = () => {
      isOwnPop = 'proceed';
      history.go(distance);
    };
    if (own === null && distance !== 0 && isKept(new URL(window.location.href), proceed)) {
      isOwnPop = 'return';
      history.go(-distance);
    } else arrive(NavigationType.Pop, false);
  }

  window.addEventListener('popstate', onPop);

  return {
    current: () => visit,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    guard(guard) {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
    createHref: hrefOf,
    encodeLocation(to) {
      const { pathname, search, hash } = new URL(hrefOf(to), window.location.href);
      return { pathname, search, hash };
    },
    push: (to, state: unknown, options) => go(NavigationType.Push, to, state, options),
    replace: (to, state: unknown, options) => go(NavigationType.Replace, to, state, options),
    go: (distance) => history.go(distance),
  };
}
