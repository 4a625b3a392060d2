import { IconAlertTriangle, IconHourglass } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { defaultPlan, trialDays } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import type { TrialStatus } from './trialStatusOf.ts';
import styles from './plans.module.css';

interface TrialNoteProps {
  /** `ahead` before the business is created. */
  trial: Exclude<TrialStatus, { kind: 'paid' }> | { kind: 'ahead' };
  /** Actions, such as a link to the plans. */
  children?: ReactNode;
}

/** What the trial includes, what it doesn't, and what happens when it ends. The single explanation of it. */
export function TrialTerms() {
  const { t } = useTexts('mf-billing');
  return t('trialTerms.text', { days: trialDays, communities: defaultPlan.maxCommunities });
}

/** A note on an owner's trial: when it starts, the days left, or that it has ended. */
export function TrialNote({ trial, children }: TrialNoteProps) {
  const { t } = useTexts('mf-billing');
  const over = trial.kind === 'over';
  const Icon = over ? IconAlertTriangle : IconHourglass;
  return (
    <div className={styles.note} data-over={over}>
      <Icon size={20} className={styles.icon} aria-hidden />
      <div>
        <p className={styles.title}>
          {trial.kind === 'over' && t('trial.over')}
          {trial.kind === 'running' && t('trial.left', { count: trial.daysLeft })}
          {trial.kind === 'ahead' && t('trialTerms.starts', { days: trialDays })}
        </p>
        {!over && (
          <p className={styles.text}>
            <TrialTerms />
          </p>
        )}
        {children && <p className={styles.text}>{children}</p>}
      </div>
    </div>
  );
}
