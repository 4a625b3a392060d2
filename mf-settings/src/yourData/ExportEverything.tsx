import { useState } from 'react';
import { startExport, useDataExports } from '../data/ownData.api.ts';
import { isExportRunning } from 'mf-settings/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, ListSkeleton, LiveContent } from 'shared-lib/ui';
import { ExportItem } from './ExportItem.tsx';
import styles from './YourData.module.css';

const explained = ['failed-precondition', 'resource-exhausted'] as const;

/** The owner's exports: starts one, shows its progress, and offers the latest for download. */
export function ExportEverything() {
  const { t } = useTexts('mf-settings');
  const exports = useDataExports();
  const [state, setState] = useState<'idle' | 'starting' | (typeof explained)[number] | 'unknown'>('idle');

  async function start() {
    setState('starting');
    const result = await startExport();
    if (result.ok) return setState('idle');
    const { code } = result.error;
    setState(explained.find((known) => known === code) ?? 'unknown');
  }

  const isRunning = exports.status === 'ready' && exports.data.some(isExportRunning);
  return (
    <>
      {state !== 'idle' && state !== 'starting' && (
        <p role="alert" className={styles.problem}>
          {t(`yourData.export.problems.${state}`)}
        </p>
      )}
      <Button
        className={styles.action ?? ''}
        variant="default"
        loading={state === 'starting'}
        disabled={isRunning}
        onClick={() => void start()}
      >
        {t('yourData.export.start')}
      </Button>
      <LiveContent live={exports} skeleton={<ListSkeleton rows={1} />}>
        {(found) =>
          found.length === 0 ? (
            <p className={styles.text}>{t('yourData.export.empty')}</p>
          ) : (
            <ul className={styles.list} aria-label={t('yourData.export.list')}>
              {found.map((dataExport) => (
                <ExportItem key={dataExport.id} dataExport={dataExport} />
              ))}
            </ul>
          )
        }
      </LiveContent>
    </>
  );
}
