import { useState } from 'react';

/**
 * The previous and next keys in a list. If the key was removed, the one that took its position is next.
 * @param place its index; -1 if not in the list.
 * @param lastPlace its last index.
 */
export const stepsFrom = (
  keys: readonly string[],
  place: number,
  lastPlace: number,
): { previous: string | undefined; next: string | undefined } =>
  place === -1
    ? { previous: keys[lastPlace - 1], next: keys[lastPlace] ?? keys[lastPlace - 1] }
    : { previous: keys[place - 1], next: keys[place + 1] };

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
