import { IconCopy } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { Button, showToast } from 'shared-lib/ui';
import { DialogFooter, Modal } from 'shared-lib/ui/dialogs';
import styles from './ManagersTab.module.css';

/** A link as shown to its author, only once. */
export interface CreatedLink {
  readonly name: string;
  /** Where it was sent; null for nowhere. */
  readonly email: string | null;
  readonly address: string;
}

/** Shows a new link for copying, since it isn't stored anywhere. */
export function CreatedLinkPanel({ made, onClose }: { made: CreatedLink; onClose: () => void }) {
  const { t } = useTexts('mf-communities');
  const { name, email, address } = made;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showToast({ meaning: 'good', message: t('managers.made.copied') }),
      () => showToast({ meaning: 'bad', message: t('managers.made.notCopied') }),
    );
  return (
    <Modal opened onClose={onClose} title={t('managers.made.title', { name })}>
      <p className={styles.first}>{t('managers.made.text')}</p>
      <label className={styles.madeLabel}>
        {t('managers.made.address')}
        <input
          className={styles.made}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      {email !== null && <p>{t('managers.made.mailed', { email })}</p>}
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {t('managers.made.close')}
        </Button>
        <Button leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void copy()} data-autofocus>
          {t('managers.made.copy')}
        </Button>
      </DialogFooter>
    </Modal>
  );
}
