import type { DocumentData } from 'firebase-admin/firestore';

/** The weekday, in English and lower case, of the service night in progress in a zone: a night lasts from noon to noon. */
function nightIn(timeZone: string, now: Date): { weekday: string; date: string } {
  const evening = new Date(now.getTime() - 12 * 3_600_000);
  return {
    weekday: evening.toLocaleDateString('en-US', { timeZone, weekday: 'long' }).toLowerCase(),
    date: evening.toLocaleDateString('en-CA', { timeZone }),
  };
}

/**
 * The communities with service in the night in progress. The test reads it from their documents, so that it does not
 * rely on the product's code. (The schedule of the demo changes only who serves.)
 */
export function communitiesServedTonight(communities: readonly DocumentData[], now: Date): DocumentData[] {
  return communities.filter(({ serviceDays, noServiceDates, timezone }) => {
    const { weekday, date } = nightIn(timezone as string, now);
    return (serviceDays as string[]).includes(weekday) && !(noServiceDates as string[]).includes(date);
  });
}
