/**
 * The name of a file about some dates, without its ending.
 * @param dates `YYYY-MM-DD`, in their order.
 */
export const fileOfDates = (name: string, dates: readonly string[]): string =>
  `${name}-${dates[0]}_${dates.at(-1)}`;
