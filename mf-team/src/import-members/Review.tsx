import { useMemo } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { ImportReview } from 'shared-lib/ui/importing';
import { importColumns } from './importFields.ts';
import { verdicts } from './checkRows.ts';
import { MemberRun } from './MemberRun.tsx';
import { missingColumns } from './memberColumns.ts';
import { nameOfRow, reviewWords } from './reviewWords.tsx';
import { ImportPreviewPanel } from './ImportPreviewPanel.tsx';
import type { ImportState } from './useImport.ts';

const statuses = [...verdicts, 'beyond'] as const;

/** Shows the dry run of a file, row by row, then the run and the outcome of each row. */
export function Review({ importing }: { importing: ImportState }) {
  const { t } = useTexts('mf-team');
  const { table, mapping, listed, state, isRunning, take } = importing;
  const hasResults = state !== 'notStarted';
  const words = useMemo(
    () => reviewWords(t, isRunning ? null : (line, isTaken) => take([line], isTaken), hasResults),
    [t, isRunning, hasResults, take],
  );
  if (!table) return null;

  return (
    <ImportReview
      id="import-members"
      table={table}
      choices={importColumns.map((id) => ({ id, label: t(`importMembers.columns.${id}`) }))}
      mapping={mapping}
      missing={missingColumns(mapping)}
      state={state}
      onMapping={importing.setMapping}
      onTable={importing.open}
      panel={hasResults ? <MemberRun importing={importing} /> : <ImportPreviewPanel importing={importing} />}
      rows={listed}
      words={words}
      statuses={statuses}
      nameOf={nameOfRow}
      searchLabel={t('importMembers.review.search')}
    />
  );
}
