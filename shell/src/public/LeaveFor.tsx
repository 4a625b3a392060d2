import { useEffect } from 'react';

/** Leaves for an address that is a page of its own: the app with an account, or the sign-in. */
export function LeaveFor({ address }: { address: string }) {
  useEffect(() => window.location.replace(address), [address]);
  return null;
}
