import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';

interface LazyDialogProps<Props> {
  isOpen: boolean;
  /** Fetches the dialog's code; asked again when it failed and the dialog is opened again. */
  load: () => Promise<ComponentType<Props>>;
  /** Is told that it could not be fetched, unless the dialog was closed meanwhile. */
  onFailed: (cause: unknown) => void;
  /** Shows the dialog, once it is there. */
  children: (Dialog: ComponentType<Props>) => ReactNode;
}

/** A dialog whose code is fetched when it is opened for the first time. */
export function LazyDialog<Props>({ isOpen, load, onFailed, children }: LazyDialogProps<Props>) {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const fetchDialog = useEffectEvent(load);
  const fail = useEffectEvent(onFailed);

  useEffect(() => {
    if (!isOpen || Dialog) return;
    let current = true;
    fetchDialog().then(
      (loaded) => current && setDialog(() => loaded),
      (cause: unknown) => current && fail(cause),
    );
    return () => {
      current = false;
    };
  }, [isOpen, Dialog]);

  return Dialog && children(Dialog);
}
