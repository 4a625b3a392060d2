import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { ActionIcon } from 'shared-lib/ui';
import type { Editing } from '../editing/useEditing.ts';
import styles from './StepButtons.module.css';

/** The functions that undo and redo steps. */
export type UndoRedo = Pick<Editing, 'history' | 'undo' | 'redo'>;

/** Two buttons that undo and redo the latest step. Each describes its step. */
export function StepButtons({ history, undo, redo }: UndoRedo) {
  const { t } = useTexts('mf-team');
  const { done, undone } = useSyncExternalStore(history.subscribe, history.steps);
  const words = (key: 'undoStep' | 'redoStep', what: string | undefined, otherwise: string) =>
    what === undefined ? otherwise : t(`schedule.edit.${key}`, { what });
  const undoLabel = words('undoStep', done.at(-1)?.words, t('schedule.edit.undo'));
  const redoLabel = words('redoStep', undone.at(-1)?.words, t('schedule.edit.redo'));
  return (
    <span className={styles.steps}>
      <ActionIcon
        variant="default"
        size={36}
        disabled={done.length === 0}
        aria-label={undoLabel}
        title={undoLabel}
        onClick={() => void undo()}
      >
        <IconArrowBackUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={36}
        disabled={undone.length === 0}
        aria-label={redoLabel}
        title={redoLabel}
        onClick={() => void redo()}
      >
        <IconArrowForwardUp size={18} aria-hidden />
      </ActionIcon>
    </span>
  );
}
