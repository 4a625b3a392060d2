import { IconArrowBackUp, IconArrowForwardUp, IconArrowRight, IconUsers } from '@tabler/icons-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { ActionIcon, Button } from 'shared-lib/ui';
import type { Editing } from '../editing/useEditing.ts';
import styles from './EditBar.module.css';

interface EditBarProps {
  editing: Editing;
  unassigned: number;
  onNextUnassigned: () => void;
  /** Null where there is no room for the list of people. */
  people: { shown: boolean; toggle: () => void } | null;
  children: ReactNode;
}

/** What one does with a week as a whole: go to what nobody serves, bring the people, take steps back. */
export function EditBar({ editing, unassigned, onNextUnassigned, people, children }: EditBarProps) {
  const { t } = useTexts('mf-team');
  const { history, undo, redo } = editing;
  const { done, undone } = useSyncExternalStore(history.subscribe, history.steps);
  const words = (key: 'undoStep' | 'redoStep', what: string | undefined, otherwise: string) =>
    what === undefined ? otherwise : t(`schedule.edit.${key}`, { what });
  const undoLabel = words('undoStep', done.at(-1)?.words, t('schedule.edit.undo'));
  const redoLabel = words('redoStep', undone.at(-1)?.words, t('schedule.edit.redo'));
  return (
    <div role="group" aria-label={t('schedule.edit.bar')} className={styles.bar}>
      <Button
        size="sm"
        variant={unassigned > 0 ? 'light' : 'default'}
        className={unassigned > 0 ? (styles.unassigned ?? '') : ''}
        disabled={unassigned === 0}
        rightSection={unassigned > 0 && <IconArrowRight size={16} aria-hidden />}
        onClick={onNextUnassigned}
      >
        {unassigned > 0
          ? t('schedule.edit.nextUnassigned', { count: unassigned })
          : t('schedule.edit.noneUnassigned')}
      </Button>
      {people && (
        <Button
          size="sm"
          variant="default"
          aria-pressed={people.shown}
          leftSection={<IconUsers size={16} aria-hidden />}
          onClick={people.toggle}
        >
          {t('schedule.edit.people')}
        </Button>
      )}
      {children}
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
    </div>
  );
}
