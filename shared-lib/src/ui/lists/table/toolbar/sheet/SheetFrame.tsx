import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Drawer } from '../../../../overlays/drawer/Drawer.tsx';
import { useTableTexts } from '../../useTableTexts.ts';
import styles from './FilterSheet.module.css';

interface SheetFrameProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The count of what matches; absent if the page shows it. */
  readonly count?: string;
  /** Clears all filters; null if none is active. */
  readonly onClear: (() => void) | null;
  /** Other actions next to the one that closes the sheet. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** The bottom sheet of a list's controls on a phone; changes apply immediately. */
export function SheetFrame({ isOpen, onClose, count, onClear, tools, children }: SheetFrameProps) {
  const { t } = useTableTexts();
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="bottom"
      size="auto"
      padding={16}
      title={<span className={styles.title}>{t('filters')}</span>}
      closeButtonProps={{ 'aria-label': t('closeFilters'), size: 44, iconSize: 22 }}
      classNames={{ content: styles.content ?? '', body: styles.body ?? '' }}
    >
      {children}
      <div className={styles.foot}>
        {count !== undefined && (
          <span role="status" className={styles.count}>
            {count}
          </span>
        )}
        {onClear !== null && (
          <Button variant="subtle" onClick={onClear}>
            {t('clearFilters')}
          </Button>
        )}
        <div className={styles.tools}>
          {tools}
          <Button onClick={onClose}>{t('showList')}</Button>
        </div>
      </div>
    </Drawer>
  );
}
