import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../base/toasts/toastQueue.ts';
import type { LazyPart } from './lazyPart.ts';
import { useLazyPart } from './useLazyPart.ts';

interface LazyOverlayProps<Part> {
  part: LazyPart<Part>;
  isOpen: boolean;
  /** Is called when the part could not be fetched, so that opening it asks again. */
  onClose: () => void;
  /** What is said then, where the specification has words for it. */
  failed?: string;
  /** Shows the part, once it was opened and is there; also while it closes. */
  children: (part: Part) => ReactNode;
}

/** A dialog or panel whose code is fetched when it is opened. When that fails, a toast says so and it closes. */
export function LazyOverlay<Part>({ part, isOpen, onClose, failed, children }: LazyOverlayProps<Part>) {
  const { t } = useTranslation('ui');
  const loaded = useLazyPart(part, isOpen, () => {
    showToast({ meaning: 'bad', message: failed ?? t('couldNotOpen') });
    onClose();
  });
  return loaded && children(loaded);
}
