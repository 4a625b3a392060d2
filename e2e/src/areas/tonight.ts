import type { DocumentData } from 'firebase-admin/firestore';

/** The weekday, in English and lowercase, of the current service night in a time zone: a night lasts from noon to noon. */
function nightIn(timeZone: string, now: Date): { weekday: string; date: string } {
  const evening = new Date(now.getTime() - 12 * 3_600_000);
  return {
    weekday: evening.toLocaleDateString('en-US', { timeZone, weekday: 'long' }).toLowerCase(),
    date: evening.toLocaleDateString('en-CA', { timeZone }),
  };
}

/**
 * The communities with service tonight. The test reads it from their documents, so that it doesn't rely on the product's code. (The demo's
 * schedule changes only the specialists.)
 */
export function communitiesServedTonight(communities: readonly DocumentData[], now: Date): DocumentData[] {
  return communities.filter(({ serviceDays, noServiceDates, timezone }) => {
    const { weekday, date } = nightIn(timezone as string, now);
    return (serviceDays as string[]).includes(weekday) && !(noServiceDates as string[]).includes(date);
  });
}
