import { patience } from './patience.ts';

/**
 * Calls back once a part is overdue. Nothing is overdue while offline; then it checks again after the same
 * time.
 * @returns a function that cancels it.
 */
export function whenOverdue(tell: () => void): () => void {
  const wait = () =>
    setTimeout(() => {
      if (navigator.onLine) tell();
      else timer = wait();
    }, patience.beforeError);
  let timer = wait();
  return () => clearTimeout(timer);
}
