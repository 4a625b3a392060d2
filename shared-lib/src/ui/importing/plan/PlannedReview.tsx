import { useMemo, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { Card } from '../../base/cards/Card.tsx';
import { ListSkeleton } from '../../base/states/ListSkeleton.tsx';
import { SectionError } from '../../base/states/SectionError.tsx';
import { useKeptFocus } from '../../base/screen/useKeptFocus.ts';
import { DataTable } from '../../lists/table/DataTable.tsx';
import type { Filter } from '../../lists/table/columns/column.ts';
import { ColumnChoice } from '../choosing/ColumnChoice.tsx';
import type { ImportKind } from '../importKind.ts';
import type { ImportTable } from '../reading/importTable.ts';
import { outcomes, standings, type ListedRow } from './listPlanned.ts';
import { plannedColumns } from './plannedColumns.tsx';
import { PlannedRun } from '../run/PlannedRun.tsx';
import styles from './PlannedReview.module.css';
import type { PlannedImportState } from './usePlannedImport.ts';

interface PlannedReviewProps<Field extends string, Values extends object, Existing> {
  kind: ImportKind<Field, Values, Existing>;
  importing: PlannedImportState<Field, Values>;
  table: ImportTable;
  note: ReactNode;
}

/** A file's dry run, row by row, then the import and each row's outcome. */
export function PlannedReview<Field extends string, Values extends object, Existing>(
  props: PlannedReviewProps<Field, Values, Existing>,
) {
  const { kind, importing, table, note } = props;
  const { t } = useTexts('importing');
  const { mapping, setMapping, listed, state, isCompared, hasFailed } = importing;
  const hasBegun = state !== 'notStarted';
  const panel = useKeptFocus<HTMLDivElement>(state);
  const columns = useMemo(() => plannedColumns(t, kind, hasBegun), [t, kind, hasBegun]);
  const filters = useMemo(
    (): Filter<ListedRow<Field, Values>>[] => [
      {
        id: 'check',
        label: t('columns.standing'),
        kind: 'choice',
        options: standings.map((value) => ({ value, label: t(`standings.${value}`) })),
        values: ({ standing }) => standing,
      },
      ...(hasBegun
        ? [
            {
              id: 'result',
              label: t('columns.result'),
              kind: 'choice',
              options: outcomes.map((value) => ({ value, label: t(`outcomes.${value}`) })),
              values: ({ outcome }) => outcome ?? [],
            } satisfies Filter<ListedRow<Field, Values>>,
          ]
        : []),
    ],
    [t, hasBegun],
  );
  const missing = kind.fields.filter(({ id, isNeeded }) => isNeeded && mapping[id] === undefined);

  return (
    <div className={styles.parts}>
      <ColumnChoice
        table={table}
        columns={kind.fields}
        mapping={mapping}
        missing={missing.map(({ id }) => id)}
        disabled={hasBegun}
        onChange={setMapping}
        onHeader={importing.open}
      />
      {hasFailed ? (
        <Card>
          <SectionError text={t('review.notCompared')} onRetry={importing.compare} />
        </Card>
      ) : !isCompared ? (
        <Card>
          <p className={styles.text} role="status">
            {t('review.comparing')}
          </p>
          <ListSkeleton rows={4} />
        </Card>
      ) : (
        <>
          <div ref={panel}>
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
