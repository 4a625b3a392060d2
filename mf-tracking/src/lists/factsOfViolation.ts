import type { Violation } from 'shared-lib/domain';
import { formatMoney } from 'shared-lib/i18n';
import type { Fact } from 'shared-lib/ui/drawer';
import { memberFact, momentFact, nightFacts } from './facts.ts';
import type { Row, Words } from './recordList.ts';

/** What the panel says of a violation. */
export function factsOfViolation(row: Row<Violation>, words: Words): Fact[] {
  const { t, language } = words;
  const { record } = row;
  return [
    { label: t('columns.violation'), value: record.typeName },
    ...nightFacts(row, words),
    { label: t('columns.unit'), value: row.unit === '' ? t('unknownUnit') : row.unit },
    { label: t('columns.severity'), value: t(`severities.${record.severity}`) },
    { label: t('facts.description'), value: record.description },
    momentFact(t('facts.observed'), record.observedAt, row, words),
    memberFact(t('columns.reportedBy'), record.reportedBy ?? record.memberId, words),
    {
      label: t('facts.collected'),
      value: t(record.collectedAnyway ? 'facts.collectedYes' : 'facts.collectedNo'),
    },
    { label: t('facts.occurrence'), value: String(record.occurrence) },
    { label: t('facts.review'), value: t(`reviews.${record.reviewStatus}`) },
    { label: t('facts.rejectionReason'), value: record.rejectionReason },
    ...record.notices.map(({ level, channel, sentAt }) => ({
      ...momentFact(t('facts.notice', { level, channel: t(`channels.${channel}`) }), sentAt, row, words),
    })),
    momentFact(t('facts.cureBy'), record.cureBy, row, words),
    {
      label: t('facts.fine'),
      value: record.fineCents === null ? null : formatMoney(record.fineCents, language),
    },
    { label: t('facts.dispute'), value: record.dispute?.text },
    { label: t('facts.disputeDecision'), value: record.dispute?.decision },
    momentFact(t('facts.resolved'), record.resolvedAt, row, words),
    { label: t('facts.resolution'), value: record.resolutionNote },
  ];
}
