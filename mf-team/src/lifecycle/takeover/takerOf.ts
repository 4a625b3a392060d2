import type { TeamMember } from 'shared-lib/domain';

/** Who takes over. */
export interface Taking<Member> {
  /** The person to show; null for nobody. */
  taker: Member | null;
  /** The id to send; with undefined the function takes whoever an unfinished deactivation names by then. */
  takenOverBy: string | null | undefined;
}

/**
 * Who takes over: the person who was chosen, else the one whom an unfinished deactivation names. Without a choice no id
 * is sent, unless the named person can't take over any more.
 * @param choice null for nobody, undefined as long as nothing was chosen.
 * @param marked whoever an unfinished deactivation names.
 * @param takers those who can take over.
 */
export function takerOf<Member extends Pick<TeamMember, 'id'>>(
  choice: string | null | undefined,
  marked: string | null,
  takers: readonly Member[],
): Taking<Member> {
  const wanted = choice === undefined ? marked : choice;
  const taker = takers.find(({ id }) => id === wanted) ?? null;
  const isLeftOpen = choice === undefined && taker?.id === (marked ?? undefined);
  return { taker, takenOverBy: isLeftOpen ? undefined : (taker?.id ?? null) };
}
