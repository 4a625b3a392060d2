import {
  createPath,
  NavigationType,
  type Location,
  type NavigateOptions,
  type Navigator,
  type To,
} from 'react-router-dom';
import { newKey, readEntry, stateOf } from './historyEntry.ts';

/** An entry of the history that the page has come to. */
export interface Visit {
  readonly location: Location;
  /** How it was come to: `Pop` is Back, Forward or a page load. */
  readonly action: NavigationType;
  /** Whether whoever led here wants the page to stay scrolled as it is. */
  readonly keepsScroll: boolean;
}

/**
 * Is asked before the page goes to another address.
 * @param next where it would go.
 * @param proceed goes there after all, and asks nobody.
 * @returns whether the page stays.
 */
export type Guard = (next: URL, proceed: () => void) => boolean;

/** The browser's history as the router uses it: addresses to go to, and guards that may keep the page from it. */
export interface PageHistory extends Navigator {
  /** The entry in sight. */
  current(): Visit;
  /**
   * Calls a function after each change of the address.
   * @returns the function that ends it.
   */
  listen(listener: (visit: Visit) => void): () => void;
  /**
   * Lets a guard be asked before each change of the address. Leaving the document is the browser's own question.
   * @returns the function that ends it.
   */
  guard(guard: Guard): () => void;
}

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** Makes the history of this tab; a page has one. Entries have the shape that React Router gives them, which tabs may still hold. */
export function createHistory(): PageHistory {
  const { history } = window;
  const listeners = new Set<(visit: Visit) => void>();
  const guards = new Set<Guard>();
  /** The place of the entry in sight among those of the tab, by which one knows how far someone went back. */
  let index = -1;
  /** The next change by Back or Forward was made here and is not asked about. */
  let isOwnPop: 'return' | 'proceed' | null = null;

  const isKept = (next: URL, proceed: () => void) => [...guards].some((guard) => guard(next, proceed));

  /** Takes over the entry that the browser is at; one that is not the router's, such as that of an anchor, becomes one. */
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

  /** The browser has gone back or forward already: whoever stays is brought back to where they were. */
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
