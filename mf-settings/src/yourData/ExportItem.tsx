import { useState } from 'react';
import { fetchStorageFile, useNow } from 'shared-lib/data';
import { isExportReady, isExportRunning, type DataExport } from 'mf-settings/domain';
import { formatDate, formatDateTime, useTexts } from 'shared-lib/i18n';
import { Button, downloadFile, showToast, StatusBadge, useDeliveryFailureText } from 'shared-lib/ui';
import delivery from '../delivery/MailState.module.css';
import { formatFileSize } from './formatFileSize.ts';
import styles from './YourData.module.css';

const meanings = {
  collecting: 'info',
  packing: 'info',
  ready: 'good',
  failed: 'bad',
  expired: 'neutral',
} as const;

/** An export: its progress, its content, and its file until it expires. */
export function ExportItem({ dataExport }: { dataExport: DataExport }) {
  const { t, i18n } = useTexts('mf-settings');
  const now = useNow();
  const why = useDeliveryFailureText();
  const [isDownloading, setDownloading] = useState(false);
  const { state, requestedAt, documents, files, filesLeftOut, bytes, path, expiresAt, mailFailure } =
    dataExport;
  const isReady = isExportReady(dataExport, now);
  const shown = state === 'ready' && !isReady ? 'expired' : state;

  async function download() {
    if (path === null) return;
    setDownloading(true);
    const loaded = await fetchStorageFile(path);
    setDownloading(false);
    if (loaded.ok) downloadFile(path.slice(path.lastIndexOf('/') + 1), loaded.file);
    else showToast({ meaning: 'bad', message: t('yourData.export.notDownloaded') });
  }

  return (
    <li className={styles.item}>
      <span className={styles.when}>{formatDateTime(requestedAt, i18n.language)}</span>
      <StatusBadge meaning={meanings[shown]}>{t(`yourData.export.states.${shown}`)}</StatusBadge>
      <p className={styles.details} role="status">
        {t('yourData.export.records', { count: documents })}
        {state !== 'collecting' && ` · ${t('yourData.export.files', { count: files })}`}
      </p>
      {isExportRunning(dataExport) && <p className={styles.details}>{t('yourData.export.running')}</p>}
      {state === 'failed' && <p className={styles.details}>{t('yourData.export.failedText')}</p>}
      {filesLeftOut > 0 && (
        <p className={styles.details}>{t('yourData.export.leftOut', { count: filesLeftOut })}</p>
      )}
      {isReady && mailFailure !== null && (
        <p className={delivery.lost}>{t('delivery.export', { reason: why(mailFailure) })}</p>
      )}
      {isReady && expiresAt !== null && (
        <>
          <p className={styles.details}>
            {t('yourData.export.until', { day: formatDate(expiresAt, i18n.language) })}
          </p>
          <Button className={styles.download ?? ''} loading={isDownloading} onClick={() => void download()}>
            {t('yourData.export.download', { size: formatFileSize(bytes, i18n.language) })}
          </Button>
        </>
      )}
    </li>
  );
}
