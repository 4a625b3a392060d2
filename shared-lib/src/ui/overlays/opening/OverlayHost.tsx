import { createContext, Fragment, useCallback, useContext, useState, type ReactNode } from 'react';

/**
 * Whether an overlay is open, and a function that closes it. A closed overlay stays mounted while it fades
 * out.
 */
export interface OverlayState {
  readonly opened: boolean;
  readonly onClose: () => void;
}

type Overlay = (state: OverlayState) => ReactNode;

const HostContext = createContext<(overlay: Overlay) => void>(() => {});

/** Opens an overlay in the nearest `OverlayHost`, replacing the previous one. */
export const useOverlayHost = () => useContext(HostContext);

/**
 * Renders the dialogs of a list's rows outside of the list, because a filter, or the action itself, can
 * remove a row while its dialog is still open.
 */
export function OverlayHost({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ overlay: Overlay; number: number; opened: boolean } | null>(null);
  const show = useCallback(
    (overlay: Overlay) => setShown((last) => ({ overlay, number: (last?.number ?? 0) + 1, opened: true })),
    [],
  );
  // An overlay that closes late must not close the next one.
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
