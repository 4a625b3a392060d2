import { patience } from './patience.ts';

/**
 * Tells once when a part has kept its place waiting for too long. While there is no connection, nothing is overdue: it is asked
 * again after as long.
 * @returns the function that stops it.
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
