import { addDays } from 'shared-lib/domain';

/**
 * Consecutive months.
 * @param last `YYYY-MM`
 * @param count how many, including the last
 * @returns `YYYY-MM`, the earliest first
 */
export const monthsUpTo = (last: string, count: number): string[] => {
  const months = [last];
  while (months.length < count) months.unshift(addDays(`${months[0]}-01`, -1).slice(0, 7));
  return months;
};

/** How many months are shown at first, and added each time. */
export const monthsAtOnce = 3;
