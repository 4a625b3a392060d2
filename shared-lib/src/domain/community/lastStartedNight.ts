import { addDays, localDate, momentOfNight } from '../base/serviceNight.ts';
import type { NightPlan } from './pastPlan.ts';

/**
 * The last night whose service has begun, with or without a round: changes made now don't affect it.
 * @param now epoch milliseconds
 * @returns `YYYY-MM-DD`
 */
export const lastStartedNight = (
  { serviceStart, timezone }: Pick<NightPlan, 'serviceStart' | 'timezone'>,
  now: number,
): string => {
  const today = localDate(now, timezone);
  const hasBegun = (night: string) => momentOfNight(night, serviceStart, timezone) <= now;
  // A night that begins after midnight has the date of the evening before.
  return [today, addDays(today, -1)].find(hasBegun) ?? addDays(today, -2);
};
