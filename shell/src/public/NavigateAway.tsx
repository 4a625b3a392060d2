import { useEffect } from 'react';

/** Loads an address as a new page: the app with an account, or the sign-in. */
export function NavigateAway({ address }: { address: string }) {
  useEffect(() => window.location.replace(address), [address]);
  return null;
}
