import { useEffect, useState } from 'react';

/**
 * The current time, kept up to date.
 * @param every how often, in milliseconds; a screen that shows minutes needs half a minute.
 * @returns epoch milliseconds.
 */
export function useNow(every = 30_000): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
