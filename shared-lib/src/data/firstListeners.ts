import { recall, remember } from './lastKnown/lastKnown.ts';
import { listenersInUse, type Listened } from './live.ts';
import { startListening } from './liveHook.ts';

/** More than a screen has; a list that was damaged has no more either. */
const MOST = 40;

/** Kept with the records of last time, so that they go together. No endpoint has a space in its name. */
const keyOf = (place: string) => `first listeners at ${place}`;

/** Notes what a screen listens to, for the next page at the same place. */
export const noteFirstListeners = (place: string) =>
  remember(keyOf(place), listenersInUse().slice(0, MOST), Date.now());

/**
 * Starts what the first screen at a place listened to the last time, in one round, before any of it is rendered. What the screen does not
 * need this time, such as another night's records, ends half a minute later.
 */
export function startFirstListeners(place: string) {
  const listened = recall<readonly Listened[]>(keyOf(place))?.data ?? [];
  for (const one of listened.slice(0, MOST)) startListening(one);
}
