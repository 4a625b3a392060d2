import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Returns focus when a dialog closes or unmounts: to the element focused when it opened, or to the page's
 * content if that is gone or there was none. Focus that is elsewhere by then stays there. @param dialog the
 * dialog's element; may be gone already while the dialog closes.
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
