import { useId } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { outcomeOf, outcomes } from './outcomeOf.ts';
import styles from './RunPanel.module.css';
import type { ImportState } from './useImport.ts';

/** Shows how far a run is or how it ended, with the buttons that stop it or go on. */
export function RunPanel({ importing }: { importing: ImportState }) {
  const { t } = useTexts('mf-team');
  const id = useId();
  const { listed, lines, state, isRunning, toRun, toRetry, run, stop, open } = importing;
  const ofRun = new Set(lines);
  const isLeft = new Set(toRun);
  const done = listed.filter(
    ({ line, result }) => ofRun.has(line) && result !== null && !isLeft.has(line),
  ).length;
  const counts = outcomes.flatMap((outcome) => {
    const count = listed.filter((row) => outcomeOf(row) === outcome).length;
    return count > 0 ? t(`importMembers.run.summary.${outcome}`, { count }) : [];
  });

  return (
    <div className={styles.panel}>
      {isRunning && (
        <div className={styles.progress}>
          <label htmlFor={id}>{t('importMembers.run.progress', { done, all: lines.length })}</label>
          <progress id={id} max={lines.length} value={done} />
        </div>
      )}
      <div role="status" className={styles.end} data-meaning={state}>
        {state === 'stopping' && <p>{t('importMembers.run.stopping')}</p>}
        {(state === 'finished' || state === 'stopped' || state === 'interrupted') && (
          <>
            <p>
              <strong>{t(`importMembers.run.${state}`)}</strong>
            </p>
            <p>{counts.join(' · ')}</p>
          </>
        )}
      </div>
      {!isRunning && <p className={styles.text}>{t('importMembers.run.download')}</p>}
      <div className={styles.actions}>
        {isRunning ? (
          <Button variant="default" disabled={state === 'stopping'} onClick={stop}>
            {t('importMembers.run.stop')}
          </Button>
        ) : (
          <>
            <Button variant="default" onClick={() => open(null)}>
              {t('importMembers.review.anotherFile')}
            </Button>
            {toRetry.length > 0 && (
              <Button variant="default" onClick={() => void run(toRetry)}>
                {t('importMembers.run.retry', { count: toRetry.length })}
              </Button>
            )}
            {toRun.length > 0 && (
              <Button onClick={() => void run(toRun)}>
                {t('importMembers.run.continue', { count: toRun.length })}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}
