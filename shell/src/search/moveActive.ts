/**
 * The active option: the one at the chosen address, or the first.
 * @param addresses of the options, in order.
 * @param chosen where the user moved; undefined before that.
 * @param isFirstActive whether the first is active before that.
 * @returns its index, 0 without options; -1 for none.
 */
export const activeIndex = (
  addresses: readonly string[],
  chosen: string | undefined,
  isFirstActive: boolean,
): number => Math.max(isFirstActive ? 0 : -1, addresses.indexOf(chosen!));

/**
 * The active option after a key press, as in a combobox (WAI-ARIA Authoring Practices): arrows wrap around,
 * Home and End go to the ends.
 * @param active index of the active option; -1 for none.
 * @param count number of options.
 * @returns the new index; null if the key doesn't move it.
 */
export function moveActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
