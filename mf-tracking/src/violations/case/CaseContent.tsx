import type { CaseAction } from 'shared-lib/domain';
import { possibleActions, type Violation } from 'mf-tracking/domain';
import { StatusBadge, Button } from 'shared-lib/ui';
import { PanelPart, RecordPage, RowBadges, Timeline, useOwnTexts } from 'shared-lib/ui/lists';
import type { CasePart } from '../casePart.ts';
import { caseKind, reviewMeanings, statusMeanings, type CaseTexts } from '../caseTexts.ts';
import { violationsTexts } from '../listTexts.ts';
import { CaseFacts } from './CaseFacts.tsx';
import { CasePhotos } from './CasePhotos.tsx';
import { ResidentAnswers } from './ResidentAnswers.tsx';
import { UnitViolations } from './UnitViolations.tsx';
import { deliveryText } from '../notice/NoticeWindow.tsx';
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
                <small className={next === null ? 'vh-muted' : styles.wrong} dir="auto">
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

/** One line of a case's timeline. */
interface CaseLine {
  readonly what: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The author's login uid; null for an automatic event. */
  readonly by: string | null;
  /** The author's own text. */
  readonly words: string | null;
}

/** A case's events in order, starting with the sighting. */
function linesOf(violation: Violation, { t, step, why }: Pick<CaseTexts, 't' | 'step' | 'why'>): CaseLine[] {
  const { observedAt, createdAt, officePhotos, removedPhotos, notices, residentAnswers, timeline } =
    violation;
  const saidWith = (id: string) => residentAnswers.find((answer) => answer.id === id)?.words || null;
  const line = (at: number | null, what: string, by: string | null = null, words: string | null = null) =>
    at === null ? [] : [{ at, what, by, words }];
  const lines = [
    ...line(observedAt, t('cases.timeline.seen'), violation.reportedBy ?? violation.memberId),
    ...line(createdAt, t('cases.timeline.received')),
    ...[...officePhotos, ...removedPhotos].flatMap(({ uploadedAt, uploadedBy }) =>
      line(uploadedAt, t('cases.timeline.photoAdded'), uploadedBy),
    ),
    ...removedPhotos.flatMap(({ removedAt, removedBy }) =>
      line(removedAt, t('cases.timeline.photoRemoved'), removedBy),
    ),
    ...notices.flatMap((notice) => {
      const { level, channel, deliveryAt } = notice;
      const { words, next } = deliveryText(notice, { t, why });
      const what = t('cases.timeline.delivery', { level, channel: t(`channels.${channel}`), state: words });
      return line(deliveryAt, what, null, next);
    }),
    ...timeline.flatMap((taken) => line(taken.at, step(taken), taken.by, taken.words ?? saidWith(taken.id))),
  ];
  // The sort is stable: simultaneous events stay in this order.
  return lines.sort((one, other) => one.at - other.at);
}

/** Every step of a case from the sighting on, each with its author, time and text. */
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
const inOrder: readonly CaseAction[] = [
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
  onAction: (act: CaseAction) => void;
  /** Shows one of its notices, by index. */
  onNotice: (place: number) => void;
}

/** A case's details: what was seen and by whom, its unit, its steps, and its actions. */
export function CaseContent({ row, words, isUnderWay, onAction, onNotice }: CaseContentProps) {
  const { t } = words;
  const own = useOwnTexts({ id: 'violations', texts: violationsTexts });
  const { record } = row;
  const { status, reviewStatus } = record;
  const part = { row, words };
  const actions = possibleActions(record);
  const possible = inOrder.filter((act) => actions.includes(act));
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
      actions={possible.map((act) => ({
        id: act,
        label: t(`cases.acts.${act}`),
        onAction: () => onAction(act),
      }))}
      isBusy={isUnderWay}
    >
      <ResidentAnswers {...part} />
      <CasePhotos {...part} />
    </RecordPage>
  );
}
