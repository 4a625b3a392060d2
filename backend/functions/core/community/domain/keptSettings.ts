import {
  pastAgentsAfter,
  type KeepsAgents,
  type ReplacedAgent,
  lastNightOf,
  pastPlansAfter,
  type KeepsPlans,
  type Community,
  type NightPlan,
} from 'shared-lib/domain';
import { pastHouseRulesAfter } from './pastHouseRulesAfter.ts';

/**
 * What every edit of a community writes beside its fields, so that past nights keep the settings they were judged by.
 * @param stored the community before the edit
 * @param fields what the edit writes
 * @param replaced the regular assignments that change with it, at most one for each weekday
 * @param now epoch milliseconds
 * @returns only what changes
 */
export const keptSettings = (
  stored: KeepsPlans & KeepsAgents & Pick<Community, 'rules' | 'pastRules'>,
  fields: Partial<Record<keyof NightPlan | 'rules', unknown>>,
  replaced: readonly ReplacedAgent[],
  now: number,
): Partial<Pick<Community, 'pastPlans' | 'pastAgents' | 'pastRules'>> => {
  const pastPlans = pastPlansAfter(stored, fields, now);
  const planUntil = (pastPlans ?? stored.pastPlans).at(-1)?.until ?? '';
  const pastAgents = pastAgentsAfter(stored, replaced, now, { planUntil });
  const until = lastNightOf(stored, stored.noServiceDates, now);
  const pastRules = pastHouseRulesAfter(stored, fields.rules, until);
  return {
    ...(pastPlans && { pastPlans }),
    ...(pastAgents && { pastAgents }),
    ...(pastRules && { pastRules }),
  };
};
