import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyPart } from '../../../overlays/opening/lazyPart.ts';
import { LazyOverlay } from '../../../overlays/opening/LazyOverlay.tsx';
import type { FilterSheetProps } from './toolbarProps.ts';
import { useTableTexts } from '../useTableTexts.ts';
import styles from './FilterSheetButton.module.css';

const sheet = lazyPart(
  'The filters of a list',
  async () => (await import(/* webpackChunkName: "filter-sheet" */ './FilterSheet.tsx')).FilterSheet,
);

/** Opens the sheet with the controls a phone has no room for, and counts the active filters. */
export function FilterSheetButton<Row>(props: FilterSheetProps<Row>) {
  const { t } = useTableTexts();
  const [isOpen, setOpen] = useState(false);
  const inUse = Object.keys(props.view.chosen).length;
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
        {(FilterSheet) => <FilterSheet {...props} isOpen={isOpen} onClose={close} />}
      </LazyOverlay>
    </>
  );
}
