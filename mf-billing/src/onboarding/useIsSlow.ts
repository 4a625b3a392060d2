import { useEffect, useState } from 'react';

/**
 * Whether something has been under way for longer than people expect; a write without a connection waits for one.
 * @param underWay whether it is under way now.
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
