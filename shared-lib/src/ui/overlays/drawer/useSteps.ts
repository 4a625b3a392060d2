import { useState } from 'react';
import { stepsFrom } from './stepsFrom.ts';

/**
 * The ways from an item of a list to those before and after it. When it has left the list, stepping goes on from where it was.
 * @param keys the list, in its order
 * @param shownKey the item; null for none
 * @returns its place too; -1 when it is not in the list
 */
export function useSteps(keys: readonly string[], shownKey: string | null) {
  const place = shownKey === null ? -1 : keys.indexOf(shownKey);
  const [lastPlace, setLastPlace] = useState(Math.max(place, 0));
  if (place !== -1 && place !== lastPlace) setLastPlace(place);
  return { place, ...stepsFrom(keys, place, lastPlace) };
}
