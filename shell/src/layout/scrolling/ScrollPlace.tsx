import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useHistory } from 'shared-lib/router/history';
import { readPlaces, storePlaces, withPlace } from './scrollPlaces.ts';
import { scrollWhenTall } from './scrollWhenTall.ts';

/** Remembers how far pages were scrolled, also of those that this tab showed before it was loaded anew. */
function createScrollMemory() {
  let places = readPlaces();
  return {
    placeOf: (key: string) => places.get(key),
    note: (key: string) => (places = withPlace(places, key, window.scrollY)),
    store: () => storePlaces(places),
  };
}

/**
 * Scrolls to the page's top and says so at once: a long list that is shown in the same moment has begun at the last page's place,
 * and goes back there when it measures its rows before the browser's own event.
 */
function scrollToTop() {
  window.scrollTo(0, 0);
  window.dispatchEvent(new Event('scroll'));
}

/** The element that an address leads to, such as a heading by `#units`. */
function elementAt(hash: string) {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * A new page starts at its top, and one that is gone back to, or loaded anew, where it was left. Where records come later, the page
 * is still too short at first, and this waits for them.
 */
export function ScrollPlace() {
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

  // Before the browser paints, so that what it scrolls for the next page is not taken for this one's place.
  useLayoutEffect(() => {
    const place = kind === NavigationType.Pop ? memory.placeOf(key) : undefined;
    const element = elementAt(hash);
    // It is at its top. To scroll it there would have the browser lay it out in the task that puts its records into the page.
    const isAtTop = isJustLoaded.current;
    isJustLoaded.current = false;
    let giveUp = () => {};
    if (place) giveUp = scrollWhenTall(place);
    else if (element && place === undefined) element.scrollIntoView();
    else if (!isAtTop && !history.current().keepsScroll) scrollToTop();

    const note = () => void memory.note(key);
    window.addEventListener('scroll', note, { passive: true });
    // The scroll event of the last moment may not have come yet when the page is left.
    const unlisten = history.listen(note);
    return () => {
      giveUp();
      unlisten();
      window.removeEventListener('scroll', note);
    };
  }, [key, hash, kind, history, memory]);

  return null;
}
