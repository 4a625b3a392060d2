import { Button, CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { BulkAction } from '../columns/column.ts';
import type { Selection } from '../useTableModel.ts';
import { useTableTexts } from '../useTableTexts.ts';
import styles from './SelectionBar.module.css';

interface SelectionBarProps<Row> {
  actions: readonly BulkAction<Row>[];
  /** Shown next to the actions. */
  children?: ReactNode;
  selection: Pick<Selection<Row>, 'rows' | 'clear'>;
}

/** Actions for the selected rows; floats at the bottom of the window while there are any. */
export function SelectionBar<Row>({ actions, selection, children }: SelectionBarProps<Row>) {
  const { t } = useTableTexts();
  const count = selection.rows.length;
  if (count === 0) return null;
  return (
    <div role="group" aria-label={t('bulk')} className={styles.bar}>
      <span className={styles.count} role="status">
        {t('selected', { count })}
      </span>
      <CloseButton size={36} aria-label={t('clearSelection')} onClick={selection.clear} />
      {actions.map(({ id, label, icon, takes = () => true, onRun }) => {
        const taken = selection.rows.filter(takes);
        return (
          <Button
            key={id}
            size="sm"
            variant="default"
            leftSection={icon}
            disabled={taken.length === 0}
            onClick={() => onRun(taken, selection.clear)}
          >
            {label}
          </Button>
        );
      })}
      {children}
    </div>
  );
}
