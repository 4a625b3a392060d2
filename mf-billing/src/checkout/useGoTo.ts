import { useEffect, useRef, useState } from 'react';
import type { CallableError, CallableResult } from 'shared-lib/data';

/**
 * Leaves for a page of the payment provider, which a function names. It is asked once, however often one presses, and stays busy until
 * this page is gone.
 */
export function useGoTo() {
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<CallableError | null>(null);
  const asked = useRef(false);

  // A browser that comes back by its Back button may show this page as it was when it was left.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      asked.current = false;
      setLeaving(false);
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  const goTo = async (ask: () => Promise<CallableResult<{ url: string }>>) => {
    if (asked.current) return;
    asked.current = true;
    setLeaving(true);
    setProblem(null);
    const result = await ask();
    if (result.ok) {
      window.location.assign(result.value.url);
      return;
    }
    asked.current = false;
    setLeaving(false);
    setProblem(result.error);
  };

  return { goTo, isLeaving, problem };
}
