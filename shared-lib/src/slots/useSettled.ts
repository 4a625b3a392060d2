import { useEffect, useState } from 'react';

/** How long the query has to stay the same before it is sent, in milliseconds. */
const pause = 150;

/** A value once it hasn't changed for a while, so that each keystroke on the way to it costs no reads. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
