import type { CaseAct } from 'shared-lib/domain';
import { possibleActs } from 'mf-tracking/domain';
import { StatusBadge } from 'shared-lib/ui';
import { PanelHead } from 'shared-lib/ui/drawer';
import { RowBadges, useOwnTexts } from 'shared-lib/ui/lists';
import { reviewMeanings, statusMeanings } from '../caseMeanings.ts';
import type { CasePart } from '../casePart.ts';
import { caseKind } from '../caseWords.ts';
import { violationsTexts } from '../listTexts.ts';
import { CaseActions } from './CaseActions.tsx';
import styles from './CaseContent.module.css';
import { CaseFacts } from './CaseFacts.tsx';
import { CasePhotos } from './CasePhotos.tsx';
import { CaseTimeline } from './CaseTimeline.tsx';
import { ResidentAnswers } from './ResidentAnswers.tsx';
import { SentNotices } from './SentNotices.tsx';
import { UnitViolations } from './UnitViolations.tsx';

interface CaseContentProps extends CasePart {
  /** Whether a review of it is on its way. */
  isUnderWay: boolean;
  onAct: (act: CaseAct) => void;
  /** Shows one of its notices, by its place. */
  onNotice: (place: number) => void;
}

/** Everything about a case: what was seen and by whom, its unit, its steps, and what can be done with it. */
export function CaseContent({ row, words, isUnderWay, onAct, onNotice }: CaseContentProps) {
  const { t } = words;
  const own = useOwnTexts({ id: 'violations', texts: violationsTexts });
  const { record } = row;
  const { status, reviewStatus } = record;
  const part = { row, words };
  return (
    <>
      <PanelHead
        badges={
          <>
            <StatusBadge meaning={statusMeanings[status]}>{own(`statuses.${status}`)}</StatusBadge>{' '}
            <StatusBadge meaning={reviewMeanings[reviewStatus]}>{t(`reviews.${reviewStatus}`)}</StatusBadge>{' '}
            <RowBadges row={row} />
          </>
        }
      >
        {caseKind(record, words)}
      </PanelHead>
      <p className={styles.place} dir="auto">
        {[record.caseNumber || t('cases.noNumber'), row.community, row.unit].filter(Boolean).join(' · ')}
      </p>
      <div className={styles.columns}>
        <div>
          <ResidentAnswers {...part} />
          <CasePhotos {...part} />
          <CaseTimeline {...part} />
        </div>
        <div>
          <CaseFacts {...part} />
          <SentNotices {...part} onNotice={onNotice} />
          <UnitViolations {...part} />
        </div>
      </div>
      <CaseActions acts={possibleActs(record)} isBusy={isUnderWay} words={words} onAct={onAct} />
    </>
  );
}
