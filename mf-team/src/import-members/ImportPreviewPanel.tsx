import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { Switch } from 'shared-lib/ui/inputs';
import { PlanOffer } from 'shared-lib/ui/plans';
import { describeLimit } from './describeRow.ts';
import type { RowVerdict } from './checkRows.ts';
import styles from './ImportPreviewPanel.module.css';
import type { ImportState } from './useImport.ts';

/**
 * Shows what an import would do: the kinds of rows it includes, and those for which the plan has no room. Its
 * button starts the run.
 */
export function ImportPreviewPanel({ importing }: { importing: ImportState }) {
  const { t } = useTexts('mf-team');
  const { listed, toRun, beyondAsInactive, setBeyondAsInactive, run, open } = importing;
  const beyond = listed.filter(({ limit }) => limit !== null);
  const reasons = new Set(beyond.flatMap(({ limit }) => (limit ? describeLimit(t, limit) : [])));
  const canBeInactive = beyond.some(({ judgement }) => judgement.verdict === 'new');
  const hasAny = listed.some(({ canTake }) => canTake);

  return (
    <div className={styles.panel}>
      {hasAny ? (
        <div className={styles.takes}>
          <TakeAll importing={importing} verdict="new" />
          <TakeAll importing={importing} verdict="changed" />
        </div>
      ) : (
        <p className={styles.text}>{t('importMembers.review.nothingToImport')}</p>
      )}
      <div role="status">
        {beyond.length > 0 && (
          <div className={styles.problem}>
            <strong>{[...reasons].join(' ')}</strong>{' '}
            {!(beyondAsInactive && canBeInactive) &&
              t('importMembers.review.beyond', { count: beyond.length })}
            <PlanOffer more={importing.need} elsewhere />
            {canBeInactive && (
              <Switch
                className={styles.asInactive ?? ''}
                label={t('importMembers.review.asInactive')}
                checked={beyondAsInactive}
                onChange={({ currentTarget }) => setBeyondAsInactive(currentTarget.checked)}
              />
            )}
          </div>
        )}
      </div>
      {hasAny && (
        <p className={styles.text}>
          {t('importMembers.review.invitations')} {t('importMembers.review.statusStays')}
        </p>
      )}
      <div className="vh-end">
        <Button variant="default" onClick={() => open(null)}>
          {t('importMembers.review.anotherFile')}
        </Button>
        <Button disabled={toRun.length === 0} onClick={() => void run(toRun)}>
          {t('importMembers.review.run', { count: toRun.length })}
        </Button>
      </div>
    </div>
  );
}

/** A checkbox that includes all rows of a kind, or none. It is indeterminate if only some are included. */
function TakeAll({ importing, verdict }: { importing: ImportState; verdict: RowVerdict['verdict'] }) {
  const { t } = useTexts('mf-team');
  const rows = importing.listed.filter(({ judgement, canTake }) => canTake && judgement.verdict === verdict);
  if (rows.length === 0) return null;
  const taken = rows.filter(({ isTaken }) => isTaken).length;
  const key = verdict === 'new' ? 'addNew' : 'updateChanged';
  return (
    <label className={styles.take}>
      <input
        type="checkbox"
        checked={taken === rows.length}
        ref={(element) => {
          if (element) element.indeterminate = taken > 0 && taken < rows.length;
        }}
        onChange={() =>
          importing.take(
            rows.map(({ line }) => line),
            taken < rows.length,
          )
        }
      />
      {t(`importMembers.review.${key}`, { count: rows.length })}
    </label>
  );
}
