import { useTexts } from 'shared-lib/i18n';
import { Button, LazyOverlay, lazyPart, useAddressState } from 'shared-lib/ui';
import { useOwnersAlone } from '../../settings/useOwnersAlone.ts';
import styles from './Business.module.css';

const dialog = lazyPart('The form for the address of the business', async () => {
  const { AddressDialog } = await import('./AddressDialog.tsx');
  return AddressDialog;
});

/** The address of the business's public pages, and what changes it. */
export function AddressRow({ slug }: { slug: string | null }) {
  const { t } = useTexts('mf-settings');
  const ownersAlone = useOwnersAlone();
  const form = useAddressState('address');
  const isOpen = form.isOpen && ownersAlone === null;
  return (
    <div className={styles.row} data-setting="address">
      <div className={styles.words}>
        <p className={styles.label}>{t('account.business.address.label')}</p>
        <p className="vh-soft">
          {slug === null
            ? t('account.business.address.none')
            : t('account.business.address.now', { address: `${window.location.host}/${slug}` })}
        </p>
        {ownersAlone !== null && <p className="vh-soft">{ownersAlone}</p>}
      </div>
      <Button variant="default" disabled={ownersAlone !== null} onClick={() => form.open()} {...dialog.ahead}>
        {t('account.business.address.change')}
      </Button>
      <LazyOverlay part={dialog} isOpen={isOpen} onClose={form.close}>
        {(AddressDialog) => isOpen && <AddressDialog slug={slug} onClose={form.close} />}
      </LazyOverlay>
    </div>
  );
}
