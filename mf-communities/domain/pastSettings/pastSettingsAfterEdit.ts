import {
  lastStartedNight,
  maxPastManagers,
  pastAgentsAfter,
  serviceNight,
  type Community,
  type NightPlan,
  type ReplacedAgent,
  type WithPastAgents,
} from 'shared-lib/domain';
import { pastGeofencesAfter, type KeepsGeofences } from './pastGeofencesAfter.ts';
import { pastHouseRulesAfter } from './pastHouseRulesAfter.ts';
import { lastNightOf, pastPlansAfter, type WithPastPlans } from './pastPlansAfter.ts';

/**
 * The history that every edit of a community writes along with its fields, so past nights keep the settings that applied to them.
 * @param stored the community before the edit
 * @param fields what the edit writes
 * @param replaced the regular assignments that change with it, at most one for each weekday
 * @param now epoch milliseconds
 * @param hasClockIn whether someone has clocked in for tonight; if so, tonight has started, however early
 * @returns only what changes
 */
export const pastSettingsAfterEdit = (
  stored: WithPastPlans &
    WithPastAgents &
    KeepsGeofences &
    Pick<Community, 'rules' | 'pastRules' | 'districtManagerId' | 'pastManagers'>,
  fields: Partial<Record<keyof NightPlan | 'geofence' | 'rules' | 'districtManagerId', unknown>>,
  replaced: readonly ReplacedAgent[],
  now: number,
  hasClockIn: boolean,
): Partial<Pick<Community, 'pastPlans' | 'pastAgents' | 'pastRules' | 'pastGeofences' | 'pastManagers'>> => {
  const pastPlans = pastPlansAfter(stored, fields, now, hasClockIn);
  const planUntil = (pastPlans ?? stored.pastPlans).at(-1)?.until ?? '';
  const pastAgents = pastAgentsAfter(stored, replaced, now, { planUntil });
  const until = lastNightOf(stored, stored.noServiceDates, now, hasClockIn);
  const pastRules = pastHouseRulesAfter(stored, fields.rules, until);
  const lastBegun = hasClockIn ? serviceNight(now, stored.timezone) : lastStartedNight(stored, now);
  const pastGeofences = pastGeofencesAfter(stored, fields.geofence, lastBegun);
  const { districtManagerId: memberId, pastManagers } = stored;
  const isRelieved =
    memberId !== null && fields.districtManagerId !== undefined && fields.districtManagerId !== memberId;
  return {
    ...(pastPlans && { pastPlans }),
    ...(pastAgents && { pastAgents }),
    ...(pastRules && { pastRules }),
    ...(pastGeofences && { pastGeofences }),
    ...(isRelieved && {
      pastManagers: [...pastManagers, { until: lastBegun, memberId }].slice(-maxPastManagers),
    }),
  };
};
