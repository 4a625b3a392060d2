import type { AssignmentChange, Weekday } from 'shared-lib/domain';

/** A weekday of a community. */
export interface Day {
  readonly communityId: string;
  readonly day: Weekday;
}

/** Unsaved changes, at most one for each weekday of a community. */
export type Draft = ReadonlyMap<string, AssignmentChange>;

export const emptyDraft: Draft = new Map();

/** A place in the board as a string key. */
export const keyOf = ({ communityId, day }: Day): string => `${communityId}/${day}`;

/**
 * Assigns a weekday, or unassigns it with null. Choosing the stored specialist removes the change.
 * @param stored the current specialist.
 */
export function withAgent(draft: Draft, place: Day, agentId: string | null, stored: string | null): Draft {
  const next = new Map(draft);
  const { communityId, day } = place;
  // The specialist its author saw stays the basis for comparison, even if someone else changes it in the
  // meantime.
  const from = draft.get(keyOf(place))?.from ?? stored;
  if (agentId === from) next.delete(keyOf(place));
  else next.set(keyOf(place), { communityId, day, from, to: agentId });
  return next;
}

/** A draft without some of its places. */
export const withoutPlaces = (draft: Draft, places: readonly Day[]): Draft => {
  const gone = new Set(places.map(keyOf));
  return new Map([...draft].filter(([key]) => !gone.has(key)));
};
