/**
 * Next and previous arrow keys. Tabs and menus use only their own axis; a list that becomes a row on a phone
 * uses both.
 */
const arrows = {
  row: { on: ['ArrowRight'], back: ['ArrowLeft'] },
  column: { on: ['ArrowDown'], back: ['ArrowUp'] },
  rowOrColumn: { on: ['ArrowRight', 'ArrowDown'], back: ['ArrowLeft', 'ArrowUp'] },
};

/**
 * The tab or menu item a key moves to: arrows wrap around, Home and End go to the ends.
 * @param key `KeyboardEvent.key`.
 * @param index of the focused item.
 * @param count number of items, at least 1.
 * @param layout their direction.
 * @returns an index, or null for other keys.
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
