import { addDays, momentOfNight, serviceNight } from '../base/serviceNight.ts';
import { sameValue } from '../base/sameValue.ts';
import { weekdayOf } from '../base/weekday.ts';
import { mostPastPlans, type NightPlan, type PastPlan } from './pastPlan.ts';

const planFields: readonly (keyof NightPlan)[] = [
  'serviceDays',
  'setOutStart',
  'setOutEnd',
  'serviceStart',
  'binInBy',
  'timezone',
];

/**
 * The last night judged by a plan that is replaced now: the night in progress once residents may have set out for it, else the night before.
 * @param now epoch milliseconds
 */
const lastNightOf = (
  { serviceDays, setOutStart, timezone }: NightPlan,
  noServiceDates: readonly string[],
  now: number,
): string => {
  const night = serviceNight(now, timezone);
  const isServed = serviceDays.includes(weekdayOf(night)) && !noServiceDates.includes(night);
  return isServed && now >= momentOfNight(night, setOutStart, timezone) ? night : addDays(night, -1);
};

/**
 * The replaced plans of a community after an edit. Of several changes before one night, only the plan that applied to a night is kept.
 * @param stored the community before the edit
 * @param fields what the edit writes
 * @param now epoch milliseconds
 * @param removed the regular assignments that are removed with it
 * @returns null where there is nothing to keep
 */
export const pastPlansAfter = (
  stored: NightPlan & { readonly noServiceDates: readonly string[]; readonly pastPlans: readonly PastPlan[] },
  fields: Partial<Record<keyof NightPlan, unknown>>,
  now: number,
  removed: readonly PastPlan['agents'][number][] = [],
): readonly PastPlan[] | null => {
  if (planFields.every((name) => fields[name] === undefined || sameValue(fields[name], stored[name])))
    return null;
  const until = lastNightOf(stored, stored.noServiceDates, now);
  const last = stored.pastPlans.at(-1);
  if (last !== undefined && last.until >= until) {
    const added = removed.filter(({ day }) => last.agents.every((agent) => agent.day !== day));
    return added.length === 0
      ? null
      : [...stored.pastPlans.slice(0, -1), { ...last, agents: [...last.agents, ...added] }];
  }
  const { serviceDays, setOutStart, setOutEnd, serviceStart, binInBy, timezone } = stored;
  const replaced = { until, serviceDays, setOutStart, setOutEnd, serviceStart, binInBy, timezone };
  return [...stored.pastPlans, { ...replaced, agents: [...removed] }].slice(-mostPastPlans);
};
