import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { showToast } from '../../base/toasts/toastQueue.ts';
import { LazyContent } from './LazyContent.tsx';
import type { LazyPart } from './lazyPart.ts';

interface LazyOverlayProps<Part> {
  part: LazyPart<Part>;
  isOpen: boolean;
  /** Called when the code could not be fetched. Close the overlay here, so that opening it fetches again. */
  onClose: () => void;
  /** The message of a failure, where the specification has words for it. */
  failed?: string;
  /** What stands in its place until it is there. */
  placeholder?: ReactNode;
  /** Draws the overlay once it was opened and its code is there, and also while it closes. */
  children: (part: Part) => ReactNode;
}

/**
 * A dialog or panel whose code is fetched when it is opened. When that fails, a toast says so and the overlay closes.
 */
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
