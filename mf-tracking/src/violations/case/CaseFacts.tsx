import { doorAddress } from 'shared-lib/domain';
import { Link } from 'shared-lib/router';
import { FactList } from 'shared-lib/ui/drawer';
import { PanelPart } from 'shared-lib/ui/lists';
import type { CasePart } from '../casePart.ts';

/** The sighting, its author, its time and time zone, and the case's outcome. */
export function CaseFacts({ row: { record, timeZone }, words }: CasePart) {
  const { t, nameOf, moment, money } = words;
  const when = (instant: number | null) => (instant === null ? null : moment(instant, timeZone));
  const { communityId, unitId, serviceDate } = record;
  const decision = record.dispute?.decision;
  return (
    <PanelPart title={t('cases.facts.title')}>
      <FactList
        facts={[
          { label: t('cases.facts.rule'), value: record.citedRule ?? t('cases.facts.noRule') },
          { label: t('cases.facts.description'), value: record.description },
          { label: t('cases.facts.severity'), value: t(`severities.${record.severity}`) },
          { label: t('cases.facts.seenBy'), value: nameOf(record.reportedBy ?? record.memberId) },
          { label: t('cases.facts.observed'), value: when(record.observedAt) },
          { label: t('cases.facts.received'), value: when(record.createdAt) },
          {
            label: t('cases.facts.trash'),
            value: t(record.collectedAnyway ? 'cases.facts.collected' : 'cases.facts.notCollected'),
          },
          {
            label: t('cases.facts.occurrence'),
            value: t('cases.facts.occurrenceOf', { count: record.occurrence }),
          },
          { label: t('cases.facts.rejectionReason'), value: record.rejectionReason },
          {
            label: t('cases.facts.level'),
            value: record.noticeLevel > 0 && t('cases.facts.levelOf', { level: record.noticeLevel }),
          },
          { label: t('cases.facts.cureBy'), value: when(record.cureBy) },
          {
            label: t('cases.facts.fine'),
            value: record.fineCents === null ? null : money(record.fineCents),
          },
          { label: t('cases.facts.dispute'), value: record.dispute?.text },
          { label: t('cases.facts.decision'), value: decision && decisionWords(decision, words) },
          { label: t('cases.facts.resolved'), value: when(record.resolvedAt) },
          { label: t('cases.facts.resolution'), value: record.resolutionNote },
        ].map((fact) => ({ ...fact, value: fact.value || null }))}
      />
      <Link className="vh-link" to={doorAddress({ communityId, unitId, night: serviceDate })}>
        {t('openDoorNight')}
      </Link>
    </PanelPart>
  );
}

/** Formats a decision; older ones are free text. */
const decisionWords = (decision: string, { t }: CasePart['words']): string =>
  decision === 'uphold' || decision === 'reduce' || decision === 'withdraw'
    ? t(`cases.decide.${decision}`)
    : decision;
