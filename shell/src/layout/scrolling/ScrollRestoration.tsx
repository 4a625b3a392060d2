import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useHistory } from 'shared-lib/router/history';
import { loadScrollPositions, saveScrollPositions, setScrollPosition } from './scrollPositions.ts';

/** How long to wait for the page to become tall enough, in milliseconds. */
const patience = 10_000;

/** User input that cancels the pending scroll. */
const cancelEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a position beyond the current page height once records have loaded; stops when the user scrolls
 * or types.
 * @param top pixels from the page's top.
 * @returns a function that cancels it.
 */
function scrollWhenTall(top: number): () => void {
  const isThere = () => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) <= 1;
  };
  if (isThere()) return () => {};

  const giveUp = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const sign of cancelEvents) window.removeEventListener(sign, giveUp);
  };
  const observer = new ResizeObserver(() => isThere() && giveUp());
  const timer = setTimeout(giveUp, patience);
  for (const sign of cancelEvents) window.addEventListener(sign, giveUp, { passive: true });
  observer.observe(document.body);
  return giveUp;
}

/** Remembers scroll positions, including those from before a reload of this tab. */
function createScrollMemory() {
  let places = loadScrollPositions();
  return {
    placeOf: (key: string) => places.get(key),
    note: (key: string) => (places = setScrollPosition(places, key, window.scrollY)),
    store: () => saveScrollPositions(places),
  };
}

/**
 * Scrolls to the top and dispatches a scroll event right away. Otherwise a long list rendered at the same
 * time starts at the previous page's position, and returns there when it measures its rows before the
 * browser's own event.
 */
function scrollToTop() {
  window.scrollTo(0, 0);
  window.dispatchEvent(new Event('scroll'));
}

/** The element an anchor refers to, such as a heading for `#units`. */
function elementAt(hash: string) {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Scrolls new pages to the top, and restores the position after Back or a reload. If records load later and
 * the page is still too short, waits for them.
 */
export function ScrollRestoration() {
  const { key, hash } = useLocation();
  const kind = useNavigationType();
  const history = useHistory();
  const [memory] = useState(createScrollMemory);
  const isJustLoaded = useRef(true);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', memory.store);
    return () => window.removeEventListener('pagehide', memory.store);
  }, [memory]);

  // Before paint, so scrolling for the next page isn't recorded as this page's position.
  useLayoutEffect(() => {
    const place = kind === NavigationType.Pop ? memory.placeOf(key) : undefined;
    const element = elementAt(hash);
    // Already at the top; scrolling would force a layout in the task that renders the records.
    const isAtTop = isJustLoaded.current;
    isJustLoaded.current = false;
    let giveUp = () => {};
    if (place) giveUp = scrollWhenTall(place);
    else if (element && place === undefined) element.scrollIntoView();
    else if (!isAtTop && !history.current().keepsScroll) scrollToTop();

    const note = () => void memory.note(key);
    window.addEventListener('scroll', note, { passive: true });
    // The last scroll event may still be pending when the page is left.
    const unlisten = history.listen(note);
    return () => {
      giveUp();
      unlisten();
      window.removeEventListener('scroll', note);
    };
  }, [key, hash, kind, history, memory]);

  return null;
}
