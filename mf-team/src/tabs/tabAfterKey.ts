/**
 * Where a key leads in a row of tabs: arrows move by one and go round, Home and End go to the ends.
 * @param index the tab that has the focus.
 * @param count how many tabs there are; at least 1.
 * @returns the tab's index, or null for a key that moves nowhere.
 */
export function tabAfterKey(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
