import type { ShiftReport } from 'shared-lib/domain';
import { lazyPart, LazySection } from 'shared-lib/ui';
import { minutesInWords, ofNights, type RecordList } from 'shared-lib/ui/lists';
import { shiftReportsTexts } from './listTexts.ts';
import { recordsOf, TrackingList } from '../lists/TrackingList.tsx';

const photos = lazyPart(
  'The photos of a shift report',
  async () => (await import(/* webpackChunkName: "report" */ './ReportPhotos.tsx')).ReportPhotos,
);

/** An amount of a shift; of one that nobody came to there is none. */
const ifServed = <T,>({ status }: ShiftReport, amount: T) => (status === 'missed' ? null : amount);

const list: RecordList<ShiftReport, ShiftReport['status'], 'mf-tracking'> = {
  ...recordsOf('shiftReports'),
  ...ofNights,
  texts: shiftReportsTexts,
  statuses: { inProgress: 'info', submitted: 'watch', approved: 'good', returned: 'neutral', missed: 'bad' },
  statusOf: ({ status }) => status,
  nameOf: ({ community }) => community,
  columns: (words, shared) => {
    const { t } = words;
    const outOf = (report: ShiftReport, part: number, all: number) =>
      ifServed(report, t('outOf', { part, all }));
    return [
      shared.community('first'),
      shared.status(),
      shared.night(({ serviceDate }) => serviceDate),
      shared.member('below'),
      shared.amount('units', t('columns.units'), (report) => ifServed(report, report.unitsServiced), {
        textOf: (report) => outOf(report, report.unitsServiced, report.unitsTotal),
        track: 'minmax(76px, 0.4fr)',
      }),
      shared.amount(
        'checkpoints',
        t('columns.checkpoints'),
        (report) => ifServed(report, report.checkpointsScanned),
        {
          textOf: (report) => outOf(report, report.checkpointsScanned, report.checkpointsExpected),
          track: 'minmax(76px, 0.5fr)',
        },
      ),
      shared.amount('violations', t('columns.violations'), ({ violationsCount }) => violationsCount, {
        choice: 'hidden',
      }),
      shared.clock('started', t('columns.started'), ({ startedAt }) => startedAt, { choice: 'hidden' }),
      shared.amount('duration', t('columns.duration'), ({ durationMin }) => durationMin, {
        textOf: ({ durationMin }) => minutesInWords(durationMin, words),
        choice: 'hidden',
      }),
      shared.timeZone(),
    ];
  },
  facts: ({ record }, words, shared) => {
    const { t } = words;
    const outOf = (part: number, all: number) => ifServed(record, t('outOf', { part, all }));
    return [
      shared.community,
      shared.night(record.serviceDate),
      shared.member(record.memberId),
      shared.moment(t('columns.started'), record.startedAt),
      shared.moment(t('facts.submitted'), record.submittedAt),
      { label: t('columns.duration'), value: minutesInWords(record.durationMin, words) },
      { label: t('columns.units'), value: outOf(record.unitsServiced, record.unitsTotal) },
      { label: t('facts.skipped'), value: ifServed(record, String(record.unitsSkipped)) },
      {
        label: t('columns.checkpoints'),
        value: outOf(record.checkpointsScanned, record.checkpointsExpected),
      },
      { label: t('columns.violations'), value: ifServed(record, String(record.violationsCount)) },
      {
        label: t('facts.compactor'),
        value: record.compactorLevel && t(`compactor.${record.compactorLevel}`),
      },
      ...record.issues.map(({ type, note }) => ({
        label: t('facts.issue'),
        value: note ? `${type}: ${note}` : type,
      })),
      { label: t('facts.notes'), value: record.notes },
      shared.member(record.reviewedBy, t('facts.reviewedBy')),
      shared.moment(t('facts.reviewed'), record.reviewedAt),
      { label: t('facts.reviewNote'), value: record.reviewNote },
    ];
  },
  actions: ({ record, community, timeZone }, { memberName }) => (
    <LazySection part={photos}>
      {(ReportPhotos) => (
        <ReportPhotos report={record} community={community} timeZone={timeZone} memberName={memberName} />
      )}
    </LazySection>
  ),
};

/** `/shift-report`: what was reported of each shift, newest first. */
export default function ShiftReportPage() {
  return <TrackingList list={list} />;
}
