import type { TeamMember } from 'shared-lib/domain';

/** Who takes over. */
export interface Successor<Member> {
  /** The person to show; null for no one. */
  taker: Member | null;
  /**
   * The id to send; if undefined, the function uses the member named by an unfinished deactivation at that
   * time.
   */
  takenOverBy: string | null | undefined;
}

/**
 * Resolves who takes over: the chosen person, else the one named by an unfinished deactivation. Without a
 * choice no id is sent, unless the named person can no longer take over.
 * @param choice null for no one, undefined until something is chosen.
 * @param marked the member named by an unfinished deactivation.
 * @param takers those who can take over.
 */
export function successorOf<Member extends Pick<TeamMember, 'id'>>(
  choice: string | null | undefined,
  marked: string | null,
  takers: readonly Member[],
): Successor<Member> {
  const wanted = choice === undefined ? marked : choice;
  const taker = takers.find(({ id }) => id === wanted) ?? null;
  const isLeftOpen = choice === undefined && taker?.id === (marked ?? undefined);
  return { taker, takenOverBy: isLeftOpen ? undefined : (taker?.id ?? null) };
}
