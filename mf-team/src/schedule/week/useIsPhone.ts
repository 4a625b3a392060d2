import { useSyncExternalStore } from 'react';
import { breakpoints } from 'shared-lib/domain';

// Of a screen alone: a sheet of paper is narrow too.
const phone = () => window.matchMedia(`screen and (max-width: ${breakpoints.mobile}px)`);

const subscribe = (listener: () => void) => {
  const query = phone();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window is as narrow as a phone's. */
export const useIsPhone = () => useSyncExternalStore(subscribe, () => phone().matches);
