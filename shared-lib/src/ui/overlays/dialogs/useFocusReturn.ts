import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Gives the focus back when a dialog closes or is unmounted. It goes to the element that had it when the dialog opened,
 * or to the page's content where that element is gone or never was. When the focus is elsewhere by then, it stays
 * there. @param dialog the element of the dialog; it may be gone already while the dialog closes.
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
