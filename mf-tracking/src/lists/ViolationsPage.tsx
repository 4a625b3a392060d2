import type { Violation } from 'shared-lib/domain';
import { formatMoney } from 'shared-lib/i18n';
import { ofNights, type RecordList } from 'shared-lib/ui/lists';
import { violationsTexts } from './texts/violations.ts';
import { recordsOf, TrackingList } from './TrackingList.tsx';

const list: RecordList<Violation, Violation['status'], 'mf-tracking'> = {
  ...recordsOf('violations'),
  ...ofNights,
  texts: violationsTexts,
  statuses: {
    open: 'watch',
    notified: 'info',
    escalated: 'bad',
    disputed: 'watch',
    resolved: 'good',
    dismissed: 'neutral',
  },
  statusOf: ({ status }) => status,
  unitIdOf: ({ unitId }) => unitId,
  nameOf: ({ record }) => record.caseNumber,
  columns: ({ t }, shared) => [
    shared.name('violation', t('columns.violation'), ({ record }) => record.typeName || record.caseNumber, {
      detailOf: ({ record }) => record.caseNumber,
      track: 'minmax(0, 2fr)',
    }),
    shared.text('caseNumber', t('columns.caseNumber'), ({ record }) => record.caseNumber, {
      choice: 'hidden',
    }),
    shared.status(),
    shared.community('below'),
    shared.unit(t('columns.unit'), { track: 'minmax(64px, 0.4fr)' }),
    shared.night(({ serviceDate }) => serviceDate),
    shared.text('severity', t('columns.severity'), ({ record }) => t(`severities.${record.severity}`), {
      track: 'minmax(72px, 0.4fr)',
    }),
    shared.member('hidden', { header: t('columns.reportedBy'), choice: 'hidden' }),
  ],
  facts: ({ record, unit }, { t, language }, shared) => [
    { label: t('columns.violation'), value: record.typeName },
    shared.community,
    shared.night(record.serviceDate),
    { label: t('columns.unit'), value: unit === '' ? t('unknownUnit') : unit },
    { label: t('columns.severity'), value: t(`severities.${record.severity}`) },
    { label: t('facts.description'), value: record.description },
    shared.moment(t('facts.observed'), record.observedAt),
    shared.member(record.reportedBy ?? record.memberId, t('columns.reportedBy')),
    {
      label: t('facts.collected'),
      value: t(record.collectedAnyway ? 'facts.collectedYes' : 'facts.collectedNo'),
    },
    { label: t('facts.occurrence'), value: String(record.occurrence) },
    { label: t('facts.review'), value: t(`reviews.${record.reviewStatus}`) },
    { label: t('facts.rejectionReason'), value: record.rejectionReason },
    ...record.notices.map(({ level, channel, sentAt }) =>
      shared.moment(t('facts.notice', { level, channel: t(`channels.${channel}`) }), sentAt),
    ),
    shared.moment(t('facts.cureBy'), record.cureBy),
    {
      label: t('facts.fine'),
      value: record.fineCents === null ? null : formatMoney(record.fineCents, language),
    },
    { label: t('facts.dispute'), value: record.dispute?.text },
    { label: t('facts.disputeDecision'), value: record.dispute?.decision },
    shared.moment(t('facts.resolved'), record.resolvedAt),
    { label: t('facts.resolution'), value: record.resolutionNote },
  ],
};

/** `/violations`: breaches of the communities' rules, newest first. */
export default function ViolationsPage() {
  return <TrackingList list={list} />;
}
