import { useEffect } from 'react';

/** Gives the focus back, when this ends, to what had it before; to the content where that is gone. */
export function useFocusReturn() {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      // Whoever has moved the focus into the page meanwhile keeps it.
      const holder = document.activeElement;
      if (holder && holder !== document.body && holder.isConnected) return;
      const hadFocus = before instanceof HTMLElement && before.isConnected && before !== document.body;
      const target = hadFocus ? before : document.getElementById('content');
      target?.focus({ preventScroll: true });
    };
  }, []);
}
