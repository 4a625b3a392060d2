import { useMemo, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { Card } from '../../base/cards/Card.tsx';
import { ListSkeleton } from '../../base/states/ListSkeleton.tsx';
import { SectionError } from '../../base/states/SectionError.tsx';
import type { ImportKind } from '../importKind.ts';
import type { ImportTable } from '../reading/importTable.ts';
import { ImportReview } from '../review/ImportReview.tsx';
import { reviewColumns } from '../review/reviewColumns.tsx';
import { PlannedRun } from '../run/PlannedRun.tsx';
import { rowStatuses } from './listImportRows.ts';
import styles from './PlannedReview.module.css';
import { plannedWords } from './plannedWords.tsx';
import type { PlannedImportState } from './usePlannedImport.ts';

interface PlannedReviewProps<Field extends string, Values extends object, Existing> {
  kind: ImportKind<Field, Values, Existing>;
  importing: PlannedImportState<Field, Values>;
  table: ImportTable;
  note: ReactNode;
}

/** The review of an import in parts: first without a comparison, then the dry run and the run. */
export function PlannedReview<Field extends string, Values extends object, Existing>({
  kind,
  importing,
  table,
  note,
}: PlannedReviewProps<Field, Values, Existing>) {
  const { t } = useTexts('importing');
  const { mapping, listed, state, isCompared, hasFailed } = importing;
  const hasBegun = state !== 'notStarted';
  const words = useMemo(() => plannedWords(t, kind, hasBegun), [t, kind, hasBegun]);
  const columns = useMemo(() => reviewColumns(t, words), [t, words]);
  const missing = kind.fields.filter(({ id, isNeeded }) => isNeeded && mapping[id] === undefined);
  const waiting = hasFailed ? (
    <Card>
      <SectionError text={t('review.notCompared')} onRetry={importing.compare} />
    </Card>
  ) : (
    !isCompared && (
      <Card>
        <p className={styles.text} role="status">
          {t('review.comparing')}
        </p>
        <ListSkeleton rows={4} />
      </Card>
    )
  );
  return (
    <ImportReview
      id={kind.id}
      table={table}
      choices={kind.fields}
      mapping={mapping}
      missing={missing.map(({ id }) => id)}
      state={state}
      onMapping={importing.setMapping}
      onTable={importing.open}
      instead={waiting || null}
      panel={<PlannedRun kind={kind} importing={importing} note={note} columns={columns} />}
      rows={listed}
      words={words}
      statuses={rowStatuses}
      nameOf={({ texts }) => kind.nameOf(texts)}
      searchLabel={t('review.search')}
    />
  );
}
