import { useSyncExternalStore } from 'react';

/**
 * Whether the page is printing. Lists render only visible rows but must print all of them. React reads this
 * store synchronously, so all rows render before the browser creates the pages.
 */
let printing = false;
const listeners = new Set<() => void>();

function setPrinting(now: boolean) {
  printing = now;
  for (const listener of listeners) listener();
}
const start = () => setPrinting(true);
const end = () => setPrinting(false);

// Also matches print media emulation, as in developer tools.
let paper: MediaQueryList | undefined;
const follow = ({ matches }: MediaQueryListEvent) => setPrinting(matches);

/** Subscribes to the start and end of printing. */
function onPrinting(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    paper ??= window.matchMedia('print');
    paper.addEventListener('change', follow);
    // It may have changed while no list was shown.
    printing = paper.matches;
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

/** Whether the page is printing, so long lists render all rows. */
export const useIsPrinting = (): boolean => useSyncExternalStore(onPrinting, isPrinting, isPrinting);

/** Opens the print dialog once everything has rendered. */
export function printPage() {
  setPrinting(true);
  setTimeout(() => {
    window.print();
    // If the dialog doesn't block, `afterprint` fires on its own.
    setPrinting(false);
  });
}
