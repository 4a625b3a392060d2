import type { AssignmentChange, Weekday } from 'shared-lib/domain';

/** A weekday of a community. */
export interface Day {
  readonly communityId: string;
  readonly day: Weekday;
}

/** Changes that are not saved yet, at most one for each weekday of a community. */
export type Draft = ReadonlyMap<string, AssignmentChange>;

export const emptyDraft: Draft = new Map();

/** A place in the board as text. */
export const keyOf = ({ communityId, day }: Day): string => `${communityId}/${day}`;

/**
 * Gives a weekday to somebody, or with null to nobody. Who has it as stored is no change.
 * @param stored who has it now.
 */
export function withAgent(draft: Draft, place: Day, agentId: string | null, stored: string | null): Draft {
  const next = new Map(draft);
  const { communityId, day } = place;
  // Whom its author saw stays what is compared with, also when somebody else changes it meanwhile.
  const from = draft.get(keyOf(place))?.from ?? stored;
  if (agentId === from) next.delete(keyOf(place));
  else next.set(keyOf(place), { communityId, day, from, to: agentId });
  return next;
}

/** What is left of a draft without some of its places. */
export const withoutPlaces = (draft: Draft, places: readonly Day[]): Draft => {
  const gone = new Set(places.map(keyOf));
  return new Map([...draft].filter(([key]) => !gone.has(key)));
};
