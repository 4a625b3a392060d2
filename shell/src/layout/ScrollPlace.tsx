import { useEffect, useLayoutEffect, useState } from 'react';
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { readPlaces, storePlaces, withPlace } from './scrollPlaces.ts';
import { scrollWhenTall } from './scrollWhenTall.ts';

/** Remembers how far pages were scrolled, also of those that this tab showed before it was loaded anew. */
function createScrollMemory() {
  let places = readPlaces();
  return {
    placeOf: (key: string) => places.get(key) ?? 0,
    note: (key: string) => (places = withPlace(places, key, window.scrollY)),
    store: () => storePlaces(places),
  };
}

/**
 * A new page starts at its top, and one that is gone back to, or loaded anew, where it was left. The router does it once, when
 * the page is shown; where records come later, the page is still too short then, and this waits for them.
 */
export function ScrollPlace() {
  const { key } = useLocation();
  const kind = useNavigationType();
  const [memory] = useState(createScrollMemory);

  useEffect(() => {
    window.addEventListener('pagehide', memory.store);
    return () => window.removeEventListener('pagehide', memory.store);
  }, [memory]);

  // Before the browser paints, so that what it scrolls for the next page is not taken for this one's place.
  useLayoutEffect(() => {
    const place = memory.placeOf(key);
    const giveUp = kind === 'POP' && place > 0 ? scrollWhenTall(place) : () => {};
    const note = () => void memory.note(key);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      giveUp();
      window.removeEventListener('scroll', note);
    };
  }, [key, kind, memory]);

  return <ScrollRestoration />;
}
