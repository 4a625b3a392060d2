/**
 * Service dates in words, such as `Thu, Jul 16`.
 * @param serviceDates `YYYY-MM-DD`, sorted.
 * @param language a BCP 47 tag.
 */
export function nightDates(serviceDates: readonly string[], language: string): string {
  const { format } = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return new Intl.ListFormat(language).format(
    serviceDates.map((date) => format(Date.parse(`${date}T00:00:00Z`))),
  );
}
