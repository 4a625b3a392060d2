import {
  addDays,
  bytesOf,
  lastStartedNight,
  maxPastGeofences,
  maxPastHouseRules,
  maxPastManagers,
  maxPastPlans,
  momentOfNight,
  pastAgentsAfter,
  isEqual,
  serviceNight,
  weekdayOf,
  withReplaced,
  type Community,
  type HouseRules,
  type NightPlan,
  type PastHouseRules,
  type PastPlan,
  type ReplacedAgent,
  type WithPastAgents,
} from 'shared-lib/domain';

/** A community that keeps replaced geofences. */
type WithPastGeofences = Pick<Community, 'geofence' | 'pastGeofences'>;

/**
 * A community's replaced geofences after an edit, oldest first. After several changes before one night, only the first
 * is kept.
 * @param next the geofence the edit writes; undefined if it writes none
 * @param until the last night the current geofence applies to, `YYYY-MM-DD`
 * @returns null if nothing is added
 */
export const pastGeofencesAfter = (
  { geofence: current, pastGeofences }: WithPastGeofences,
  next: unknown,
  until: string,
): WithPastGeofences['pastGeofences'] | null =>
  next === undefined || isEqual(next, current)
    ? null
    : withReplaced(pastGeofences, { until, geofence: current }, maxPastGeofences);

const maxBytes = 200_000;

const sizeOf = ({ rules }: PastHouseRules): number => rules.reduce((sum, rule) => sum + bytesOf(rule), 0);

const withinRoom = (kept: readonly PastHouseRules[]): PastHouseRules[] => {
  let room = maxBytes;
  const first = kept.findLastIndex((one) => (room -= sizeOf(one)) < 0);
  return kept.slice(first + 1);
};

/**
 * The replaced rules of a community after an edit; null if nothing is added.
 * @param until the last night they applied to, `YYYY-MM-DD`
 */
export const pastHouseRulesAfter = (
  { rules, pastRules }: HouseRules,
  next: unknown,
  until: string,
): PastHouseRules[] | null => {
  if (next === undefined || isEqual(next, rules)) return null;
  const kept = withReplaced(pastRules, { until, rules: [...rules] }, maxPastHouseRules);
  return kept && withinRoom(kept);
};

const planFields: readonly (keyof NightPlan)[] = [
  'serviceDays',
  'setOutStart',
  'setOutEnd',
  'serviceStart',
  'binInBy',
  'timezone',
];

/** A community with its replaced plans. */
interface WithPastPlans extends NightPlan {
  readonly noServiceDates: readonly string[];
  readonly pastPlans: readonly PastPlan[];
}

/**
 * The last night to which the replaced plan still applies: the night in progress once residents may have set out for it or
 * someone has clocked in, otherwise the night before.
 * @param now epoch milliseconds
 * @param hasClockIn whether someone has clocked in for tonight
 */
const lastNightOf = (
  { serviceDays, setOutStart, timezone }: NightPlan,
  noServiceDates: readonly string[],
  now: number,
  hasClockIn: boolean,
): string => {
  const night = serviceNight(now, timezone);
  if (hasClockIn) return night;
  const isServed = serviceDays.includes(weekdayOf(night)) && !noServiceDates.includes(night);
  return isServed && now >= momentOfNight(night, setOutStart, timezone) ? night : addDays(night, -1);
};

/**
 * A community's replaced plans after an edit. After several changes before one night, only the plan that applied to a
 * night is kept.
 * @param stored the community before the edit
 * @param fields what the edit writes
 * @param now epoch milliseconds
 * @param hasClockIn whether someone has clocked in for tonight
 * @returns null if there is nothing to keep
 */
export const pastPlansAfter = (
  stored: WithPastPlans,
  fields: Partial<Record<keyof NightPlan, unknown>>,
  now: number,
  hasClockIn: boolean,
): PastPlan[] | null => {
  if (planFields.every((name) => fields[name] === undefined || isEqual(fields[name], stored[name])))
    return null;
  const until = lastNightOf(stored, stored.noServiceDates, now, hasClockIn);
  const { serviceDays, setOutStart, setOutEnd, serviceStart, binInBy, timezone } = stored;
  const replaced = { until, serviceDays, setOutStart, setOutEnd, serviceStart, binInBy, timezone };
  return withReplaced(stored.pastPlans, replaced, maxPastPlans);
};

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
    WithPastGeofences &
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
