/**
 * The tab an address selects, by default the first.
 * @param tabs in display order.
 * @param requested the value of `?tab=`, or null.
 * @returns undefined only if there are no tabs.
 */
export const selectedTab = <Tab extends { id: string }>(
  tabs: readonly Tab[],
  requested: string | null,
): Tab | undefined => tabs.find(({ id }) => id === requested) ?? tabs[0];
