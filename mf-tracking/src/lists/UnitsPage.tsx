import { formatNight } from 'shared-lib/i18n';
import { NameCell } from 'shared-lib/ui';
import { momentFact } from './facts.ts';
import { ListPage } from './ListPage.tsx';
import { unitName, type RecordList } from './recordList.ts';
import { amountColumn, statusColumn, textColumn } from './sharedColumns.tsx';

const meanings = { active: 'good', vacant: 'neutral', paused: 'watch' } as const;

const list: RecordList<'units'> = {
  kind: 'units',
  filters: ['status', 'community'],
  statuses: ['active', 'vacant', 'paused'],
  statusIsStored: false,
  statusOf: ({ status }) => status,
  meaningOf: (status) => meanings[status as keyof typeof meanings],
  ofOneCommunity: true,
  memberIdOf: () => null,
  unitIdOf: () => null,
  nameOf: ({ record }) => unitName(record),
  defaultSort: { id: 'unit', desc: false },
  facts: (row, words) => {
    const { t, language } = words;
    const { record } = row;
    return [
      { label: t('columns.community'), value: row.community },
      { label: t('columns.building'), value: record.building },
      { label: t('columns.floor'), value: record.floor },
      { label: t('columns.resident'), value: record.residentName },
      { label: t('columns.email'), value: record.email },
      { label: t('columns.phone'), value: record.phone },
      { label: t('facts.language'), value: t(`languages.${record.language}`) },
      { label: t('columns.sms'), value: t(record.smsOptIn ? 'facts.smsOn' : 'facts.smsOff') },
      { label: t('facts.moveIn'), value: record.moveInDate && formatNight(record.moveInDate, language) },
      momentFact(t('columns.lastServiced'), record.lastServicedAt, row, words),
      { label: t('columns.violations90d'), value: String(record.violationCount90d) },
      { label: t('facts.serviceNotes'), value: record.serviceNotes },
    ];
  },
  columns: (words) => {
    const { t } = words;
    return [
      textColumn('unit', t('columns.unit'), ({ record }) => unitName(record), {
        track: 'minmax(0, 1fr)',
        phone: 'first',
        choice: 'fixed',
        cell: ({ record }) => <NameCell shape="place" name={unitName(record)} />,
      }),
      statusColumn(words, list),
      textColumn('resident', t('columns.resident'), ({ record }) => record.residentName, {
        track: 'minmax(0, 1.2fr)',
        phone: 'below',
      }),
      textColumn('phone', t('columns.phone'), ({ record }) => record.phone, { track: 'minmax(0, 0.9fr)' }),
      textColumn('email', t('columns.email'), ({ record }) => record.email, { track: 'minmax(0, 1.4fr)' }),
      textColumn('floor', t('columns.floor'), ({ record }) => record.floor, { choice: 'hidden' }),
      amountColumn(
        'violations',
        t('columns.violations90d'),
        ({ violationCount90d }) => violationCount90d,
        ({ violationCount90d }) => String(violationCount90d),
        { choice: 'hidden' },
      ),
    ];
  },
};

/** `/units`: the homes of one community at a time. */
export default function UnitsPage() {
  return <ListPage list={list} />;
}
