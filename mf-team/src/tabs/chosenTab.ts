/**
 * The tab that an address asks for: the one named, else the first.
 * @param asked the value of `?tab=`, null where there is none.
 * @throws RangeError without tabs.
 */
export function chosenTab<Tab extends { id: string }>(tabs: readonly Tab[], asked: string | null): Tab {
  const chosen = tabs.find(({ id }) => id === asked) ?? tabs[0];
  if (!chosen) throw new RangeError('A page with tabs has at least one');
  return chosen;
}
