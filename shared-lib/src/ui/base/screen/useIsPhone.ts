import { useMediaQuery } from '@mantine/hooks';
import { breakpoints } from '../../../domain/index.ts';

/**
 * Whether the window is as narrow as a phone (spec section 2). False for print, where pages are narrow too.
 */
export const useIsPhone = (): boolean =>
  useMediaQuery(`screen and (max-width: ${breakpoints.mobile}px)`, undefined, {
    getInitialValueInEffect: false,
  });
