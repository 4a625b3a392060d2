import { IconHourglass } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { defaultPlan, trialDays } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Note } from '../notes/Note.tsx';
import type { TrialStatus } from './trialStatusOf.ts';

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
  const title = () => {
    if (over) return t('trial.over');
    if (trial.kind === 'running') return t('trial.left', { count: trial.daysLeft });
    return t('trialTerms.starts', { days: trialDays });
  };
  return (
    <Note meaning={over ? 'watch' : 'info'} title={title()} {...(!over && { icon: IconHourglass })}>
      {!over && (
        <p>
          <TrialTerms />
        </p>
      )}
      {children && <p>{children}</p>}
    </Note>
  );
}
