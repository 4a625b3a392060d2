/**
 * The calendar date that a cell names: as `2026-05-31`, or with slashes, in the order of the United States (`5/31/2026`) unless only the
 * other one is a date (`31/5/2026`).
 * @returns `YYYY-MM-DD`; null for what is no date
 */
export function dateIn(text: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const slashed = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text);
  const [year, first, second] = iso
    ? [iso[1], iso[2], iso[3]]
    : slashed
      ? [slashed[3], slashed[1], slashed[2]]
      : [];
  if (year === undefined || first === undefined || second === undefined) return null;
  return dateOf(year, first, second) ?? (slashed ? dateOf(year, second, first) : null);
}

/** A date of these parts; null where the calendar has none. */
function dateOf(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}
