import { useCallback, useState } from 'react';
import { readHabits, type Habits } from './habits.ts';

const place = 'vh-labels';

/** Storage can be closed to the page; habits then last as long as the page. */
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

/** How labels were printed at this computer the last time, which holds for its printer; and what changes it. */
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
