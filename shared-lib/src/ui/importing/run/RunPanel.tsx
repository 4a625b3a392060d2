import { Button } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/index.ts';
import styles from './run.module.css';
import type { RunState } from './runSequentially.ts';

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
export function RunPanel({ state, done, all, counts, interrupted, onStop, actions }: RunPanelProps) {
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
