import { useCallback, useState } from 'react';
import { parsePrintPreferences, type PrintPreferences } from './printPreferences.ts';

const place = 'vh-labels';

/** Storage may be blocked; then settings last as long as the page. */
function kept(): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

function keep(habits: PrintPreferences): void {
  try {
    localStorage.setItem(place, JSON.stringify(habits));
  } catch {
    // See above.
  }
}

/** The last print settings at this computer, which apply to its printer, and their setter. */
export function usePrintPreferences() {
  const [habits, setHabits] = useState(() => parsePrintPreferences(kept()));
  const change = useCallback((some: Partial<PrintPreferences>) => {
    setHabits((before) => {
      const next = { ...before, ...some };
      keep(next);
      return next;
    });
  }, []);
  return [habits, change] as const;
}
