import type { CaseAct } from 'shared-lib/domain';
import { Button } from 'shared-lib/ui';
import type { CaseWords } from '../caseWords.ts';
import styles from './CaseActions.module.css';

/** The steps that go on with a case; the first that can be taken is the one that stands out. */
const inOrder: readonly CaseAct[] = [
  'approve',
  'reject',
  'acceptAnswer',
  'refuseAnswer',
  'decide',
  'notify',
  'escalate',
  'setFine',
  'dispute',
  'resolve',
  'dismiss',
  'reopen',
  'takeBack',
];

interface CaseActionsProps {
  acts: readonly CaseAct[];
  isBusy: boolean;
  words: Pick<CaseWords, 't'>;
  onAct: (act: CaseAct) => void;
}

/** What can be done with a case as it stands, at the foot of the panel. */
export function CaseActions({ acts, isBusy, words: { t }, onAct }: CaseActionsProps) {
  const possible = inOrder.filter((act) => acts.includes(act));
  return (
    <div className={styles.actions}>
      {possible.map((act, index) => (
        <Button
          key={act}
          variant={index === 0 ? 'filled' : 'default'}
          disabled={isBusy}
          onClick={() => onAct(act)}
        >
          {t(`cases.acts.${act}`)}
        </Button>
      ))}
    </div>
  );
}
