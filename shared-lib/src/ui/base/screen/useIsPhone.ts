import { useMediaQuery } from '@mantine/hooks';
import { breakpoints } from '../../../domain/index.ts';

/**
 * Whether the window is at most this wide. False for print, where pages are narrow too.
 * @param width in pixels
 */
export const useIsAtMost = (width: number): boolean =>
  useMediaQuery(`screen and (max-width: ${width}px)`, undefined, { getInitialValueInEffect: false });

/** Whether the window is as narrow as a phone (spec section 2). */
export const useIsPhone = (): boolean => useIsAtMost(breakpoints.mobile);
