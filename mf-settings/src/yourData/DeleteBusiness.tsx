import { useState } from 'react';
import { undoDeletion } from '../data/ownData.api.ts';
import { useAccount, useCustomer } from 'shared-lib/data';
import type { Customer } from 'shared-lib/domain';
import { formatDate, useTexts } from 'shared-lib/i18n';
import { Button, lazyPart, LazyContent, LiveContent, showToast } from 'shared-lib/ui';
import styles from './YourData.module.css';

const dialog = lazyPart('The dialog to delete the business', async () => {
  const { DeleteDialog } = await import('./DeleteDialog.tsx');
  return DeleteDialog;
});

/** Deletes the business, or cancels the deletion. Admins only see when it is due. */
export function DeleteBusiness() {
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
