import { violationStatuses } from 'shared-lib/domain';
import { NameCell } from 'shared-lib/ui';
import { factsOfViolation } from './factsOfViolation.ts';
import { ListPage } from './ListPage.tsx';
import type { RecordList } from './recordList.ts';
import { communityColumn, memberColumn, nightColumn, statusColumn, textColumn } from './sharedColumns.tsx';

const meanings = {
  open: 'watch',
  notified: 'info',
  escalated: 'bad',
  disputed: 'watch',
  resolved: 'good',
  dismissed: 'neutral',
} as const;

const list: RecordList<'violations'> = {
  kind: 'violations',
  filters: ['status', 'community', 'member', 'night', 'nights'],
  statuses: violationStatuses,
  statusIsStored: true,
  statusOf: ({ status }) => status,
  meaningOf: (status) => meanings[status as keyof typeof meanings],
  ofOneCommunity: false,
  memberIdOf: ({ memberId }) => memberId,
  unitIdOf: ({ unitId }) => unitId,
  nameOf: ({ record }) => record.caseNumber,
  defaultSort: { id: 'night', desc: true },
  facts: factsOfViolation,
  columns: (words) => {
    const { t } = words;
    return [
      textColumn('violation', t('columns.violation'), ({ record }) => record.typeName || record.caseNumber, {
        track: 'minmax(0, 2fr)',
        phone: 'first',
        choice: 'fixed',
        search: ({ record }) => `${record.typeName} ${record.caseNumber}`,
        cell: ({ record }) => (
          <NameCell shape="place" name={record.typeName || record.caseNumber} detail={record.caseNumber} />
        ),
      }),
      textColumn('caseNumber', t('columns.caseNumber'), ({ record }) => record.caseNumber, {
        choice: 'hidden',
      }),
      statusColumn(words, list),
      communityColumn(words, 'below'),
      textColumn('unit', t('columns.unit'), ({ unit }) => unit, { track: 'minmax(64px, 0.4fr)' }),
      nightColumn(words),
      textColumn('severity', t('columns.severity'), ({ record }) => t(`severities.${record.severity}`), {
        track: 'minmax(72px, 0.4fr)',
      }),
      { ...memberColumn(words, t('columns.reportedBy'), list.memberIdOf, 'hidden'), choice: 'hidden' },
    ];
  },
};

/** `/violations`: breaches of the communities' rules, newest first. */
export default function ViolationsPage() {
  return <ListPage list={list} />;
}
