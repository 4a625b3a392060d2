import { useMemo, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { Card } from '../../base/cards/Card.tsx';
import { useStepFocus } from '../../base/screen/useStepFocus.ts';
import { DataTable } from '../../lists/table/DataTable.tsx';
import { ColumnChoice } from '../choosing/ColumnChoice.tsx';
import type { RowStatus } from '../plan/listImportRows.ts';
import type { ColumnMapping } from '../reading/guessColumns.ts';
import type { ImportTable } from '../reading/importTable.ts';
import type { RunState } from '../run/runSequentially.ts';
import styles from './ImportReview.module.css';
import { reviewColumns, reviewFilters, type ReviewedRow, type ReviewWords } from './reviewColumns.tsx';

interface ImportReviewProps<
  Row extends ReviewedRow<Field>,
  Field extends string,
  Choice extends string,
  Outcome extends string,
> {
  /** Names the table and its file. */
  id: string;
  table: ImportTable;
  /** The fields a column of the file can have. */
  choices: readonly { readonly id: Choice; readonly label: string }[];
  mapping: ColumnMapping<Choice>;
  /** Required fields without a column. */
  missing: readonly Choice[];
  state: RunState;
  onMapping: (mapping: ColumnMapping<Choice>) => void;
  onTable: (table: ImportTable) => void;
  /** What would be imported, then the run. */
  panel: ReactNode;
  /** Shown instead of the panel and the rows, while there is nothing to compare with. */
  instead?: ReactNode;
  rows: readonly Row[];
  /** Must keep its identity while nothing changes. */
  words: ReviewWords<Row, Field, Outcome>;
  statuses: readonly RowStatus[];
  nameOf: (row: Row) => string;
  searchLabel: string;
}

/** A file's dry run, row by row, then the import and each row's outcome. */
export function ImportReview<
  Row extends ReviewedRow<Field>,
  Field extends string,
  Choice extends string,
  Outcome extends string,
>(props: ImportReviewProps<Row, Field, Choice, Outcome>) {
  const { state, panel, instead, rows, words, statuses, nameOf } = props;
  const { t } = useTexts('importing');
  const focus = useStepFocus<HTMLDivElement>(state);
  const columns = useMemo(() => reviewColumns(t, words), [t, words]);
  const filters = useMemo(() => reviewFilters(t, statuses, words.outcomes), [t, statuses, words]);
  return (
    <div className={styles.parts}>
      <ColumnChoice
        table={props.table}
        columns={props.choices}
        mapping={props.mapping}
        missing={props.missing}
        disabled={state !== 'notStarted'}
        onChange={props.onMapping}
        onHeader={props.onTable}
      />
      {instead ?? (
        <>
          <div ref={focus}>
            <Card>{panel}</Card>
          </div>
          <Card flush>
            <DataTable
              id={props.id}
              label={t('review.list')}
              columns={columns}
              rows={rows}
              rowKey={({ line }) => String(line)}
              rowName={nameOf}
              searchLabel={props.searchLabel}
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
