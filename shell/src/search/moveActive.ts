/**
 * Which option of a list is active after a key, as in a combobox (WAI-ARIA Authoring Practices): arrows go round, Home and
 * End to the ends.
 * @param active the index of the active option; -1 for none.
 * @param count how many options there are.
 * @returns the index; null when the key moves nothing.
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
