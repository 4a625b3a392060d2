import { useCallback, useRef, useState, type MouseEvent } from 'react';

/** The navigation drawer of phones. */
export interface Menu {
  readonly isOpen: boolean;
  /** For the button that opens it, which gets the focus back. */
  readonly open: (event: MouseEvent<HTMLElement>) => void;
  /** While it is closed, does nothing, not even to the focus. */
  readonly close: () => void;
}

/** When a closed drawer is gone, in milliseconds: it slides for 200. */
const goneAfter = 300;

/** State of the navigation drawer, which the header and the bottom bar open. */
export function useMenu(): Menu {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  return {
    isOpen,
    open: useCallback(({ currentTarget }) => {
      opener.current = currentTarget;
      setOpen(true);
    }, []),
    close: useCallback(() => {
      // A closed drawer, once loaded, stays there and reports steps of a tour; the focus is elsewhere by then.
      if (!isOpen) return;
      setOpen(false);
      opener.current?.focus();
      // Closed while it opens, its focus trap still takes the focus, which is lost with it.
      setTimeout(() => {
        if (document.activeElement === document.body) opener.current?.focus();
      }, goneAfter);
    }, [isOpen]),
  };
}
