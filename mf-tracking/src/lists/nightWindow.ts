import { addDays } from 'shared-lib/domain';

/** The windows that a list of nights can be narrowed to, in nights, tonight included. */
export const nightWindows = [7, 30] as const;

/**
 * The first night of a window that ends tonight.
 * @param tonight `YYYY-MM-DD`
 * @param nights how many, tonight included
 * @returns `YYYY-MM-DD`
 */
export const firstNight = (tonight: string, nights: number): string => addDays(tonight, 1 - nights);

/**
 * The nights up to tonight, newest first.
 * @param tonight `YYYY-MM-DD`
 * @param count how many, tonight included
 */
export const nightsUpTo = (tonight: string, count: number): string[] =>
  Array.from({ length: count }, (_, back) => addDays(tonight, -back));
