import { useSyncExternalStore } from 'react';

/**
 * Whether the page is being printed. A list draws only the rows in view, but has to print all of them. React reads this
 * store synchronously, so that all rows are drawn before the browser makes the pages.
 */
let printing = false;
const listeners = new Set<() => void>();

function setPrinting(now: boolean) {
  printing = now;
  for (const listener of listeners) listener();
}
const start = () => setPrinting(true);
const end = () => setPrinting(false);

// Also notices a page that is laid out for paper without a print dialog, such as in the browser's developer tools.
let paper: MediaQueryList | undefined;
const follow = ({ matches }: MediaQueryListEvent) => setPrinting(matches);

/** Tells when printing starts and ends. */
function onPrinting(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    paper ??= window.matchMedia('print');
    paper.addEventListener('change', follow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', start);
    window.removeEventListener('afterprint', end);
    paper?.removeEventListener('change', follow);
  };
}

const isPrinting = () => printing;

/** Whether the page is being printed, so that a long list has to draw all of its rows. */
export const useIsPrinting = (): boolean => useSyncExternalStore(onPrinting, isPrinting, isPrinting);

/** Opens the print dialog, once everything to print is drawn. */
export function printPage() {
  setPrinting(true);
  setTimeout(() => {
    window.print();
    // Where the dialog does not block the page, `afterprint` comes by itself.
    setPrinting(false);
  });
}
