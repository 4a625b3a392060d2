import { shiftReportStatuses } from 'shared-lib/domain';
import { factsOfReport } from './factsOfReport.ts';
import { ListPage } from './ListPage.tsx';
import { minutesInWords } from './facts.ts';
import type { RecordList } from './recordList.ts';
import {
  amountColumn,
  clockColumn,
  communityColumn,
  memberColumn,
  nightColumn,
  statusColumn,
  timeZoneColumn,
} from './sharedColumns.tsx';

const meanings = {
  inProgress: 'info',
  submitted: 'watch',
  approved: 'good',
  returned: 'neutral',
  missed: 'bad',
} as const;

const list: RecordList<'shiftReports'> = {
  kind: 'shiftReports',
  filters: ['status', 'community', 'member', 'night', 'nights'],
  statuses: shiftReportStatuses,
  statusIsStored: true,
  statusOf: ({ status }) => status,
  meaningOf: (status) => meanings[status as keyof typeof meanings],
  ofOneCommunity: false,
  memberIdOf: ({ memberId }) => memberId,
  unitIdOf: () => null,
  nameOf: ({ community }) => community,
  defaultSort: { id: 'night', desc: true },
  facts: factsOfReport,
  columns: (words) => {
    const { t } = words;
    return [
      communityColumn(words, 'first'),
      statusColumn(words, list),
      nightColumn(words),
      memberColumn(words, t('columns.member'), list.memberIdOf, 'below'),
      amountColumn(
        'units',
        t('columns.units'),
        ({ status, unitsServiced }) => (status === 'missed' ? null : unitsServiced),
        ({ status, unitsServiced, unitsTotal }) =>
          status === 'missed' ? null : t('outOf', { part: unitsServiced, all: unitsTotal }),
        { track: 'minmax(76px, 0.4fr)' },
      ),
      amountColumn(
        'checkpoints',
        t('columns.checkpoints'),
        ({ status, checkpointsScanned }) => (status === 'missed' ? null : checkpointsScanned),
        ({ status, checkpointsScanned, checkpointsExpected }) =>
          status === 'missed' ? null : t('outOf', { part: checkpointsScanned, all: checkpointsExpected }),
        { track: 'minmax(76px, 0.5fr)' },
      ),
      amountColumn(
        'violations',
        t('columns.violations'),
        ({ violationsCount }) => violationsCount,
        ({ violationsCount }) => String(violationsCount),
        { choice: 'hidden' },
      ),
      clockColumn(words, 'started', t('columns.started'), ({ startedAt }) => startedAt, { choice: 'hidden' }),
      amountColumn(
        'duration',
        t('columns.duration'),
        ({ durationMin }) => durationMin,
        ({ durationMin }) => minutesInWords(durationMin, words),
        { choice: 'hidden' },
      ),
      timeZoneColumn(words),
    ];
  },
};

/** `/shift-report`: what was reported of each shift, newest first. */
export default function ShiftReportPage() {
  return <ListPage list={list} />;
}
