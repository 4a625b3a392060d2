import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { LazyOverlay } from '../../../../overlays/opening/LazyOverlay.tsx';
import type { LazyPart } from '../../../../overlays/opening/lazyPart.ts';
import { useTableTexts } from '../../useTableTexts.ts';
import styles from '../TableToolbar.module.css';

interface SheetButtonProps<Part> {
  readonly sheet: LazyPart<Part>;
  /** How many filters are active. */
  readonly inUse: number;
  /** Renders the sheet once opened and loaded. */
  readonly children: (
    sheet: Part,
    state: { readonly isOpen: boolean; readonly close: () => void },
  ) => ReactNode;
}

/** Opens the sheet with the controls a phone has no room for, and counts the active filters. */
export function SheetButton<Part>({ sheet, inUse, children }: SheetButtonProps<Part>) {
  const { t } = useTableTexts();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        {...sheet.ahead}
      >
        <IconAdjustmentsHorizontal size={18} aria-hidden />
        {t('filters')}
        {inUse > 0 && <span className={styles.inUse}>{inUse}</span>}
      </button>
      <LazyOverlay part={sheet} isOpen={isOpen} onClose={close}>
        {(Sheet) => children(Sheet, { isOpen, close })}
      </LazyOverlay>
    </>
  );
}
