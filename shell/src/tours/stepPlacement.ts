import { breakpoints } from 'shared-lib/domain';

/**
 * Where the explanation of a step stands: amid the page when it is about all of it, beside entries of a column, below else.
 * The library turns it to where there is room.
 * @param width of the window, in CSS pixels.
 */
export function stepPlacement(target: string, width: number): 'center' | 'right-start' | 'bottom' {
  if (target === 'body') return 'center';
  const isInColumn = target.startsWith('nav-') || target.startsWith('settings-tab-');
  return isInColumn && width > breakpoints.mobile ? 'right-start' : 'bottom';
}
