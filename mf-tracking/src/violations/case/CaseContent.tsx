import type { CaseAct } from 'shared-lib/domain';
import { possibleActs } from 'mf-tracking/domain';
import { StatusBadge, Button } from 'shared-lib/ui';
import { PanelPart, RecordPage, RowBadges, Timeline, useOwnTexts } from 'shared-lib/ui/lists';
import { reviewMeanings, statusMeanings } from '../caseMeanings.ts';
import type { CasePart } from '../casePart.ts';
import { caseKind } from '../caseWords.ts';
import { violationsTexts } from '../listTexts.ts';
import { CaseFacts } from './CaseFacts.tsx';
import { CasePhotos } from './CasePhotos.tsx';
import { ResidentAnswers } from './ResidentAnswers.tsx';
import { UnitViolations } from './UnitViolations.tsx';
import { linesOf } from './linesOf.ts';
import { deliveryText } from '../notice/deliveryText.ts';
import styles from './UnitViolations.module.css';

/** The sent notices, each as it was sent. */
function SentNotices({ row, words, onNotice }: CasePart & { onNotice: (place: number) => void }) {
  const { t, moment } = words;
  const { record, timeZone } = row;
  if (record.notices.length === 0) return null;
  return (
    <PanelPart title={t('cases.notice.sent')}>
      <ul className={styles.list}>
        {record.notices.map((notice, index) => {
          const { level, channel, sentAt } = notice;
          const { words: state, next } = deliveryText(notice, words);
          return (
            <li key={index} className={styles.notice}>
              <span>
                {t('cases.notice.sentOf', {
                  level,
                  channel: t(`channels.${channel}`),
                  when: sentAt === null ? '' : moment(sentAt, timeZone),
                })}
                <small className={next === null ? styles.soft : styles.wrong} dir="auto">
                  {state} {next}
                </small>
              </span>
              <Button variant="subtle" size="compact-sm" onClick={() => onNotice(index)}>
                {t('cases.notice.show')}
              </Button>
            </li>
          );
        })}
      </ul>
    </PanelPart>
  );
}

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
