import { useMediaQuery } from '@mantine/hooks';
import { breakpoints } from '../../../domain/index.ts';

/** Whether the window is as narrow as a phone's (spec section 2); a sheet of paper is narrow too, and none. */
export const useIsPhone = (): boolean =>
  useMediaQuery(`screen and (max-width: ${breakpoints.mobile}px)`, undefined, {
    getInitialValueInEffect: false,
  });
