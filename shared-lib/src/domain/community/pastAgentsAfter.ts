import { addDays, localDate } from '../base/serviceNight.ts';
import { weekdayOf, type Weekday } from '../base/weekday.ts';
import type { Community } from './community.ts';
import { lastStartedNight } from './lastStartedNight.ts';
import { maxPastAgents, type PastAgent } from './pastAgent.ts';

/** A replaced regular assignment, whether by another specialist or by none. */
export interface ReplacedAgent {
  readonly day: Weekday;
  /** The previous specialist; null if unassigned. */
  readonly from: string | null;
}

/** A community with its replaced assignments. */
export type WithPastAgents = Pick<Community, 'createdAt' | 'serviceStart' | 'timezone' | 'pastAgents'>;

const lastOn = (day: Weekday, date: string): string =>
  weekdayOf(date) === day ? date : lastOn(day, addDays(date, -1));

/**
 * A community's replaced regular assignments after a change. A specialist keeps the night whose service has begun. A
 * night without a specialist can still be assigned today, and a member who leaves the team loses tonight as well
 * (spec section 4). Nights before the community was added have nothing to keep.
 * @param stored the community before the change
 * @param replaced at most one for each weekday
 * @param now epoch milliseconds
 * @param leaves whether the replaced specialists can't serve tonight either
 * @param planUntil the last night of a plan that is replaced with them, which is theirs as well; empty for none
 * @returns oldest first for each weekday; null if there is nothing to add
 */
export const pastAgentsAfter = (
  stored: WithPastAgents,
  replaced: readonly ReplacedAgent[],
  now: number,
  { leaves = false, planUntil = '' } = {},
): PastAgent[] | null => {
  const { createdAt, timezone, pastAgents } = stored;
  const today = localDate(now, timezone);
  const first = createdAt === null ? '' : localDate(createdAt, timezone);
  const added = replaced.flatMap(({ day, from }): PastAgent[] => {
    const begun = leaves || from === null ? addDays(today, -1) : lastStartedNight(stored, now);
    const until = lastOn(day, from !== null && planUntil > begun ? planUntil : begun);
    const isKept = pastAgents.some((agent) => weekdayOf(agent.until) === day && agent.until >= until);
    return isKept || until < first ? [] : [{ until, memberId: from }];
  });
  return added.length === 0 ? null : [...pastAgents, ...added].slice(-maxPastAgents);
};
