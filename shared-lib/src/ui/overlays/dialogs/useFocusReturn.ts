import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Gives the focus back when a dialog closes or goes: to what had it as the dialog opened, to the page's content where that is gone
 * or never was. Whoever has gone elsewhere meanwhile is left there.
 * @param dialog the element of the dialog, whether it is still there while it closes or not.
 */
export function useFocusReturn(opened: boolean, dialog: RefObject<HTMLElement | null>) {
  const isWithin = useEffectEvent((element: Element) => dialog.current?.contains(element) ?? false);
  useEffect(() => {
    if (!opened) return;
    const opener = document.activeElement;
    return () => {
      const holder = document.activeElement;
      if (holder && holder !== document.body && !isWithin(holder)) return;
      const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
      const target = isThere ? opener : document.querySelector('main');
      target?.focus({ preventScroll: true });
    };
  }, [opened]);
}
