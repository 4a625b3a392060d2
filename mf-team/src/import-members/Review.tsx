import { useMemo } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Card } from 'shared-lib/ui';
import { DataTable, type Filter } from 'shared-lib/ui/table';
import { useKeptFocus } from '../focus/useKeptFocus.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { verdicts } from './judgeRows.ts';
import type { ListedRow } from './listRows.ts';
import { outcomeOf, outcomes } from './outcomeOf.ts';
import styles from './Review.module.css';
import { nameOfRow, rowColumns } from './rowColumns.tsx';
import { RunPanel } from './RunPanel.tsx';
import { TakePanel } from './TakePanel.tsx';
import type { ImportState } from './useImport.ts';

const standings = [...verdicts, 'beyond'] as const;

/** Shows the dry run of a file, row by row, then the run and the outcome of each row. */
export function Review({ importing }: { importing: ImportState }) {
  const { t } = useTexts('mf-team');
  const { table, mapping, listed, state, isRunning, take, setMapping } = importing;
  const panel = useKeptFocus<HTMLDivElement>(state);
  const hasResults = state !== 'notStarted';
  const columns = useMemo(
    () => rowColumns(t, isRunning ? null : (line, isTaken) => take([line], isTaken), hasResults),
    [t, isRunning, hasResults, take],
  );
  const filters = useMemo(
    (): Filter<ListedRow>[] => [
      {
        id: 'check',
        label: t('importMembers.columns.standing'),
        kind: 'choice',
        options: standings.map((value) => ({ value, label: t(`importMembers.standings.${value}`) })),
        values: ({ standing }) => standing,
      },
      ...(hasResults
        ? [
            {
              id: 'result',
              label: t('importMembers.columns.result'),
              kind: 'choice',
              options: outcomes.map((value) => ({ value, label: t(`importMembers.results.${value}`) })),
              values: (row) => outcomeOf(row) ?? [],
            } satisfies Filter<ListedRow>,
          ]
        : []),
    ],
    [t, hasResults],
  );
  if (!table) return null;

  return (
    <div className={styles.parts}>
      <ColumnChoice headers={table.headers} mapping={mapping} disabled={hasResults} onChange={setMapping} />
      <div ref={panel}>
        <Card>{hasResults ? <RunPanel importing={importing} /> : <TakePanel importing={importing} />}</Card>
      </div>
      <Card flush>
        <DataTable
          id="import-members"
          label={t('importMembers.review.list')}
          columns={columns}
          rows={listed}
          rowKey={({ line }) => String(line)}
          rowName={nameOfRow}
          searchLabel={t('importMembers.review.search')}
          filters={filters}
          urlPrefix="rows"
          choosable
          exportable
        />
      </Card>
    </div>
  );
}
