import { addDays, localDate } from '../base/serviceNight.ts';
import { weekdayOf, type Weekday } from '../base/weekday.ts';
import type { Community } from './community.ts';
import { lastBegunNight } from './lastBegunNight.ts';
import { mostPastAgents, type PastAgent } from './pastAgent.ts';

/** A regular assignment that somebody else's takes the place of, or nobody's. */
export interface ReplacedAgent {
  readonly day: Weekday;
  /** Whose it was; null for nobody's. */
  readonly from: string | null;
}

/** A community of which some replaced assignments are kept. */
export type KeepsAgents = Pick<Community, 'createdAt' | 'serviceStart' | 'timezone' | 'pastAgents'>;

const lastOn = (day: Weekday, date: string): string =>
  weekdayOf(date) === day ? date : lastOn(day, addDays(date, -1));

/**
 * The replaced regular assignments of a community after a change of them. A specialist keeps the night whose service has begun. A night that
 * nobody served can still be given to someone today, and who leaves the team leaves tonight as well (spec section 4). Nights from before the
 * community was added have nothing to keep.
 * @param stored the community before the change
 * @param replaced at most one for each weekday
 * @param now epoch milliseconds
 * @param leaves whether those who are replaced can't serve tonight either
 * @param planUntil the last night of a plan that is replaced with them, which is theirs as well; empty for none
 * @returns oldest first for each weekday; null where there is nothing to add
 */
export const pastAgentsAfter = (
  stored: KeepsAgents,
  replaced: readonly ReplacedAgent[],
  now: number,
  { leaves = false, planUntil = '' } = {},
): PastAgent[] | null => {
  const { createdAt, timezone, pastAgents } = stored;
  const today = localDate(now, timezone);
  const first = createdAt === null ? '' : localDate(createdAt, timezone);
  const added = replaced.flatMap(({ day, from }): PastAgent[] => {
    const begun = leaves || from === null ? addDays(today, -1) : lastBegunNight(stored, now);
    const until = lastOn(day, from !== null && planUntil > begun ? planUntil : begun);
    const isKept = pastAgents.some((agent) => weekdayOf(agent.until) === day && agent.until >= until);
    return isKept || until < first ? [] : [{ until, memberId: from }];
  });
  return added.length === 0 ? null : [...pastAgents, ...added].slice(-mostPastAgents);
};
