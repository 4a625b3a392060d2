/** The arrows that move on and back: a row of tabs knows its own axis, a list that is a row on a phone both. */
const arrows = {
  row: { on: ['ArrowRight'], back: ['ArrowLeft'] },
  rowOrColumn: { on: ['ArrowRight', 'ArrowDown'], back: ['ArrowLeft', 'ArrowUp'] },
};

/**
 * Where a key leads among tabs: arrows move by one and go round, Home and End go to the ends.
 * @param key `KeyboardEvent.key`.
 * @param index the tab that has the focus.
 * @param count how many tabs there are; at least 1.
 * @param layout how the tabs stand.
 * @returns the tab's index, or null for a key that moves nowhere.
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
