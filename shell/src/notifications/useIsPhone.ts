import { breakpoints } from 'shared-lib/domain';
import { useSyncExternalStore } from 'react';

const phone = `(max-width: ${breakpoints.mobile}px)`;

function subscribe(onChange: () => void) {
  const media = window.matchMedia(phone);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the window is as narrow as the mobile header is for (spec section 9, breakpoints). */
export const useIsPhone = () => useSyncExternalStore(subscribe, () => window.matchMedia(phone).matches);
