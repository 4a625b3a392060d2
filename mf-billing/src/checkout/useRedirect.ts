import { useEffect, useRef, useState } from 'react';
import type { CallableError, CallableResult } from 'shared-lib/data';

/**
 * Navigates to a page of the payment provider that a function returns. Requested only once, and busy until
 * this page unloads.
 */
export function useRedirect() {
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<CallableError | null>(null);
  const requested = useRef(false);

  // Back may restore this page from the browser's cache.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      requested.current = false;
      setLeaving(false);
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  const goTo = async (ask: () => Promise<CallableResult<{ url: string }>>) => {
    if (requested.current) return;
    requested.current = true;
    setLeaving(true);
    setProblem(null);
    const result = await ask();
    if (result.ok) {
      window.location.assign(result.value.url);
      return;
    }
    requested.current = false;
    setLeaving(false);
    setProblem(result.error);
  };

  return { goTo, isLeaving, problem };
}
