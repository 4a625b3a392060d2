import { useMemo, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { Card } from '../../base/cards/Card.tsx';
import { useStepFocus } from '../../base/screen/useStepFocus.ts';
import { ListSkeleton } from '../../base/states/ListSkeleton.tsx';
import { SectionError } from '../../base/states/SectionError.tsx';
import { DataTable } from '../../lists/table/DataTable.tsx';
import { ColumnChoice } from '../choosing/ColumnChoice.tsx';
import type { ImportKind } from '../importKind.ts';
import { missingFields } from '../parseRows.ts';
import type { ImportTable } from '../reading/importTable.ts';
import { reviewColumns, reviewFilters } from '../review/reviewColumns.tsx';
import { PlannedRun } from '../run/PlannedRun.tsx';
import { rowStatuses } from './listImportRows.ts';
import { plannedWords } from './plannedWords.tsx';
import type { PlannedImportState } from './usePlannedImport.ts';

interface PlannedReviewProps<Field extends string, Values extends object, Existing> {
  kind: ImportKind<Field, Values, Existing>;
  importing: PlannedImportState<Field, Values>;
  table: ImportTable;
  note: ReactNode;
}

/** A file's dry run, row by row, once there is something to compare with; then the run and each row's outcome. */
export function PlannedReview<Field extends string, Values extends object, Existing>({
  kind,
  importing,
  table,
  note,
}: PlannedReviewProps<Field, Values, Existing>) {
  const { t } = useTexts('importing');
  const { mapping, listed, state, isRunning, isCompared, hasFailed, take } = importing;
  const focus = useStepFocus<HTMLDivElement>(state);
  const hasBegun = state !== 'notStarted';
  const onTake = isRunning ? null : take;
  const words = useMemo(() => plannedWords(t, kind, hasBegun, onTake), [t, kind, hasBegun, onTake]);
  const columns = useMemo(() => reviewColumns(t, words), [t, words]);
  const filters = useMemo(() => reviewFilters(t, rowStatuses, words.outcomes), [t, words]);
  return (
    <div className="vh-grid">
      <ColumnChoice
        table={table}
        columns={kind.fields}
        mapping={mapping}
        missing={missingFields(mapping, kind)}
        disabled={hasBegun}
        onChange={importing.setMapping}
        onHeader={importing.open}
      />
      {hasFailed ? (
        <Card>
          <SectionError text={t('review.notCompared')} onRetry={importing.compare} />
        </Card>
      ) : !isCompared ? (
        <Card>
          <div className="vh-grid">
            <p className="vh-soft" role="status">
              {t('review.comparing')}
            </p>
            <ListSkeleton rows={4} />
          </div>
        </Card>
      ) : (
        <>
          <div ref={focus}>
            <Card>
              <PlannedRun kind={kind} importing={importing} note={note} columns={columns} />
            </Card>
          </div>
          <Card flush>
            <DataTable
              id={kind.id}
              label={t('review.list')}
              columns={columns}
              rows={listed}
              rowKey={({ line }) => String(line)}
              rowName={({ texts }) => kind.nameOf(texts)}
              searchLabel={t('review.search')}
              filters={filters}
              urlPrefix="rows"
              choosable
              exportable
            />
          </Card>
        </>
      )}
    </div>
  );
}
