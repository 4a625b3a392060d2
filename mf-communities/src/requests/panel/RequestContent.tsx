import { useTexts } from 'shared-lib/i18n';
import { dueOf, isOverdue, formatNight, type ContactStatus } from 'mf-communities/domain';
import { Button, formatPhone, StatusBadge } from 'shared-lib/ui';
import { FactList } from 'shared-lib/ui/drawer';
import { PanelPart, RecordPage, RowBadges, Timeline, useOwnTexts } from 'shared-lib/ui/lists';
import { PhotoGrid } from 'shared-lib/ui/photos';
import type { DialogAction } from '../dialogs/RequestDialog.tsx';
import { requestTexts } from '../listTexts.ts';
import { answerMeanings, statusMeanings } from '../requestMeanings.ts';
import { describeDelivery, receiptFailureText } from '../describeDelivery.ts';
import { requestName, describeStep, type RequestPart } from '../requestTexts.ts';
import styles from './RequestContent.module.css';
import { VerdictPart } from './VerdictPart.tsx';

interface RequestContentProps extends RequestPart {
  /** Epoch milliseconds. */
  now: number;
  /** Whether a step of it is being saved. */
  isBusy: boolean;
  onDialog: (act: DialogAction) => void;
  onStatus: (status: ContactStatus) => void;
  onSplit: () => void;
  /** Shows another request. */
  onShow: (id: string) => void;
}

/** A request's details: the resident's message, the evidence, every step, and its actions. */
export function RequestContent(props: RequestContentProps) {
  const { row, words, now, isBusy, onDialog, onStatus, onSplit, onShow } = props;
  const { t } = words;
  const own = useOwnTexts({ id: 'contactSubmissions', texts: requestTexts });
  const { record } = row;
  const { status, mergedInto } = record;
  const part = { row, words };
  const act = (id: string, label: string, onAction: () => void) => [{ id, label, onAction }];
  return (
    <RecordPage
      name={requestName(record, words)}
      badges={
        <>
          <StatusBadge meaning={statusMeanings[status]}>{own(`statuses.${status}`)}</StatusBadge>{' '}
          {isOverdue(record, now) && <StatusBadge meaning="bad">{t('requests.overdue')}</StatusBadge>}{' '}
          {record.receiptFailure !== null && (
            <StatusBadge meaning="bad">{t('requests.receipt.badge')}</StatusBadge>
          )}{' '}
          <RowBadges row={row} />
        </>
      }
      place={[
        record.number,
        t(`requests.topics.${record.topic}`),
        row.community,
        record.unitNumber && t('requests.unit', { unit: record.unitNumber }),
      ]
        .filter(Boolean)
        .join(' · ')}
      facts={<RequestFacts {...part} />}
      timeline={<Steps {...part} onShow={onShow} />}
      logId={record.id}
      isBusy={isBusy}
      actions={
        mergedInto !== null
          ? act('split', t('requests.acts.split'), onSplit)
          : [
              ...act('answer', t('requests.acts.answer'), () => onDialog('answer')),
              ...(status === 'resolved'
                ? act('reopen', t('requests.acts.reopen'), () => onStatus('inProgress'))
                : act('resolve', t('requests.acts.resolve'), () => onStatus('resolved'))),
              ...act('assign', t('requests.acts.assign'), () => onDialog('assign')),
              ...(status === 'new'
                ? act('begin', t('requests.acts.begin'), () => onStatus('inProgress'))
                : []),
              ...act('merge', t('requests.acts.merge'), () => onDialog('merge')),
            ]
      }
    >
      {mergedInto !== null && (
        <p className={`vh-row ${styles.merged}`}>
          {t('requests.mergedInto')}
          <Button variant="default" size="compact-md" onClick={() => onShow(mergedInto)}>
            {t('requests.showOther')}
          </Button>
        </p>
      )}
      <PanelPart title={t('requests.message')}>
        <p className={styles.message} dir="auto" lang={record.language}>
          {record.message || t('requests.noMessage')}
        </p>
        {record.photo !== null && (
          <PhotoGrid
            photos={[
              {
                path: record.photo,
                sha256: null,
                capturedAt: null,
                uploadedAt: record.createdAt,
                uploadedBy: null,
              },
            ]}
            subject={t('requests.photo', { name: requestName(record, words) })}
            timeZone={row.timeZone}
            memberName={words.nameOf}
          />
        )}
      </PanelPart>
      {record.topic === 'missedPickup' && (
        <VerdictPart
          key={record.id}
          {...part}
          isBusy={isBusy}
          onOther={() => onDialog('decide')}
          onUnit={() => onDialog('setUnit')}
        />
      )}
      <Conversation {...part} />
      <Answers {...part} />
    </RecordPage>
  );
}

/** Who wrote and when, and how to reach them. */
function RequestFacts({ row: { record, timeZone }, words }: RequestPart) {
  const { t, language, nameOf, moment } = words;
  const { night } = record;
  const due = dueOf(record);
  const facts = [
    { label: t('requests.columns.received'), value: record.createdAt && moment(record.createdAt, timeZone) },
    { label: t('requests.facts.due'), value: due && moment(due, timeZone) },
    {
      label: t('requests.columns.assigned'),
      value: record.assignedTo === null ? t('requests.nobody') : nameOf(record.assignedTo),
    },
    { label: t('requests.columns.email'), value: record.email },
    { label: t('requests.columns.phone'), value: record.phone && formatPhone(record.phone) },
    {
      label: t('requests.facts.texts'),
      value: record.phone && t(record.smsConsent ? 'requests.facts.consent' : 'requests.facts.noConsent'),
    },
    { label: t('requests.facts.language'), value: t(`requests.languages.${record.language}`) },
    { label: t('requests.facts.via'), value: t(`requests.via.${record.via}`) },
    { label: t('requests.facts.night'), value: night && formatNight(night, language) },
    // Written before verdicts were based on records.
    { label: t('requests.facts.note'), value: record.verdict },
    { label: t('requests.facts.resolved'), value: record.resolvedAt && moment(record.resolvedAt, timeZone) },
  ];
  return (
    <PanelPart title={t('requests.facts.title')}>
      <FactList facts={facts.map((fact) => ({ ...fact, value: fact.value || null }))} />
    </PanelPart>
  );
}

/** The text conversation. A single text without pictures is the message above. */
function Conversation({ row: { record, timeZone }, words }: RequestPart) {
  const { t, moment } = words;
  const hasPictures = record.conversation.some(({ pictures }) => pictures > 0);
  if (record.conversation.length < 2 && !hasPictures) return null;
  return (
    <PanelPart title={t('requests.conversation')}>
      <ul className={`vh-list ${styles.answers}`}>
        {record.conversation.map(({ id, from, at, text, pictures }) => (
          <li key={id}>
            <p>
              {t(from === 'resident' ? 'requests.residentTexted' : 'requests.weTexted', {
                when: moment(at, timeZone),
              })}
            </p>
            <div dir="auto" lang={record.language}>
              {text}
            </div>
            {pictures > 0 && <p>{t('requests.pictures', { count: pictures })}</p>}
          </li>
        ))}
      </ul>
    </PanelPart>
  );
}

/** The answer sent to the resident, word for word. */
function Answers({ row: { record, timeZone }, words }: RequestPart) {
  const { t, nameOf, moment } = words;
  if (record.answers.length === 0) return null;
  return (
    <PanelPart title={t('requests.answers')}>
      <ul className={`vh-list ${styles.answers}`}>
        {record.answers.map(({ by, at, channel, text, delivery }, index) => (
          <li key={index}>
            {delivery && (
              <StatusBadge meaning={answerMeanings[delivery.state]}>
                {t(`requests.delivery.${delivery.state}`)}
              </StatusBadge>
            )}
            <p>
              {t(channel === 'text' ? 'requests.answeredByText' : 'requests.answeredByEmail', {
                name: nameOf(by),
                when: moment(at, timeZone),
              })}
            </p>
            <div dir="auto" lang={record.language}>
              {text}
            </div>
          </li>
        ))}
      </ul>
    </PanelPart>
  );
}

/** Every step starting with the message, each with its author and time; merged requests are linked. */
function Steps({ row: { record, timeZone }, words, onShow }: RequestPart & { onShow: (id: string) => void }) {
  const { t } = useTexts('mf-communities');
  const { nameOf, moment } = words;
  const others = [
    ...new Set(record.steps.flatMap(({ act, otherId }) => (act === 'merge' && otherId ? [otherId] : []))),
  ].filter((id) => id !== record.mergedInto);
  return (
    <PanelPart title={t('requests.steps.title')}>
      <Timeline
        lines={[
          ...(record.createdAt === null
            ? []
            : [
                {
                  what: t('requests.steps.received'),
                  who: moment(record.createdAt, timeZone),
                  words: receiptFailureText(record, words),
                },
              ]),
          ...record.steps.map((step) => ({
            what: describeStep(step, words),
            who: t('requests.steps.by', { name: nameOf(step.by), when: moment(step.at, timeZone) }),
            words: describeDelivery(step, record.answers, timeZone, words),
          })),
        ]}
      />
      {others.map((id) => (
        <Button key={id} variant="subtle" size="compact-md" onClick={() => onShow(id)}>
          {t('requests.showOther')}
        </Button>
      ))}
    </PanelPart>
  );
}
