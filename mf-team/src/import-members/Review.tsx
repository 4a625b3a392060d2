import { useMemo } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Card, useKeptFocus } from 'shared-lib/ui';
import { ColumnChoice } from 'shared-lib/ui/importing';
import { DataTable, type Filter } from 'shared-lib/ui/table';
import { importColumns } from './importFields.ts';
import { verdicts } from './judgeRows.ts';
import type { ListedRow } from './listRows.ts';
import { MemberRun } from './MemberRun.tsx';
import { missingColumns } from './memberColumns.ts';
import { outcomeOf, outcomes } from './outcomeOf.ts';
import styles from './Review.module.css';
import { nameOfRow, rowColumns } from './rowColumns.tsx';
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
      <ColumnChoice
        table={table}
        columns={importColumns.map((id) => ({ id, label: t(`importMembers.columns.${id}`) }))}
        mapping={mapping}
        missing={missingColumns(mapping)}
        disabled={hasResults}
        onChange={setMapping}
        onHeader={importing.open}
      />
      <div ref={panel}>
        <Card>{hasResults ? <MemberRun importing={importing} /> : <TakePanel importing={importing} />}</Card>
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
