import type { CaseAct } from 'shared-lib/domain';
import { possibleActs } from 'mf-tracking/domain';
import { StatusBadge } from 'shared-lib/ui';
import { PanelPart, RecordPage, RowBadges, Timeline, useOwnTexts } from 'shared-lib/ui/lists';
import { reviewMeanings, statusMeanings } from '../caseMeanings.ts';
import type { CasePart } from '../casePart.ts';
import { caseKind } from '../caseWords.ts';
import { violationsTexts } from '../listTexts.ts';
import { CaseFacts } from './CaseFacts.tsx';
import { CasePhotos } from './CasePhotos.tsx';
import { ResidentAnswers } from './ResidentAnswers.tsx';
import { SentNotices } from './SentNotices.tsx';
import { UnitViolations } from './UnitViolations.tsx';
import { linesOf } from './linesOf.ts';

/** Every step of a case from the sighting on, each with who, when and in which words. */
function CaseTimeline({ row: { record, timeZone }, words }: CasePart) {
  const { t, nameOf, moment } = words;
  const whoOf = (by: string | null, at: number) =>
    by === null
      ? moment(at, timeZone)
      : t('cases.timeline.by', { name: nameOf(by), when: moment(at, timeZone) });
  return (
    <PanelPart title={t('cases.timeline.title')}>
      <Timeline
        lines={linesOf(record, words).map(({ what, at, by, words: text }) => ({
          what,
          who: whoOf(by, at),
          words: text,
        }))}
      />
    </PanelPart>
  );
}

/** A case's next steps. The first possible one is the primary button. */
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

interface CaseContentProps extends CasePart {
  /** Whether its review is being saved. */
  isUnderWay: boolean;
  onAct: (act: CaseAct) => void;
  /** Shows one of its notices, by index. */
  onNotice: (place: number) => void;
}

/** A case's details: what was seen and by whom, its unit, its steps, and its actions. */
export function CaseContent({ row, words, isUnderWay, onAct, onNotice }: CaseContentProps) {
  const { t } = words;
  const own = useOwnTexts({ id: 'violations', texts: violationsTexts });
  const { record } = row;
  const { status, reviewStatus } = record;
  const part = { row, words };
  const acts = possibleActs(record);
  const possible = inOrder.filter((act) => acts.includes(act));
  return (
    <RecordPage
      name={caseKind(record, words)}
      badges={
        <>
          <StatusBadge meaning={statusMeanings[status]}>{own(`statuses.${status}`)}</StatusBadge>{' '}
          <StatusBadge meaning={reviewMeanings[reviewStatus]}>{t(`reviews.${reviewStatus}`)}</StatusBadge>{' '}
          <RowBadges row={row} />
        </>
      }
      place={[record.caseNumber || t('cases.noNumber'), row.community, row.unit].filter(Boolean).join(' · ')}
      facts={<CaseFacts {...part} />}
      timeline={<CaseTimeline {...part} />}
      related={
        <>
          <SentNotices {...part} onNotice={onNotice} />
          <UnitViolations {...part} />
        </>
      }
      logId={record.id}
      acts={possible.map((act) => ({ id: act, label: t(`cases.acts.${act}`), onAct: () => onAct(act) }))}
      isBusy={isUnderWay}
    >
      <ResidentAnswers {...part} />
      <CasePhotos {...part} />
    </RecordPage>
  );
}
