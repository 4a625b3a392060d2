import {
  addDays,
  maxPastPlans,
  momentOfNight,
  sameValue,
  serviceNight,
  weekdayOf,
  withReplaced,
  type NightPlan,
  type PastPlan,
} from 'shared-lib/domain';

const planFields: readonly (keyof NightPlan)[] = [
  'serviceDays',
  'setOutStart',
  'setOutEnd',
  'serviceStart',
  'binInBy',
  'timezone',
];

/** A community with its replaced plans. */
export interface WithPastPlans extends NightPlan {
  readonly noServiceDates: readonly string[];
  readonly pastPlans: readonly PastPlan[];
}

/**
 * The last night to which the replaced plan still applies: the night in progress once residents may have set out for it or
 * someone has clocked in, otherwise the night before.
 * @param now epoch milliseconds
 * @param hasClockIn whether someone has clocked in for tonight
 */
export const lastNightOf = (
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
  if (planFields.every((name) => fields[name] === undefined || sameValue(fields[name], stored[name])))
    return null;
  const until = lastNightOf(stored, stored.noServiceDates, now, hasClockIn);
  const { serviceDays, setOutStart, setOutEnd, serviceStart, binInBy, timezone } = stored;
  const replaced = { until, serviceDays, setOutStart, setOutEnd, serviceStart, binInBy, timezone };
  return withReplaced(stored.pastPlans, replaced, maxPastPlans);
};
