import { useCallback, useRef, useState, type MouseEvent } from 'react';

/** The navigation drawer of phones. */
export interface Menu {
  readonly isOpen: boolean;
  /** Handles clicks on the button that opens it, which gets the focus back. */
  readonly open: (event: MouseEvent<HTMLElement>) => void;
  /** Does nothing while the drawer is closed, not even move the focus. */
  readonly close: () => void;
}

/** How long a closing drawer takes to disappear, in milliseconds: it slides for 200. */
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
      // Once loaded, a closed drawer stays mounted and calls this during tours, when the focus is elsewhere.
      if (!isOpen) return;
      setOpen(false);
      opener.current?.focus();
      // If it is closed while opening, its focus trap still takes the focus, which is then lost.
      setTimeout(() => {
        if (document.activeElement === document.body) opener.current?.focus();
      }, goneAfter);
    }, [isOpen]),
  };
}
