import { useRef } from 'react';

/** What runs one thing at a time: a second press can come before the button is drawn as busy. */
export function useOneAtATime() {
  const isBusy = useRef(false);
  return {
    /** Whether something is under way, also before that is drawn. */
    isBusy: () => isBusy.current,
    /** Does the work; null, and nothing is done, while something else is under way. */
    run: async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
      if (isBusy.current) return null;
      isBusy.current = true;
      return work().finally(() => {
        isBusy.current = false;
      });
    },
  };
}
