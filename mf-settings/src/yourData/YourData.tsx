import { isExportReady, isExportRunning, type DataExport } from 'mf-settings/domain';
import { useState } from 'react';
import { fetchStorageFile, useAccount, useCustomer, useNow } from 'shared-lib/data';
import type { Customer } from 'shared-lib/domain';
import { formatDate, formatDateTime, useTexts } from 'shared-lib/i18n';
import {
  Button,
  Card,
  downloadFile,
  LazyContent,
  lazyPart,
  ListSkeleton,
  LiveContent,
  showToast,
  StatusBadge,
  useDeliveryFailureText,
} from 'shared-lib/ui';
import { startExport, undoDeletion, useDataExports } from '../data/ownData.api.ts';
import delivery from '../delivery/MailState.module.css';
import settings from '../settings/SettingsTab.module.css';
import styles from './YourData.module.css';
import { formatFileSize } from './formatFileSize.ts';

const explained = ['failed-precondition', 'resource-exhausted'] as const;

const meanings = {
  collecting: 'info',
  packing: 'info',
  ready: 'good',
  failed: 'bad',
  expired: 'neutral',
} as const;

/** An export: its progress, its content, and its file until it expires. */
function ExportItem({ dataExport }: { dataExport: DataExport }) {
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
      <p className={`vh-muted vh-digits ${styles.details}`} role="status">
        {t('yourData.export.records', { count: documents })}
        {state !== 'collecting' && ` · ${t('yourData.export.files', { count: files })}`}
      </p>
      {isExportRunning(dataExport) && (
        <p className={`vh-muted vh-digits ${styles.details}`}>{t('yourData.export.running')}</p>
      )}
      {state === 'failed' && (
        <p className={`vh-muted vh-digits ${styles.details}`}>{t('yourData.export.failedText')}</p>
      )}
      {filesLeftOut > 0 && (
        <p className={`vh-muted vh-digits ${styles.details}`}>
          {t('yourData.export.leftOut', { count: filesLeftOut })}
        </p>
      )}
      {isReady && mailFailure !== null && (
        <p className={delivery.lost}>{t('delivery.export', { reason: why(mailFailure) })}</p>
      )}
      {isReady && expiresAt !== null && (
        <>
          <p className={`vh-muted vh-digits ${styles.details}`}>
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

/** The owner's exports: starts one, shows its progress, and offers the latest for download. */
function ExportEverything() {
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
            <ul className={`vh-list ${styles.list}`} aria-label={t('yourData.export.list')}>
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

const dialog = lazyPart('The dialog to delete the business', async () => {
  const { DeleteDialog } = await import('./DeleteDialog.tsx');
  return DeleteDialog;
});

/** Deletes the business, or cancels the deletion. Admins only see when it is due. */
function DeleteBusiness() {
  const customer = useCustomer();
  return (
    <LiveContent live={customer}>{(found) => found !== null && <Deletion customer={found} />}</LiveContent>
  );
}

function Deletion({ customer }: { customer: Customer }) {
  const { t, i18n } = useTexts('mf-settings');
  const { role } = useAccount();
  const [isOpen, setOpen] = useState(false);
  const [isKeeping, setKeeping] = useState(false);
  const { businessName: name, deletion } = customer;
  const isOwner = role === 'owner';

  async function keep() {
    setKeeping(true);
    const result = await undoDeletion();
    setKeeping(false);
    if (result.ok) return showToast({ meaning: 'good', message: t('yourData.delete.kept') });
    const hasBegun = result.error.code === 'failed-precondition';
    showToast({
      meaning: 'bad',
      message: t(hasBegun ? 'yourData.delete.begun' : 'yourData.delete.cancelFailed'),
    });
  }

  if (deletion !== null) {
    return (
      <>
        <p className={styles.problem}>
          {t('yourData.delete.planned', { name, day: formatDate(deletion.dueAt, i18n.language) })}
        </p>
        {isOwner ? (
          <Button className={styles.action ?? ''} loading={isKeeping} onClick={() => void keep()}>
            {t('yourData.delete.keep')}
          </Button>
        ) : (
          <p className={styles.text}>{t('yourData.export.ownerOnly')}</p>
        )}
      </>
    );
  }
  if (!isOwner) return <p className={styles.text}>{t('yourData.export.ownerOnly')}</p>;
  if (name.trim() === '') return <p className={styles.text}>{t('yourData.delete.unnamed')}</p>;
  return (
    <>
      <Button className={`${styles.action} ${styles.delete}`} variant="outline" onClick={() => setOpen(true)}>
        {t('yourData.delete.action', { name })}
      </Button>
      <LazyContent part={dialog} isWanted={isOpen} onFailed={() => setOpen(false)}>
        {(DeleteDialog) => <DeleteDialog name={name} opened={isOpen} onClose={() => setOpen(false)} />}
      </LazyContent>
    </>
  );
}

/** The owner's options for the business's data: export and deletion. */
export function YourData() {
  const { t } = useTexts('mf-settings');
  const { role } = useAccount();
  return (
    <section aria-labelledby="your-data">
      <h3 id="your-data" className={settings.group}>
        {t('yourData.title')}
      </h3>
      <div className="vh-grid">
        <div data-setting="export">
          <Card>
            <h4 className="vh-subtitle">{t('yourData.export.title')}</h4>
            <p className={styles.text}>{t('yourData.export.text')}</p>
            {role === 'owner' ? (
              <ExportEverything />
            ) : (
              <p className={styles.text}>{t('yourData.export.ownerOnly')}</p>
            )}
          </Card>
        </div>
        <div data-setting="delete">
          <Card>
            <h4 className="vh-subtitle">{t('yourData.delete.title')}</h4>
            <p className={styles.text}>{t('yourData.delete.text')}</p>
            <DeleteBusiness />
          </Card>
        </div>
      </div>
    </section>
  );
}
