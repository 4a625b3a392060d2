import type { DropPlace } from './attachReorder.ts';

/**
 * Moves an entry of a list.
 * @param to its new index
 */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/**
 * The new index of a dragged entry.
 * @param over index of the entry it was dropped on
 * @param side which side of that entry
 */
export const indexAfterDrop = (from: number, over: number, side: DropPlace['side']): number => {
  const gap = side === 'before' ? over : over + 1;
  return gap > from ? gap - 1 : gap;
};
