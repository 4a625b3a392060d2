import { getCached, setCached } from './lastKnown/recordCache.ts';
import { activeListeners, type Listened } from './live.ts';
import { startListening } from './liveHook.ts';

/** More than any screen has; a damaged list is truncated here too. */
const maxListeners = 40;

/** Stored with the last known records, so they belong together. No endpoint has a space in its name. */
const keyOf = (place: string) => `first listeners at ${place}`;

/** Stores what a screen listens to, for the next page at the same place. */
export const recordFirstListeners = (place: string) =>
  setCached(keyOf(place), activeListeners().slice(0, maxListeners), Date.now());

/**
 * Starts the listeners that the first screen at a place used last time, in one round trip, before anything
 * renders. Those that the screen doesn't need this time, like another night's records, end half a minute
 * later.
 */
export function startFirstListeners(place: string) {
  const listened = getCached<readonly Listened[]>(keyOf(place))?.data ?? [];
  for (const one of listened.slice(0, maxListeners)) startListening(one);
}
