import { useRef } from 'react';

/** Runs one thing at a time: a second press can come before the button renders as busy. */
export function useOneAtATime() {
  const isBusy = useRef(false);
  return {
    /** Whether something is in progress, even before that is rendered. */
    isBusy: () => isBusy.current,
    /** Runs the work; null, without doing anything, while something else is in progress. */
    run: async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
      if (isBusy.current) return null;
      isBusy.current = true;
      return work().finally(() => {
        isBusy.current = false;
      });
    },
  };
}
