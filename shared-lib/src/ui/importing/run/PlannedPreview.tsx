import { Button, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import type { ImportKind } from '../importKind.ts';
import { rowStatuses } from '../plan/listImportRows.ts';
import type { PlannedImportState } from '../plan/usePlannedImport.ts';
import styles from './run.module.css';

interface PlannedPreviewProps<Field extends string, Values extends object, Existing> {
  kind: ImportKind<Field, Values, Existing>;
  importing: PlannedImportState<Field, Values>;
  note: ReactNode;
  /** Buttons next to the one that starts the import. */
  actions: ReactNode;
}

/** A preview of an import's effects, by kind of row, with its start button. */
export function PlannedPreview<Field extends string, Values extends object, Existing>({
  kind: { limit, canSkip },
  importing,
  note,
  actions,
}: PlannedPreviewProps<Field, Values, Existing>) {
  const { t } = useTexts('importing');
  const { listed, toSend, offered, refused, usesFallback, setUsesFallback, take, run } = importing;
  const counts = rowStatuses.flatMap((status) => {
    const rows = listed.filter((row) => row.status === status);
    return rows.length > 0 ? [{ status, rows, words: t(`counts.${status}`, { count: rows.length }) }] : [];
  });
  const { fallback } = limit ?? {};
  const hasFallback = offered.some((plan) => refused.has(plan.line) && fallback?.planOf(plan));
  return (
    <div className={styles.panel}>
      <ul className={`vh-list vh-digits ${styles.counts}`}>
        {counts.map(({ status, rows, words }) => (
          <li key={status} data-status={status}>
            {canSkip && (status === 'new' || status === 'changed') ? (
              <TakeAll rows={rows} onTake={take}>
                {words}
              </TakeAll>
            ) : (
              words
            )}
          </li>
        ))}
      </ul>
      <div role="status">
        {limit && refused.size > 0 && (
          <div className="vh-refused">
            <strong>
              {[...new Set([...refused.values()].map((refusal) => limit.words(refusal)))].join(' ')}
            </strong>{' '}
            {!(hasFallback && usesFallback) && t('review.beyond', { count: refused.size })}
            {limit.offer?.(offered, refused)}
            {fallback && hasFallback && (
              <Switch
                className={styles.fallback ?? ''}
                label={fallback.label}
                checked={usesFallback}
                onChange={({ currentTarget }) => setUsesFallback(currentTarget.checked)}
              />
            )}
          </div>
        )}
      </div>
      {note}
      <p className="vh-soft">{t(toSend.length > 0 ? 'review.emptyCells' : 'review.nothingToDo')}</p>
      <div className="vh-end">
        {actions}
        <Button disabled={toSend.length === 0} onClick={() => void run()}>
          {t('review.run', { count: toSend.length })}
        </Button>
      </div>
    </div>
  );
}

interface TakeAllProps {
  rows: readonly { readonly line: number; readonly isTaken: boolean }[];
  onTake: (lines: readonly number[], isTaken: boolean) => void;
  children: ReactNode;
}

/** Imports all rows of a kind, or none; indeterminate if only some are imported. */
function TakeAll({ rows, onTake, children }: TakeAllProps) {
  const taken = rows.filter(({ isTaken }) => isTaken).length;
  const isPartial = taken > 0 && taken < rows.length;
  return (
    <label className={styles.take}>
      <input
        type="checkbox"
        className="vh-check"
        checked={taken === rows.length}
        ref={(element) => {
          if (element) element.indeterminate = isPartial;
        }}
        onChange={() =>
          onTake(
            rows.map(({ line }) => line),
            taken < rows.length,
          )
        }
      />
      {children}
    </label>
  );
}
