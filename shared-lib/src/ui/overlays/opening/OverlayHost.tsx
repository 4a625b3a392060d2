import { createContext, Fragment, useCallback, useContext, useState, type ReactNode } from 'react';

/** Whether an overlay is open, and what closes it; a closed one stays, so that it can be seen closing. */
export interface OverlayState {
  readonly opened: boolean;
  readonly onClose: () => void;
}

type Overlay = (state: OverlayState) => ReactNode;

const HostContext = createContext<(overlay: Overlay) => void>(() => {});

/** What opens an overlay in the nearest `OverlayHost`, in place of the one before. */
export const useOverlayHost = () => useContext(HostContext);

/**
 * Where the dialogs for the rows of a list stand, outside of the list: a row can go, by a filter or by what is done with it,
 * while its dialog is at work.
 */
export function OverlayHost({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ overlay: Overlay; number: number; opened: boolean } | null>(null);
  const show = useCallback(
    (overlay: Overlay) => setShown((last) => ({ overlay, number: (last?.number ?? 0) + 1, opened: true })),
    [],
  );
  // One that ends late must not close the one that was opened after it.
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
