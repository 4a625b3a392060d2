import { createContext, Fragment, useCallback, useContext, useState, type ReactNode } from 'react';

/** Whether an overlay is open, and a function that closes it. A closed overlay stays on the page while it fades out. */
export interface OverlayState {
  readonly opened: boolean;
  readonly onClose: () => void;
}

type Overlay = (state: OverlayState) => ReactNode;

const HostContext = createContext<(overlay: Overlay) => void>(() => {});

/** The function that opens an overlay in the nearest `OverlayHost`, in place of the one before. */
export const useOverlayHost = () => useContext(HostContext);

/**
 * Holds the dialogs for a list's rows outside of the list. A filter, or the act itself, can remove a row while its
 * dialog is still at work.
 */
export function OverlayHost({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ overlay: Overlay; number: number; opened: boolean } | null>(null);
  const show = useCallback(
    (overlay: Overlay) => setShown((last) => ({ overlay, number: (last?.number ?? 0) + 1, opened: true })),
    [],
  );
  // An overlay that ends late must not close the one that was opened after it.
  const close = (number: number) =>
    setShown((last) => (last?.number === number ? { ...last, opened: false } : last));

  return (
    <HostContext value={show}>
      {children}
      {shown && (
        <Fragment key={shown.number}>
          {shown.overlay({ opened: shown.opened, onClose: () => close(shown.number) })}
        </Fragment>
      )}
    </HostContext>
  );
}
