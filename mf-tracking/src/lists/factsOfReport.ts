import type { ShiftReport } from 'shared-lib/domain';
import type { Fact } from 'shared-lib/ui/drawer';
import { memberFact, minutesInWords, momentFact, nightFacts } from './facts.ts';
import type { Row, Words } from './recordList.ts';

/** What the panel says of a shift report. */
export function factsOfReport(row: Row<ShiftReport>, words: Words): Fact[] {
  const { t } = words;
  const { record } = row;
  const served = record.status !== 'missed';
  const outOf = (part: number, all: number) => (served ? t('outOf', { part, all }) : null);
  return [
    ...nightFacts(row, words),
    memberFact(t('columns.member'), record.memberId, words),
    momentFact(t('columns.started'), record.startedAt, row, words),
    momentFact(t('facts.submitted'), record.submittedAt, row, words),
    { label: t('columns.duration'), value: minutesInWords(record.durationMin, words) },
    { label: t('columns.units'), value: outOf(record.unitsServiced, record.unitsTotal) },
    { label: t('facts.skipped'), value: served ? String(record.unitsSkipped) : null },
    { label: t('columns.checkpoints'), value: outOf(record.checkpointsScanned, record.checkpointsExpected) },
    { label: t('columns.violations'), value: served ? String(record.violationsCount) : null },
    {
      label: t('facts.compactor'),
      value: record.compactorLevel && t(`compactor.${record.compactorLevel}`),
    },
    ...record.issues.map(({ type, note }) => ({
      label: t('facts.issue'),
      value: note ? `${type}: ${note}` : type,
    })),
    { label: t('facts.notes'), value: record.notes },
    memberFact(t('facts.reviewedBy'), record.reviewedBy, words),
    momentFact(t('facts.reviewed'), record.reviewedAt, row, words),
    { label: t('facts.reviewNote'), value: record.reviewNote },
  ];
}
