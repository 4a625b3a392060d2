import { addDays, momentOfNight, serviceNight } from '../base/serviceNight.ts';
import { sameValue } from '../base/sameValue.ts';
import { weekdayOf } from '../base/weekday.ts';
import type { NightPlan, PastPlan } from './pastPlan.ts';

const planFields: readonly (keyof NightPlan)[] = [
  'serviceDays',
  'setOutStart',
  'setOutEnd',
  'serviceStart',
  'binInBy',
  'timezone',
];

/** How many replaced plans a community keeps. Nights before the oldest are judged by the oldest. */
export const mostPastPlans = 100;

interface Planned {
  /** Oldest first. Absent where only the current plan matters. */
  readonly pastPlans?: readonly PastPlan[] | undefined;
}

/**
 * A community with the plan that applied on a night, so that a change of settings leaves past nights as they were.
 * @param serviceDate `YYYY-MM-DD`
 */
export const planOn = <T extends Planned>(community: T, serviceDate: string): T => {
  const past = community.pastPlans?.find(({ until }) => serviceDate <= until);
  if (past === undefined) return community;
  const { until: _, ...plan } = past;
  return { ...community, ...plan };
};

/**
 * When service starts on a night, by the plan that applied to it.
 * @param serviceDate `YYYY-MM-DD`
 * @returns epoch milliseconds
 */
export const serviceStartsAt = (
  community: Pick<NightPlan, 'serviceStart' | 'timezone'> & Planned,
  serviceDate: string,
): number => {
  const { serviceStart, timezone } = planOn(community, serviceDate);
  return momentOfNight(serviceDate, serviceStart, timezone);
};

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
 * @returns null where the edit leaves the plan as it is
 */
export const pastPlansAfter = (
  stored: NightPlan & { readonly noServiceDates: readonly string[]; readonly pastPlans: readonly PastPlan[] },
  fields: Partial<Record<keyof NightPlan, unknown>>,
  now: number,
): readonly PastPlan[] | null => {
  if (planFields.every((name) => fields[name] === undefined || sameValue(fields[name], stored[name])))
    return null;
  const until = lastNightOf(stored, stored.noServiceDates, now);
  const last = stored.pastPlans.at(-1);
  if (last !== undefined && last.until >= until) return null;
  const { serviceDays, setOutStart, setOutEnd, serviceStart, binInBy, timezone } = stored;
  const replaced = { until, serviceDays, setOutStart, setOutEnd, serviceStart, binInBy, timezone };
  return [...stored.pastPlans, replaced].slice(-mostPastPlans);
};
