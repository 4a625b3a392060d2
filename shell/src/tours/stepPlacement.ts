import { breakpoints } from 'shared-lib/domain';

/**
 * Where a step's card goes: centered for the whole page, to the right of entries in a column, otherwise
 * below. The library flips it if there is no room.
 * @param width of the window, in CSS pixels.
 */
export function stepPlacement(target: string, width: number): 'center' | 'right-start' | 'bottom' {
  if (target === 'body') return 'center';
  const isInColumn = target.startsWith('nav-') || target.startsWith('settings-tab-');
  return isInColumn && width > breakpoints.mobile ? 'right-start' : 'bottom';
}
