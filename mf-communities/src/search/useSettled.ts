import { useEffect, useState } from 'react';

/**
 * A value once it hasn't changed for a while, so that each keystroke on the way to it costs nothing.
 * @param millis how long
 */
export function useSettled<T>(value: T, millis: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), millis);
    return () => clearTimeout(timer);
  }, [value, millis]);
  return settled;
}
