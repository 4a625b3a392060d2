import { useCallback, useState } from 'react';
import { readHabits, type Habits } from './habits.ts';

const place = 'vh-labels';

/** Storage may be blocked; then settings last as long as the page. */
function kept(): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

function keep(habits: Habits): void {
  try {
    localStorage.setItem(place, JSON.stringify(habits));
  } catch {
    // See above.
  }
}

/** The last print settings at this computer, which apply to its printer, and their setter. */
export function useHabits() {
  const [habits, setHabits] = useState(() => readHabits(kept()));
  const change = useCallback((some: Partial<Habits>) => {
    setHabits((before) => {
      const next = { ...before, ...some };
      keep(next);
      return next;
    });
  }, []);
  return [habits, change] as const;
}
