import { useMemo } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { DataTable, type Filter } from 'shared-lib/ui/table';
import { tonightColumns } from './tonightColumns.tsx';
import { statesByUrgency, type TonightShift } from './tonightOf.ts';

/** Tonight's shifts as a list. Problems come first until a person sorts it otherwise. */
export function TonightTable({ shifts }: { shifts: readonly TonightShift[] }) {
  const { t, i18n } = useTexts('mf-tracking');
  const { language } = i18n;
  const columns = useMemo(() => tonightColumns(t, language), [t, language]);
  const filters = useMemo(
    (): Filter<TonightShift>[] => [
      {
        id: 'state',
        label: t('columns.state'),
        kind: 'choice',
        options: statesByUrgency.map((state) => ({ value: state, label: t(`states.${state}`) })),
        values: ({ standing }) => standing.state,
      },
    ],
    [t],
  );

  return (
    <DataTable
      id="tonight"
      label={t('list')}
      columns={columns}
      rows={shifts}
      rowKey={(shift) => shift.communityId}
      rowName={(shift) => shift.communityName}
      searchLabel={t('search')}
      filters={filters}
      exportable
    />
  );
}
