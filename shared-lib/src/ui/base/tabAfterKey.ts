/** The arrows that move on and back: a row of tabs and a menu know their own axis, a list that is a row on a phone both. */
const arrows = {
  row: { on: ['ArrowRight'], back: ['ArrowLeft'] },
  column: { on: ['ArrowDown'], back: ['ArrowUp'] },
  rowOrColumn: { on: ['ArrowRight', 'ArrowDown'], back: ['ArrowLeft', 'ArrowUp'] },
};

/**
 * Where a key leads among tabs, or the items of a menu: arrows move by one and go round, Home and End go to the ends.
 * @param key `KeyboardEvent.key`.
 * @param index the one that has the focus.
 * @param count how many there are; at least 1.
 * @param layout how they stand.
 * @returns the index of one, or null for a key that moves nowhere.
 */
export function tabAfterKey(
  key: string,
  index: number,
  count: number,
  layout: keyof typeof arrows,
): number | null {
  if (arrows[layout].on.includes(key)) return (index + 1) % count;
  if (arrows[layout].back.includes(key)) return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
