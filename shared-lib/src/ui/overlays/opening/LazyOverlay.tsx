import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { showToast } from '../../base/toasts/toastQueue.ts';
import { LazyContent } from './LazyContent.tsx';
import type { LazyPart } from './lazyPart.ts';

interface LazyOverlayProps<Part> {
  part: LazyPart<Part>;
  isOpen: boolean;
  /** Called when the code failed to load. Close the overlay here; opening it again retries. */
  onClose: () => void;
  /** The error message, if the specification has one. */
  failed?: string;
  /** Shown until it has loaded. */
  placeholder?: ReactNode;
  /** Renders the overlay once opened and loaded, and while it closes. */
  children: (part: Part) => ReactNode;
}

/** A dialog or panel whose code is loaded when opened. On failure, it closes with a toast. */
export function LazyOverlay<Part>(props: LazyOverlayProps<Part>) {
  const { part, isOpen, onClose, failed, placeholder, children } = props;
  const { t } = useTexts('ui');
  const sayAndClose = () => {
    showToast({ meaning: 'bad', message: failed ?? t('couldNotOpen') });
    onClose();
  };
  return (
    <LazyContent part={part} isWanted={isOpen} onFailed={sayAndClose} placeholder={placeholder}>
      {children}
    </LazyContent>
  );
}
