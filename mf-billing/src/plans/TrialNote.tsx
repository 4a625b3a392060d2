import { IconAlertTriangle, IconHourglass } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-lib/i18n';
import type { TrialStanding } from './trialStanding.ts';
import styles from './TrialNote.module.css';

interface TrialNoteProps {
  trial: Exclude<TrialStanding, { kind: 'paid' }>;
  /** What an owner can do about the trial, such as a link to the plans. */
  children?: ReactNode;
}

/** A note on an owner's trial: how long it still runs, or that it is over. */
export function TrialNote({ trial, children }: TrialNoteProps) {
  const { t } = useTexts('mf-billing');
  const over = trial.kind === 'over';
  const Icon = over ? IconAlertTriangle : IconHourglass;
  return (
    <div className={styles.note} data-over={over}>
      <Icon size={20} className={styles.icon} aria-hidden />
      <div>
        <p className={styles.title}>{over ? t('trial.over') : t('trial.left', { count: trial.daysLeft })}</p>
        {children && <p className={styles.text}>{children}</p>}
      </div>
    </div>
  );
}
