/**
 * Upcoming closures, without duplicates, soonest first.
 * @param noServiceDates dates `YYYY-MM-DD`, in any order.
 * @param today `YYYY-MM-DD` where the community is.
 */
export const upcomingClosures = (noServiceDates: readonly string[], today: string): string[] =>
  [...new Set(noServiceDates)].filter((date) => date >= today).sort();
