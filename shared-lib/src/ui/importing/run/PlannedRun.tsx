import { IconDownload } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import { showToast } from '../../base/toasts/toastQueue.ts';
import type { Column } from '../../lists/table/columns/column.ts';
import { useCsvExport } from '../../lists/table/csv/useCsvExport.ts';
import { ConfirmDialog } from '../../overlays/dialogs/ConfirmDialog.tsx';
import type { ImportKind } from '../importKind.ts';
import { outcomes, type ListedRow } from '../plan/listImportRows.ts';
import { PlannedPreview } from './PlannedPreview.tsx';
import type { PlannedImportState } from '../plan/usePlannedImport.ts';
import styles from './run.module.css';
import type { RunState } from './sendWithRetry.ts';

interface PlannedRunProps<Field extends string, Values extends object, Existing> {
  kind: ImportKind<Field, Values, Existing>;
  importing: PlannedImportState<Field, Values>;
  note: ReactNode;
  /** The rows' columns, for a file of skipped rows. */
  columns: readonly Column<ListedRow<Field, Values>>[];
}

interface RunPanelProps {
  state: RunState;
  /** Number of completed rows. */
  done: number;
  all: number;
  /** Outcomes as text. */
  counts: readonly string[];
  /** The message for an interrupted run. */
  interrupted: ReactNode;
  onStop: () => void;
  /** Buttons shown when nothing is running. */
  actions: ReactNode;
}

/** A run's progress or outcome, with buttons to stop or continue. */
function RunPanel({ state, done, all, counts, interrupted, onStop, actions }: RunPanelProps) {
  const { t } = useTexts('importing');
  const id = useId();
  const isRunning = state === 'running' || state === 'stopping';
  return (
    <div className={styles.runPanel}>
      {isRunning && (
        <div className={styles.progress}>
          <label htmlFor={id}>{t('run.progress', { done, all })}</label>
          <progress id={id} max={all} value={done} />
        </div>
      )}
      <div role="status" className={styles.end} data-meaning={state}>
        {state === 'stopping' && <p>{t('run.stopping')}</p>}
        {(state === 'finished' || state === 'stopped' || state === 'interrupted') && (
          <>
            <p>
              <strong>{state === 'interrupted' ? interrupted : t(`run.${state}`)}</strong>
            </p>
            <p>{counts.join(' · ')}</p>
          </>
        )}
      </div>
      {!isRunning && <p className={styles.text}>{t('run.download')}</p>}
      <div className="vh-end">
        {isRunning ? (
          <Button variant="default" disabled={state === 'stopping'} onClick={onStop}>
            {t('run.stop')}
          </Button>
        ) : (
          actions
        )}
      </div>
    </div>
  );
}

/** A summary of what the import would do and its start button; then its progress, and the way back. */
export function PlannedRun<Field extends string, Values extends object, Existing>({
  kind,
  importing,
  note,
  columns,
}: PlannedRunProps<Field, Values, Existing>) {
  const { t } = useTexts('importing');
  const [isUndoing, setIsUndoing] = useState(false);
  const { listed, state, toSend, interruption, open, run, undo, hasDone } = importing;
  const anotherFile = (
    <Button variant="default" onClick={() => open(null)}>
      {t('review.anotherFile')}
    </Button>
  );
  const leftOut = listed.filter(
    ({ status }) => status === 'invalid' || status === 'duplicate' || status === 'left',
  );
  const file = useCsvExport(`${kind.id}-left-out`, columns, () =>
    Promise.resolve({ ok: true, items: leftOut }),
  );
  const downloadLeftOut = leftOut.length > 0 && (
    <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={file.start}>
      {t('review.leftOut', { count: leftOut.length })}
    </Button>
  );

  if (state === 'notStarted') {
    const actions = (
      <>
        {downloadLeftOut}
        {anotherFile}
      </>
    );
    return <PlannedPreview kind={kind} importing={importing} note={note} actions={actions} />;
  }

  const counts = outcomes.flatMap((outcome) => {
    const count = listed.filter((row) => row.outcome === outcome).length;
    return count > 0 ? t(`results.${outcome}`, { count }) : [];
  });
  const interrupted = t(`run.broken.${interruption ?? 'lost'}`);
  return (
    <>
      <RunPanel
        state={state}
        {...importing.progress}
        counts={counts}
        interrupted={interrupted}
        onStop={importing.stop}
        actions={
          <>
            {downloadLeftOut}
            {anotherFile}
            {hasDone && undo && (
              <Button variant="default" onClick={() => setIsUndoing(true)}>
                {t('undo.action')}
              </Button>
            )}
            {toSend.length > 0 && (
              <Button onClick={() => void run()}>
                {t(state === 'finished' ? 'run.retry' : 'run.continue', { count: toSend.length })}
              </Button>
            )}
          </>
        }
      />
      {undo && (
        <ConfirmDialog
          opened={isUndoing}
          title={t('undo.title')}
          action={t('undo.action')}
          destructive
          onConfirm={async () => {
            const undone = await undo();
            if (!undone.ok) return { ok: false, message: t('undo.failed') };
            showToast({ meaning: 'good', message: t('undo.done', { ...undone.value }) });
            open(null);
            return { ok: true };
          }}
          onClose={() => setIsUndoing(false)}
        >
          {t('undo.text')}
        </ConfirmDialog>
      )}
    </>
  );
}
