import { formatDateTime } from 'shared-lib/i18n';
import { NameCell } from 'shared-lib/ui';
import { memberFact, momentFact } from './facts.ts';
import { ListPage } from './ListPage.tsx';
import type { RecordList } from './recordList.ts';
import {
  clockColumn,
  communityColumn,
  Nothing,
  statusColumn,
  textColumn,
  timeZoneColumn,
} from './sharedColumns.tsx';

const list: RecordList<'checkpoints'> = {
  kind: 'checkpoints',
  filters: ['status', 'community'],
  statuses: ['active', 'inactive'],
  statusIsStored: false,
  statusOf: ({ isActive }) => (isActive ? 'active' : 'inactive'),
  meaningOf: (status) => (status === 'active' ? 'good' : 'neutral'),
  ofOneCommunity: false,
  memberIdOf: ({ lastScannedBy }) => lastScannedBy,
  unitIdOf: () => null,
  nameOf: ({ record }) => record.name,
  defaultSort: { id: 'community', desc: false },
  facts: (row, words) => {
    const { t } = words;
    const { record } = row;
    const { windowStart, windowEnd } = record;
    return [
      { label: t('columns.community'), value: row.community },
      { label: t('columns.building'), value: record.building },
      { label: t('columns.floor'), value: record.floor },
      { label: t('columns.order'), value: String(record.order) },
      { label: t('columns.type'), value: t(`checkpointTypes.${record.type}`) },
      { label: t('facts.requiredPerShift'), value: String(record.requiredPerShift) },
      {
        label: t('facts.photo'),
        value: t(record.photoRequired ? 'facts.photoRequired' : 'facts.photoOptional'),
      },
      {
        label: t('facts.window'),
        value: windowStart && windowEnd ? t('fromTo', { from: windowStart, to: windowEnd }) : null,
      },
      momentFact(t('columns.lastScanned'), record.lastScannedAt, row, words),
      memberFact(t('facts.lastScannedBy'), record.lastScannedBy, words),
    ];
  },
  columns: (words) => {
    const { t, language } = words;
    return [
      textColumn('name', t('columns.checkpoint'), ({ record }) => record.name, {
        track: 'minmax(0, 1.4fr)',
        phone: 'first',
        choice: 'fixed',
        cell: ({ record }) => <NameCell shape="place" name={record.name} />,
      }),
      statusColumn(words, list),
      communityColumn(words, 'below'),
      textColumn('building', t('columns.building'), ({ record }) => record.building, {
        track: 'minmax(72px, 0.6fr)',
      }),
      textColumn('floor', t('columns.floor'), ({ record }) => record.floor, { choice: 'hidden' }),
      textColumn('type', t('columns.type'), ({ record }) => t(`checkpointTypes.${record.type}`), {
        track: 'minmax(72px, 0.6fr)',
      }),
      clockColumn(words, 'lastScanned', t('columns.lastScanned'), ({ lastScannedAt }) => lastScannedAt, {
        track: 'minmax(120px, 0.8fr)',
        cell: ({ record, timeZone }) =>
          record.lastScannedAt === null ? (
            <Nothing />
          ) : (
            formatDateTime(record.lastScannedAt, language, timeZone)
          ),
      }),
      timeZoneColumn(words),
    ];
  },
};

/** `/checkpoints`: the points that are scanned on each round. */
export default function CheckpointsPage() {
  return <ListPage list={list} />;
}
