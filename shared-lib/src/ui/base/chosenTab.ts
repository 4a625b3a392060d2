/**
 * The tab that an address asks for: the one named, else the first.
 * @param tabs in their order.
 * @param asked the value of `?tab=`, null where there is none.
 * @returns undefined only where there are no tabs.
 */
export const chosenTab = <Tab extends { id: string }>(
  tabs: readonly Tab[],
  asked: string | null,
): Tab | undefined => tabs.find(({ id }) => id === asked) ?? tabs[0];
