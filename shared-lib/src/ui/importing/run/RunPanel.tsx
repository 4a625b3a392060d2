import { Button } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import styles from './RunPanel.module.css';
import type { RunState } from './runInOrder.ts';

interface RunPanelProps {
  state: RunState;
  /** How many rows of the run are done, and how many it has. */
  done: number;
  all: number;
  /** What came of the rows, in words. */
  counts: readonly string[];
  /** What to say of a run that was interrupted. */
  interrupted: ReactNode;
  onStop: () => void;
  /** The buttons once nothing runs. */
  actions: ReactNode;
}

/** Shows how far a run is or how it ended, with the buttons that stop it or go on. */
export function RunPanel({ state, done, all, counts, interrupted, onStop, actions }: RunPanelProps) {
  const { t } = useTexts('importing');
  const id = useId();
  const isRunning = state === 'running' || state === 'stopping';
  return (
    <div className={styles.panel}>
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
      <div className={styles.actions}>
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
