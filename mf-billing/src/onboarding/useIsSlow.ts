import { useEffect, useState } from 'react';

/**
 * Whether an operation takes longer than expected; offline, a write waits for a connection.
 * @param underWay whether it is pending.
 * @param after milliseconds.
 */
export function useIsSlow(underWay: boolean, after = 8000): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!underWay) return undefined;
    const timer = setTimeout(() => setIsSlow(true), after);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [underWay, after]);
  return isSlow;
}
