import { pastAgentsAfter, type KeepsAgents, type ReplacedAgent } from './pastAgentsAfter.ts';
import { pastPlansAfter, type KeepsPlans } from './pastPlansAfter.ts';
import type { Community } from './community.ts';
import type { NightPlan } from './pastPlan.ts';

/**
 * What every edit of a community writes beside its fields, so that past nights keep the settings they were judged by.
 * @param stored the community before the edit
 * @param fields what the edit writes
 * @param replaced the regular assignments that change with it, at most one for each weekday
 * @param now epoch milliseconds
 * @returns only what changes
 */
export const keptSettings = (
  stored: KeepsPlans & KeepsAgents,
  fields: Partial<Record<keyof NightPlan, unknown>>,
  replaced: readonly ReplacedAgent[],
  now: number,
): Partial<Pick<Community, 'pastPlans' | 'pastAgents'>> => {
  const pastPlans = pastPlansAfter(stored, fields, now);
  const planUntil = (pastPlans ?? stored.pastPlans).at(-1)?.until ?? '';
  const pastAgents = pastAgentsAfter(stored, replaced, now, { planUntil });
  return { ...(pastPlans && { pastPlans }), ...(pastAgents && { pastAgents }) };
};
