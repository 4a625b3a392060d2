import type { CaseAct } from 'shared-lib/domain';
import { PanelActions } from 'shared-lib/ui/lists';
import type { CaseWords } from '../caseWords.ts';

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
    <PanelActions
      acts={possible.map((act) => ({ id: act, label: t(`cases.acts.${act}`), onAct: () => onAct(act) }))}
      isBusy={isBusy}
    />
  );
}
