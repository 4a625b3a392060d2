import { useMemo, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { Card } from '../../base/cards/Card.tsx';
import { useStepFocus } from '../../base/screen/useStepFocus.ts';
import { ListSkeleton } from '../../base/states/ListSkeleton.tsx';
import { SectionError } from '../../base/states/SectionError.tsx';
import { DataTable } from '../../lists/table/DataTable.tsx';
import { ChooseFile } from '../choosing/ChooseFile.tsx';
import { ColumnChoice } from '../choosing/ColumnChoice.tsx';
import { useForgetPastedRows } from '../choosing/usePastedRows.ts';
import type { ImportKind } from '../importKind.ts';
import { missingFields } from '../parseRows.ts';
import type { ImportTable } from '../reading/importTable.ts';
import { reviewColumns, reviewFilters } from '../review/reviewColumns.tsx';
import { LeaveGuard } from '../run/LeaveGuard.tsx';
import { PlannedRun } from '../run/PlannedRun.tsx';
import { rowStatuses } from './listImportRows.ts';
import { formatPlan } from './formatPlan.tsx';
import { usePlannedImport, type PlannedImportState } from './usePlannedImport.ts';

interface PlannedImportProps<Field extends string, Values extends object, Existing> {
  /** Must keep its identity while nothing changes. */
  kind: ImportKind<Field, Values, Existing>;
  /** Whether a query string still shows the import. */
  isImport: (search: URLSearchParams) => boolean;
  /** Additional information before the import runs. */
  note?: ReactNode;
}

interface PlannedReviewProps<Field extends string, Values extends object, Existing> {
  kind: ImportKind<Field, Values, Existing>;
  importing: PlannedImportState<Field, Values>;
  table: ImportTable;
  note: ReactNode;
}

/** A file's dry run, row by row, once there is something to compare with; then the run and each row's outcome. */
function PlannedReview<Field extends string, Values extends object, Existing>({
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
  const words = useMemo(() => formatPlan(t, kind, hasBegun, onTake), [t, kind, hasBegun, onTake]);
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

/** An import with a dry run: choose a file, review what would happen to each row, run it, undo it. */
export function PlannedImport<
  Field extends string,
  Values extends object,
  Existing extends { readonly id: string },
>({ kind, isImport, note }: PlannedImportProps<Field, Values, Existing>) {
  const importing = usePlannedImport(kind);
  const { table, state, isRunning, stop, open } = importing;
  useForgetPastedRows(kind.template.fileName, state === 'finished');
  useStepFocus(String(table === null));
  const wanted = kind.fields.filter(({ insteadOf }) => insteadOf === undefined);
  return (
    <>
      {isRunning && <LeaveGuard isImport={isImport} onStop={stop} />}
      {table === null ? (
        <ChooseFile
          limits={kind.limits}
          wanted={wanted}
          known={kind.fields.flatMap(({ names }) => names)}
          template={{ ...kind.template, header: wanted.map(({ label }) => label) }}
          onRead={open}
        />
      ) : (
        <PlannedReview kind={kind} importing={importing} table={table} note={note} />
      )}
    </>
  );
}
