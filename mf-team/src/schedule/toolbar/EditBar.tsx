import { IconArrowRight, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import styles from './EditBar.module.css';
import { StepButtons, type UndoRedo } from './StepButtons.tsx';

interface EditBarProps {
  editing: UndoRedo;
  /** How many shifts still need a specialist. */
  unassigned: number;
  /** Whether all unassigned shifts are on nights that have ended. */
  isTooLate: boolean;
  onNextUnassigned: () => void;
  /** Null if there is no room for the list of people. */
  people: { shown: boolean; toggle: () => void } | null;
  children: ReactNode;
}

/** A week's buttons: go to the next unassigned shift, show the people, undo and redo. */
export function EditBar({
  editing,
  unassigned,
  isTooLate,
  onNextUnassigned,
  people,
  children,
}: EditBarProps) {
  const { t } = useTexts('mf-team');
  return (
    <div role="group" aria-label={t('schedule.edit.bar')} className={`vh-row ${styles.bar}`}>
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
          : t(isTooLate ? 'schedule.edit.allOver' : 'schedule.edit.noneUnassigned')}
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
      <StepButtons {...editing} />
    </div>
  );
}
