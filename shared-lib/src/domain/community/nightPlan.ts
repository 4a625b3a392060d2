import { momentOfNight } from '../base/serviceNight.ts';
import { recordAsOf, settingsAsOf } from '../change/pastSettings.ts';
import type { NightPlan, PastPlan } from './pastPlan.ts';

interface Planned {
  /** Oldest first. Absent if only the current plan matters. */
  readonly pastPlans?: readonly PastPlan[] | undefined;
}

/** The replaced plan that applied on a night, `YYYY-MM-DD`; undefined if the current one does. */
export const pastPlanOn = ({ pastPlans }: Planned, serviceDate: string): PastPlan | undefined =>
  settingsAsOf(pastPlans, serviceDate);

/**
 * A community with the plan that applied on a night, so settings changes don't affect past nights.
 * @param serviceDate `YYYY-MM-DD`
 */
export const planOn = <T extends Planned>(community: T, serviceDate: string): T =>
  recordAsOf(community, community.pastPlans, serviceDate);

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
