import type { ServiceLog } from 'shared-lib/domain';
import { formatDateTime, formatLength } from 'shared-lib/i18n';
import { StatusBadge } from 'shared-lib/ui';
import { outcomeMeanings, type ListFormatters, type RecordList, type Row } from 'shared-lib/ui/lists';
import { recordsOf } from '../lists/TrackingList.tsx';
import { distanceIn } from './distanceIn.ts';
import { serviceLogsTexts } from './listTexts.ts';
import { LogActions, LogEvidence } from './LogActions.tsx';

type Words = ListFormatters<'mf-tracking'>;

/** Formats how reliable an entry's place is; null if there is nothing to show. */
const accuracyIn = (
  { record: { geo }, timeZone }: Pick<Row<ServiceLog>, 'record' | 'timeZone'>,
  { language }: Words,
): string | null => {
  const meters = geo?.accuracyM ?? null;
  return meters === null ? null : formatLength(meters, timeZone, language);
};

/** An entry's outcome: struck through if it was corrected, with the corrected outcome next to it. */
function Outcome({ log, words }: { log: ServiceLog; words: Words }) {
  const { own, t } = words;
  const outcome = own(`statuses.${log.outcome}`);
  if (log.corrected === null) {
    return <StatusBadge meaning={outcomeMeanings[log.outcome]}>{outcome}</StatusBadge>;
  }
  return (
    <>
      <StatusBadge meaning="neutral">
        <s>{outcome}</s>
      </StatusBadge>{' '}
      <small>{t('serviceLogs.correctedTo', { outcome: own(`statuses.${log.corrected.outcome}`) })}</small>
    </>
  );
}

const correctionIn = ({ corrects, corrected }: ServiceLog, { t, own }: Words): string | null => {
  if (corrected) return t('serviceLogs.correctedTo', { outcome: own(`statuses.${corrected.outcome}`) });
  return corrects === null ? null : t('serviceLogs.isCorrection');
};

/** The list of service logs: what was recorded at each door, with its corrections. */
export const serviceLogList: RecordList<ServiceLog, ServiceLog['outcome'], 'mf-tracking'> = {
  ...recordsOf('serviceLogs'),
  texts: serviceLogsTexts,
  filters: ['status', 'community', 'member', 'from', 'to', 'unit'],
  statuses: outcomeMeanings,
  statusOf: ({ outcome }) => outcome,
  statusIsStored: true,
  statusField: 'outcome',
  memberIdOf: ({ memberId }) => memberId,
  unitIdOf: ({ unitId }) => unitId,
  nameOf: ({ unit }, { t }) => unit || t('unknownUnit'),
  defaultSort: { id: 'night', desc: true },
  columns: (words, shared) => {
    const { t } = words;
    return [
      shared.name('unit', t('columns.unit'), (row) => row.unit || t('unknownUnit'), {
        detailOf: ({ community }) => community,
        track: 'minmax(120px, 1.1fr)',
      }),
      {
        ...shared.status(),
        track: 'minmax(124px, 1fr)',
        cell: ({ record }: Row<ServiceLog>) => <Outcome log={record} words={words} />,
      },
      shared.community('hidden', { choice: 'hidden' }),
      shared.night(({ serviceDate }) => serviceDate),
      shared.clock('serviced', t('serviceLogs.columns.serviced'), ({ servicedAt }) => servicedAt, {
        track: 'minmax(104px, 0.5fr)',
      }),
      shared.member('below', { track: 'minmax(88px, 1fr)' }),
      shared.text(
        'method',
        t('serviceLogs.columns.method'),
        ({ record }) => t(`serviceLogs.methods.${record.method}`),
        { choice: 'hidden' },
      ),
      shared.text(
        'distance',
        t('serviceLogs.columns.distance'),
        ({ record, timeZone }) => distanceIn(record, timeZone, words),
        {
          track: 'minmax(68px, 0.7fr)',
        },
      ),
      shared.text(
        'reason',
        t('serviceLogs.columns.reason'),
        ({ record }) => record.reason && t(`doors.reasons.${record.reason}`),
        { choice: 'hidden' },
      ),
      shared.amount('bags', t('serviceLogs.columns.bags'), ({ bagCount }) => bagCount, { choice: 'hidden' }),
      shared.text(
        'photo',
        t('serviceLogs.columns.photo'),
        ({ record }) => record.photo && t('serviceLogs.withPhoto'),
        { choice: 'hidden' },
      ),
      shared.text(
        'correction',
        t('serviceLogs.columns.correction'),
        ({ record }) => correctionIn(record, words),
        {
          choice: 'hidden',
        },
      ),
      shared.text('logId', t('serviceLogs.columns.logId'), ({ record }) => record.id, { choice: 'hidden' }),
      shared.timeZone(),
    ];
  },
  facts: (row, words, shared) => {
    const { record, timeZone } = row;
    const { t, own, language, memberName } = words;
    const { corrected } = record;
    return [
      shared.community,
      shared.night(record.serviceDate),
      shared.moment(t('serviceLogs.columns.serviced'), record.servicedAt),
      shared.moment(t('serviceLogs.sent'), record.syncedAt ?? record.createdAt),
      shared.member(record.memberId),
      { label: t('serviceLogs.columns.method'), value: t(`serviceLogs.methods.${record.method}`) },
      { label: t('serviceLogs.columns.distance'), value: distanceIn(record, timeZone, words) },
      {
        label: t('serviceLogs.columns.accuracy'),
        value: accuracyIn(row, words),
      },
      { label: t('serviceLogs.columns.reason'), value: record.reason && t(`doors.reasons.${record.reason}`) },
      { label: t('serviceLogs.columns.bags'), value: String(record.bagCount) },
      { label: t('serviceLogs.columns.stream'), value: t(`serviceLogs.streams.${record.stream}`) },
      shared.member(record.corrects === null ? null : record.createdBy, t('serviceLogs.recordedBy')),
      { label: t('serviceLogs.correctionReason'), value: record.correctionReason },
      {
        label: t('serviceLogs.corrected'),
        value:
          corrected &&
          t('serviceLogs.correctedBy', {
            outcome: own(`statuses.${corrected.outcome}`),
            name: corrected.by === null ? '–' : memberName(corrected.by),
            when: corrected.at === null ? '–' : formatDateTime(corrected.at, language, timeZone),
          }),
      },
    ];
  },
  evidence: (row, words) => <LogEvidence row={row} memberName={words.memberName} />,
  actions: (row, words) => <LogActions row={row} memberName={words.memberName} />,
};
