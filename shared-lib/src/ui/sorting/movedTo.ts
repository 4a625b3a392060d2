import type { DropPlace } from './attachReorder.ts';

/**
 * A list with one entry at another place.
 * @param to the place that it then has
 */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/**
 * The place that a dragged entry gets.
 * @param over the entry beside which it was let go
 * @param side on which side of that
 */
export const placeAfterDrop = (from: number, over: number, side: DropPlace['side']): number => {
  const gap = side === 'before' ? over : over + 1;
  return gap > from ? gap - 1 : gap;
};
