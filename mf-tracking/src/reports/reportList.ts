import type { ShiftReport } from 'shared-lib/domain';
import { lazyPart } from 'shared-lib/ui';
import { formatMinutes, ofNights, type RecordList } from 'shared-lib/ui/lists';
import { recordsOf } from '../lists/TrackingList.tsx';
import { shiftReportsTexts } from './listTexts.ts';

const panel = lazyPart(
  'The shift report',
  async () => (await import(/* webpackChunkName: "report" */ './panel/ReportPanel.tsx')).ReportPanel,
);

/** A shift's count; none for a missed shift. */
const ifServed = <T>({ status }: ShiftReport, amount: T) => (status === 'missed' ? null : amount);

/** The configuration of the list of shift reports. */
export const reportList: RecordList<ShiftReport, ShiftReport['status'], 'mf-tracking'> = {
  ...recordsOf('shiftReports'),
  // Small, because an open report also loads its round.
  pageSize: 50,
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
        textOf: ({ durationMin }) => formatMinutes(durationMin, words),
        choice: 'hidden',
      }),
      shared.timeZone(),
    ];
  },
  facts: ({ record }, { t }, shared) => [
    shared.community,
    shared.night(record.serviceDate),
    shared.member(record.memberId),
    shared.moment(t('columns.started'), record.startedAt),
  ],
  emptyOf: ({ status }, { t }) =>
    status?.join() === 'submitted'
      ? { title: t('report.none.title'), text: t('report.none.text') }
      : undefined,
  panel,
  ownFilters: ({ t }) => [
    {
      id: 'check',
      label: t('report.findings.title'),
      kind: 'choice',
      options: [{ value: 'flagged', label: t('report.findings.flagged') }],
      values: ({ record }) => ((record.roundCheck?.findings.length ?? 0) > 0 ? 'flagged' : []),
      counted: false,
    },
  ],
};
