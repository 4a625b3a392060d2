/** How many nights to search for one with shifts, behind a weekend or closures. */
export const nightsLookedBack = 14;

/**
 * The last night with shifts.
 * @param lastNight `YYYY-MM-DD`, of `lastNightAt`
 * @param nights the number of reports of some nights
 * @returns `lastNight` if none of them had any
 */
export const lastServedNight = (
  lastNight: string,
  nights: readonly { readonly serviceDate: string; readonly reports: number }[],
): string =>
  nights
    .filter(({ serviceDate, reports }) => reports > 0 && serviceDate <= lastNight)
    .map(({ serviceDate }) => serviceDate)
    .sort()
    .at(-1) ?? lastNight;
