import { useState } from 'react';
import { stepsFrom } from './stepsFrom.ts';

/**
 * The previous and next items of a list. If the current one was removed, steps continue from its last
 * position.
 * @param keys the list, in order
 * @param shownKey the current item; null for none
 * @returns also its index; -1 if not in the list
 */
export function useSteps(keys: readonly string[], shownKey: string | null) {
  const place = shownKey === null ? -1 : keys.indexOf(shownKey);
  const [lastPlace, setLastPlace] = useState(Math.max(place, 0));
  if (place !== -1 && place !== lastPlace) setLastPlace(place);
  return { place, ...stepsFrom(keys, place, lastPlace) };
}
